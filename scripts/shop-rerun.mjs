import { playwrightTest, runEnvironment } from './demo/playwright.mjs';
const [folder, strict, ...rest] = process.argv.slice(2);
const { code, output } = await playwrightTest(folder, await runEnvironment(strict === 'strict' ? {CI:'1',RECALL_STRICT:'1'} : {}), '--project=sentences', '--reporter=playwright-recall/reporter,line', '--workers=1', ...rest);
console.log(code, output.slice(-9000));
