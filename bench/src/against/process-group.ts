import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export type RunOptions = {
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly env?: NodeJS.ProcessEnv;
  /** True to print the output to stderr instead of collecting it. */
  readonly shown?: boolean;
};

/** Runs a command and returns its stdout. An abort ends the command and all its children. */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, signal, env = process.env, shown = false }: RunOptions,
): Promise<string> {
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env,
    // The command gets its own process group, so that an abort reaches its children.
    detached: true,
    stdio: shown ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGTERM');
  };
  signal.addEventListener('abort', end);
  try {
    const [code, stdout, stderr] = await Promise.all([
      new Promise<number | null>((resolve, reject) => {
        child.once('error', reject).once('close', resolve);
      }),
      child.stdout === null ? '' : text(child.stdout),
      child.stderr === null ? '' : text(child.stderr),
    ]);
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stderr}`);
    return stdout;
  } finally {
    signal.removeEventListener('abort', end);
  }
}
