import type { ProviderUser } from '../../../src/engine';
import { makeSealing } from '../../../src/engine';
import { makeSignIns } from '../../../src/sign-in/sign-ins';
import type { SignInProblem, SignIns } from '../../../src/sign-in/sign-ins';
import type { Provider } from '../../../src/sign-in/providers';
import { TestClock } from '../test-clock';

export const BASE = 'https://ridotto.example';

/** Sign-ins at one provider, with a record of the accepted users. */
export class SigningIn {
  readonly clock = new TestClock('2026-01-01T00:00:00Z');
  readonly users: ProviderUser[] = [];
  readonly failures: string[] = [];
  private readonly states = new Set<string>();
  private readonly signIns: SignIns;

  constructor(provider: Provider) {
    this.signIns = makeSignIns({
      providers: [provider],
      accounts: {
        offerIdentity: ({ user, state }) => {
          if (this.states.has(state)) return Promise.resolve(null);
          this.states.add(state);
          this.users.push(user);
          return Promise.resolve('a ticket');
        },
      },
      sealing: makeSealing('a secret for tests, 32 characters or more'),
      clock: this.clock,
      onFailure: (_provider, { reason }) => this.failures.push(reason),
    });
  }

  private get provider() {
    return this.signIns.offered[0]!;
  }

  /** The question at the provider, and the cookie. */
  async begin(): Promise<{ readonly url: URL; readonly cookie: string }> {
    const begun = await this.ask();
    if ('problem' in begun) throw new Error(begun.problem);
    return { url: new URL(begun.url), cookie: begun.cookie };
  }

  ask(): ReturnType<SignIns['begin']> {
    return this.signIns.begin({ provider: this.provider, base: BASE, challenge: 'a challenge' });
  }

  /** The problem with an answer; null for an accepted one. */
  async finish(
    cookie: string | null,
    answer: Readonly<Record<string, string>>,
  ): Promise<SignInProblem | null> {
    const query = new URLSearchParams(answer).toString();
    const done = await this.signIns.finish({
      ...{ provider: this.provider, base: BASE, query, cookie },
      isTooOften: () => Promise.resolve(false),
    });
    return 'problem' in done ? done.problem : null;
  }
}
