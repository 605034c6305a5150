/**
 * The script every test page carries: it tells the server about each event that shows an action on a control.
 * Synchronous on purpose: the report has arrived before the action that caused it returns, so no test waits.
 * It listens on the document, where an application's own delegated handlers stand.
 */

/** One event that reached a control of a test page. */
export interface PageEvent {
  page: string;
  type: string;
  /** `data-who` where a page has twins, else what a person would call the control. */
  who: string;
  value: string;
}

export const EVENT_LOG_SCRIPT = `(() => {
  const types = ['pointerdown', 'mousedown', 'click', 'keydown', 'input', 'change', 'submit', 'drop'];
  const control = '[data-who],button,a,input,select,textarea,summary,[role],[contenteditable]';
  const who = (node) => node.dataset?.who || node.getAttribute?.('aria-label') || node.title ||
    node.textContent?.trim() || node.name || node.id || node.localName;
  const report = (event) => {
    const origin = event.composedPath()[0];
    const node = origin.closest?.(control) ?? origin;
    const request = new XMLHttpRequest();
    request.open('POST', '/__events', false);
    request.send(JSON.stringify({
      page: location.pathname, type: event.type, who: who(node), value: String(node.value ?? ''),
    }));
  };
  for (const type of types) document.addEventListener(type, report, true);
})()`;
