import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** True if a private Redis can be started on this machine. */
export const hasRedisServer = (): boolean =>
  spawnSync('redis-server', ['--version']).error === undefined;

/** A private Redis that a test can suspend. */
export class OwnRedis {
  private constructor(
    private readonly child: ChildProcess,
    private readonly dir: string,
  ) {}

  static async start(): Promise<OwnRedis> {
    const dir = mkdtempSync(join(tmpdir(), 'ridotto-redis-'));
    const socket = join(dir, 'redis.sock');
    const args = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', args, { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('ready to accept connections')) resolve();
      });
    });
    return new OwnRedis(child, dir);
  }

  get url(): string {
    return join(this.dir, 'redis.sock');
  }

  /** Suspends Redis: it accepts connections and commands, and does not answer. */
  hang(): void {
    this.child.kill('SIGSTOP');
  }

  goOn(): void {
    this.child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
    rmSync(this.dir, { recursive: true, force: true });
  }
}
