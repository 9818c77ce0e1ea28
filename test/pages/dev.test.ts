/** `npm run dev` in a copy of the project: an open page shows each change at once. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { freePort } from '../faults/left-behind';
import { until } from '../support/async-queue';
import { Copy, SERVER } from '../scripts/copy';
import { openBrowser, visit } from './browser';

let browser: Browser;
let copy: Copy;
let child: ChildProcess;
let said = '';
beforeAll(async () => {
  copy = new Copy([...SERVER, 'demo', 'web', 'tsconfig.json']);
  child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy.dir,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(await freePort()), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  copy.remove();
});

/** Waits for output that matches, and resolves with the captured group. */
async function hears(what: RegExp): Promise<string> {
  await until(() => {
    if (child.exitCode !== null) throw new Error(`it has ended:\n${said}`);
    return what.test(said);
  });
  return what.exec(said)?.[1] ?? '';
}

const HEALTH = `fetch('/livez').then((answer) => answer.text(), String)`;

it('puts a changed component into the open page, and starts the server again under it', async () => {
  const url = await hears(/with hot reload: (http:\S+?)\/?\s/);
  await hears(/open at http/);
  const { context, page } = await visit(browser, url);
  // On the first load Vite looks for dependencies, and may reload the page.
  context.setDefaultTimeout(60_000);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await title.waitFor();
  await page.evaluate(`globalThis.isStillThere = 'the same page'`);

  const heading = "<h1>{t('house.tagline')}</h1>";
  copy.replace(
    'web/src/features/lobby/front-page.tsx',
    heading,
    '<h1>Changed while you looked.</h1>',
  );
  await title.getByText('Changed while you looked.').waitFor();

  copy.replace('src/server/ops/health.ts', "status: 'ok'", "status: 'changed'");
  await until(async () => (await page.evaluate<string>(HEALTH)).includes('changed'));
  expect(await page.evaluate(`globalThis.isStillThere`)).toBe('the same page');
  expect(await title.textContent()).toBe('Changed while you looked.');
  await context.close();
});
