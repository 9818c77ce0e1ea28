/**
 * Proxies with the configurations of their documentation. Each runs in its own process before a
 * server on this machine.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The proxy's port, the server's port, and a folder for the proxy. */
type Place = { readonly port: number; readonly server: number; readonly dir: string };

export type Proxy = {
  readonly name: string;
  readonly program: string;
  /** The name of the Debian package. */
  readonly debian: string;
  readonly config: (place: Place) => string;
  readonly args: (file: string) => readonly string[];
};

const MODULES = '/usr/lib/apache2/modules';
const haproxy =
  (forwarding: string): Proxy['config'] =>
  ({ port, server }) => `
defaults
  mode http
  timeout connect 2s
  timeout client 10s
  timeout server 10s
frontend all
  bind 127.0.0.1:${port}
  bind [::1]:${port}
  ${forwarding}
  default_backend nodes
backend nodes
  server one 127.0.0.1:${server}
`;

export const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    debian: 'nginx-light',
    args: (file) => ['-c', file, '-g', 'daemon off;'],
    config: ({ port, server, dir }) => `
pid ${dir}/pid;
error_log ${dir}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    location / {
      proxy_pass http://127.0.0.1:${server};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}`,
  },
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    debian: 'caddy',
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    config: ({ port, server }) => `
{
	admin off
	auto_https off
}
http://:${port} {
	reverse_proxy 127.0.0.1:${server}
}
`,
  },
  {
    name: 'HAProxy',
    program: '/usr/sbin/haproxy',
    debian: 'haproxy',
    args: (file) => ['-db', '-f', file],
    config: haproxy('option forwardfor'),
  },
  {
    name: 'HAProxy that writes the port, as gateways do',
    program: '/usr/sbin/haproxy',
    debian: 'haproxy',
    args: (file) => ['-db', '-f', file],
    config: haproxy('http-request add-header X-Forwarded-For "[%[src]]:%[src_port]"'),
  },
  {
    name: 'Apache',
    program: '/usr/sbin/apache2',
    debian: 'apache2',
    args: (file) => ['-DFOREGROUND', '-f', file],
    config: ({ port, server, dir }) => `
ServerRoot ${dir}
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
DefaultRuntimeDir ${dir}
Mutex file:${dir} default
ServerName localhost
Listen 127.0.0.1:${port}
Listen [::1]:${port}
${['mpm_event', 'authz_core', 'proxy', 'proxy_http']
  .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
  .join('\n')}
User www-data
Group www-data
ProxyPass / http://127.0.0.1:${server}/
`,
  },
];

async function freePort(): Promise<number> {
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

export type Running = {
  /** Throws with the proxy's output if the proxy has ended on its own. */
  readonly unlessEnded: () => void;
  readonly port: number;
  stop(): Promise<void>;
};

/** Starts a proxy. If its program is missing, rejects with the package to install. */
export async function start(proxy: Proxy, server: number): Promise<Running> {
  try {
    accessSync(proxy.program, constants.X_OK);
  } catch {
    throw new Error(`There is no ${proxy.program}: apt-get install ${proxy.debian}`);
  }
  const dir = mkdtempSync(join(tmpdir(), 'ridotto-proxy-'));
  mkdirSync(join(dir, 'home'));
  const port = await freePort();
  const file = join(dir, 'config');
  writeFileSync(file, proxy.config({ port, server, dir }));
  const said: string[] = [];
  const child: ChildProcess = spawn(proxy.program, proxy.args(file), {
    env: { PATH: process.env['PATH'] ?? '', HOME: join(dir, 'home') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  return {
    port,
    unlessEnded: () => {
      if (child.exitCode !== null) throw new Error(`${proxy.program}: ${said.join('')}`);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
