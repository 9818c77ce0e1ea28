import type { Logger } from 'pino';
import type { Accounts } from './accounts';
import { makeSealing } from './engine';
import type { Clock } from './engine';
import type { Config } from './server';
import { makeSignIns } from './sign-in';
import type { SignIns } from './sign-in';

type SignInsWiring = {
  readonly config: Pick<Config, 'signInProviders'>;
  readonly log: Logger;
  readonly accounts: Accounts;
  readonly secret: string;
  readonly clock: Clock;
};

/** Empty if the operator has set no provider. */
export function openSignIns({ config, log, accounts, secret, clock }: SignInsWiring): {
  readonly signIns?: SignIns;
} {
  const { signInProviders: providers } = config;
  if (providers.length === 0) return {};
  const sealing = makeSealing(secret);
  const signIns = makeSignIns({
    ...{ providers, accounts, sealing, clock },
    onFailure: (provider, { problem, reason }) => {
      log.warn({ provider, problem, reason }, 'a sign-in at a provider failed');
    },
  });
  return { signIns };
}
