/** The bundled page script: an expression that yields the selector engine. Written by scripts/build-page-script.mjs. */
export declare const pageScript: string;
