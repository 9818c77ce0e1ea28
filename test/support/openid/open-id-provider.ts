import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export const CLIENT = { clientId: 'ridotto', clientSecret: 'the secret of the client' };

/** A real OpenID provider, in its own process because it is an ES module. */
export class OpenIdProvider {
  private constructor(
    private readonly child: ChildProcess,
    readonly issuer: string,
  ) {}

  static async open(): Promise<OpenIdProvider> {
    const child = fork(join(__dirname, 'provider.mjs'), { execArgv: [], stdio: 'ignore' });
    const { port } = await messageOf<{ port: number }>(child);
    return new OpenIdProvider(child, `http://127.0.0.1:${port}`);
  }

  /** Begins to answer, for a client with this address. */
  async serve(redirectUri: string): Promise<void> {
    const ready = messageOf(this.child);
    this.child.send({ redirectUris: [redirectUri] });
    await ready;
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
  }
}

const messageOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as T);
    });
    child.once('exit', (code) => {
      reject(new Error(`the provider ended with ${code}`));
    });
  });
