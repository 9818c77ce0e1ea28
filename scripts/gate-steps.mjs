import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from './install.mjs';

/**
 * Runs one npm script. Test output is shown live, other output at the end and only after a failure.
 */
export function runStep({ name, script, isTest = false }, env) {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: ROOT,
      stdio: isTest ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
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

/**
 * Reads the totals that a run of tests wrote. The run counts as failed without totals, without
 * tests, or with an exit status other than 0.
 */
export function readTotals(file, ok) {
  if (!existsSync(file)) return { ok: false, failed: 1, output: 'The tests could not be run.' };
  const { passed, failed, leftOut, failures, failedSuites, flaky } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  if (passed + failed === 0) return { ok: false, failed: 1, output: 'There were no tests.' };
  const output = failed > 0 || ok ? failures : 'All tests passed, and the run failed: see above.';
  return {
    ...{ ok: ok && failed === 0, passed, failed, leftOut, flaky, output: output ?? '' },
    ...(passed > 0 && { failedSuites: failedSuites?.map(({ suite }) => suite) }),
  };
}

export function line({ name, ok, seconds }) {
  return `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s`;
}
