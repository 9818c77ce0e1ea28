import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pause, remember, until } from './left-behind';

const ROOT = join(__dirname, '../..');
const START_MS = 30_000;

export type Readiness = { readonly status: number; readonly reason: string | null };

/**
 * A server in its own process, from the built files. It can be killed, frozen and started again.
 */
export class Node {
  private child: ChildProcess | null = null;
  /** The server's output on both streams since its last start. */
  said = '';
  private ended: Promise<number | null> = Promise.resolve(null);

  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isUp(): boolean {
    return this.child !== null;
  }

  /** Rejects with the server's output if it does not start. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, ['dist/src/main.js'], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'] ?? '',
        LOG_LEVEL: 'warn',
        PORT: String(this.port),
        TRUST_PROXY: '1',
        ...this.env,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.said = '';
    const forget = remember('pid', String(child.pid));
    const hear = (chunk: Buffer): void => {
      this.said = (this.said + String(chunk)).slice(-100_000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    this.ended = new Promise((resolve) => {
      child.once('close', (code) => {
        forget();
        if (this.child === child) this.child = null;
        resolve(code);
      });
    });
    this.child = child;
    await until('the server is open', START_MS, () => {
      if (this.child !== child) throw new Error(`the server ended: ${this.said}`);
      return this.said.includes('Ridotto is open');
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended;
  }

  /** Stops the server as a hosting service does. Resolves with the exit code and the duration. */
  async stop(): Promise<{ readonly code: number | null; readonly ms: number }> {
    const from = performance.now();
    this.signal('SIGTERM');
    const code = await Promise.race([this.ended, pause(20_000).then(() => -1)]);
    return { code, ms: performance.now() - from };
  }

  /** Limits the size of files that the server may write; null removes the limit. */
  limitFiles(bytes: number | null): void {
    const limit = bytes === null ? 'unlimited' : String(bytes);
    const args = ['--pid', String(this.child?.pid), `--fsize=${limit}:unlimited`];
    const { status, stderr } = spawnSync('prlimit', args);
    if (status !== 0) throw new Error(`prlimit: ${String(stderr)}`);
  }

  async readiness(): Promise<Readiness> {
    try {
      const signal = AbortSignal.timeout(5_000);
      const response = await fetch(`${this.url}/readyz`, { signal });
      const body = (await response.json()) as { readonly reason?: string };
      return { status: response.status, reason: body.reason ?? null };
    } catch {
      return { status: 0, reason: null };
    }
  }

  isReady = async (): Promise<boolean> => (await this.readiness()).status === 200;
}
