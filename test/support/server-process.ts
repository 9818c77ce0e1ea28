import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { TestClient } from './test-client';

const ROOT = join(__dirname, '../..');

/** Runs `npm run build`, which does nothing if the sources are unchanged. */
export function build(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
}

/** A server in its own process, from the built files. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly client: TestClient,
    private readonly heard: { text: string },
  ) {}

  /** The server's output and its log. */
  get said(): string {
    return this.heard.text;
  }

  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['dist/src/main.js'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const heard = { text: '' };
    const port = await new Promise<number>((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        heard.text += chunk.toString();
        const found = /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(heard.text)?.[1];
        if (found !== undefined) resolve(Number(found));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) =>
        reject(new Error(`the server ended with ${code}:\n${heard.text}`)),
      );
    });
    return new ServerProcess(child, new TestClient(port), heard);
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    this.client.close();
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.kill(signal);
    return ended;
  }

  /** Ends the server as a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends the server as a hosting service does. Resolves with the exit code. */
  stop(signal: 'SIGTERM' | 'SIGHUP' = 'SIGTERM'): Promise<number | null> {
    return this.end(signal);
  }
}
