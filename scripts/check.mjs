/**
 * The one gate. Runs every step, prints a table, and exits with the number of steps that failed.
 * `--no-tests` leaves the tests out.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './install.mjs';

/** Steps that do not disturb each other, the longest first. */
const STEPS = [
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'build', script: 'build' },
  { name: 'format', script: 'format:check' },
  { name: 'generated files current', script: 'codegen:check' },
  { name: 'import directions', script: 'deps' },
  { name: 'no broken client', script: 'schema:check' },
  { name: 'dead code', script: 'dead' },
  { name: 'lock files', script: 'lock:check' },
];
const TESTS = [
  { name: 'tests', script: 'test' },
  { name: 'pages', script: 'test:web' },
  { name: 'long tests', script: 'test:long' },
];
const AT_ONCE = 2;

/** Runs one npm script; its output is shown at the end, and only when it failed. */
function run({ name, script }) {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env },
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = (ok) => {
      const seconds = (performance.now() - started) / 1000;
      console.log(line({ name, ok, seconds }));
      resolve({ name, ok, seconds, output: Buffer.concat(output).toString() });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

async function runAll(steps, atOnce) {
  const results = [];
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.push(await run(step));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

function line({ name, ok, seconds }) {
  return `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s`;
}

ensureInstalled();
const results = await runAll(STEPS, AT_ONCE);
if (!process.argv.includes('--no-tests')) results.push(...(await runAll(TESTS, 1)));

const failed = results.filter(({ ok }) => !ok);
for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
console.log(['', ...results.map(line), ''].join('\n'));
console.log(failed.length === 0 ? 'The gate is open.' : `Failed: ${failed.length}`);
process.exitCode = failed.length;
