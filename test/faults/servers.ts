import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort, freshFolder, remember, until } from './left-behind';

const asRoot = process.getuid?.() === 0;

/** The path of a tool: on the PATH, or among the PostgreSQL programs where Debian keeps them. */
function tool(name: string): string {
  const found = spawnSync('sh', [
    '-c',
    `command -v ${name} || ls /usr/lib/postgresql/*/bin/${name} | sort -V | tail -n 1`,
  ]);
  const path = found.stdout.toString().trim();
  if (path === '') throw new Error(`There is no ${name} on this machine.`);
  return path;
}

/** PostgreSQL refuses to run as root, and so does initdb. */
function asPostgres(command: string, ...args: readonly string[]): void {
  const [file, list] = asRoot
    ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
    : [command, [...args]];
  execFileSync(file, list, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 60_000 });
}

/** A PostgreSQL server of one test, which may break it. */
export class Cluster {
  private forget = (): void => undefined;

  private constructor(
    private readonly data: string,
    readonly port: number,
  ) {}

  static async make(folder = freshFolder('postgres')): Promise<Cluster> {
    const cluster = new Cluster(join(folder, 'data'), await freePort());
    if (asRoot) execFileSync('chown', ['postgres', folder]);
    asPostgres(
      tool('initdb'),
      ...['--pgdata', cluster.data, '--username', 'postgres', '--auth', 'trust'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--no-sync', '--wal-segsize', '1'],
    );
    cluster.start();
    return cluster;
  }

  get url(): string {
    return this.urlAt(this.port);
  }

  /** The address of the same database, through a proxy on another port. */
  urlAt(port: number): string {
    return `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  start(): void {
    const options =
      `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' ` +
      '-c min_wal_size=2MB -c max_wal_size=8MB';
    asPostgres(
      tool('pg_ctl'),
      ...['--pgdata', this.data, '--wait', '--silent', '--log', join(this.data, 'log')],
      ...['--options', options, 'start'],
    );
    this.forget = remember('pid', String(this.pid()));
  }

  stop(mode: 'fast' | 'immediate'): void {
    asPostgres(tool('pg_ctl'), '--pgdata', this.data, '--mode', mode, '--silent', 'stop');
    this.forget();
  }

  isRunning(): boolean {
    return existsSync(join(this.data, 'postmaster.pid')) && isAlive(this.pid());
  }

  private pid(): number {
    return Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  /** Signals all its processes at once, as when a machine loses power or is paused. */
  async signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const pid = this.pid();
    const all = [pid, ...childrenOf(pid)];
    for (const each of all) if (isAlive(each)) process.kill(each, signal);
    if (signal !== 'SIGKILL') return;
    await until('PostgreSQL is dead', 5_000, () => !all.some(isAlive));
    // The file is gone too when a machine is switched on again.
    rmSync(join(this.data, 'postmaster.pid'), { force: true });
    this.forget();
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.connected(async (client) => (await client.query<Row>(text, [...values])).rows);
  }

  async connected<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async drop(): Promise<void> {
    if (!this.isRunning()) return;
    await this.signal('SIGCONT');
    this.stop('immediate');
  }
}

/** A Redis server of one test. */
export class RedisServer {
  private child: ChildProcess | null = null;
  private forget = (): void => undefined;

  private constructor(readonly port: number) {}

  static async make(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    this.child = spawn(tool('redis-server'), options, {
      cwd: freshFolder('redis'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.forget = remember('pid', String(this.child.pid));
    const out = this.child.stdout;
    await new Promise<void>((resolve) => {
      out?.on('data', (chunk: Buffer) => {
        if (String(chunk).includes('Ready to accept')) resolve();
      });
    });
  }

  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void {
    this.child?.kill(signal);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const { pid } = child;
    child.kill('SIGCONT');
    child.kill(signal);
    if (pid !== undefined) await until('Redis is dead', 5_000, () => !isAlive(pid));
    this.child = null;
    this.forget();
  }
}

/** A small file system that a test can fill, for users who may mount one. */
export class SmallDisk {
  private constructor(
    readonly path: string,
    private readonly forget: () => void,
  ) {}

  /** True if this user may mount here. */
  static isAllowed(): boolean {
    try {
      SmallDisk.make(1).drop();
      return true;
    } catch {
      return false;
    }
  }

  static make(megabytes: number): SmallDisk {
    const path = freshFolder('disk');
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path];
    const { status, stderr } = spawnSync('mount', options);
    if (status !== 0) throw new Error(`mount: ${String(stderr)}`);
    chmodSync(path, 0o755);
    return new SmallDisk(path, remember('mount', path));
  }

  fill(): void {
    // Other processes may write there too. It is enough that the disk is full at the end.
    spawnSync('sh', ['-c', `cat /dev/zero > ${join(this.path, 'filler')} 2>/dev/null`]);
  }

  free(): void {
    rmSync(join(this.path, 'filler'), { force: true });
  }

  drop(): void {
    spawnSync('umount', ['--lazy', this.path]);
    this.forget();
  }
}

/** A test that needs a small disk. Without one it counts as skipped, not as passed. */
export const itWithDisk = SmallDisk.isAllowed() ? it : it.skip;

function isAlive(pid: number): boolean {
  try {
    // A zombie is dead and only waits for its parent.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
