import type { Logger } from 'pino';
import { makeDeriveBytes } from './accounts';
import { Deliveries, makeWebhooks, Poster } from './delivery';
import type { DeliveryCounts, NewsSource, Webhooks } from './delivery';
import { makeSealing } from './engine';
import type { ChangeBus, Clock } from './engine';
import { serverVersion } from './graphql';
import type { Config, Limits } from './server';
import type { Store } from './store';

export type RunningWebhooks = {
  /** Empty if the operator has switched webhooks off. */
  readonly deps: { readonly webhooks?: Webhooks };
  /** Called once the server listens. */
  readonly open: (news: NewsSource) => void;
  readonly counts: () => DeliveryCounts;
  readonly close: () => Promise<void>;
};

type WebhooksWiring = {
  readonly config: Config;
  readonly log: Logger;
  readonly limits: Limits;
  readonly store: Store;
  readonly changeBus: ChangeBus;
  readonly clock: Clock;
  readonly secret: string;
};

const NONE: DeliveryCounts = { delivered: 0, failed: 0, running: 0 };

export function openWebhooks(wiring: WebhooksWiring): RunningWebhooks {
  const { config, log, limits, store, changeBus, clock, secret } = wiring;
  const { webhooks: targets } = config;
  let deliveries: Deliveries | null = null;
  const close = (): Promise<void> => deliveries?.stop() ?? Promise.resolve();
  const counts = (): DeliveryCounts => deliveries?.counts() ?? NONE;
  if (targets === 'off') return { deps: {}, open: () => undefined, counts, close };
  const poster = new Poster({ targets, userAgent: `Ridotto/${serverVersion()}` });
  const sealing = makeSealing(secret);
  const webhooks = makeWebhooks({
    ...{ store: store.webhooks, sealing, poster, clock, targets, limits },
    discordOrigins: config.discordOrigins,
    answering: { store: store.accounts, clock, derive: makeDeriveBytes(secret) },
    onChange: () => {
      deliveries?.refresh();
    },
  });
  return {
    deps: { webhooks },
    open: (source) => {
      deliveries = new Deliveries({
        ...{ store: store.webhooks, source, poster, sealing, clock, changeBus },
        perSecond: limits.deliveriesPerSecond,
        isAlone: config.databaseUrl === null,
        onError: (error) => {
          log.error({ err: error }, 'news could not be sent to webhooks; it is tried again');
        },
      });
      deliveries.start();
    },
    counts,
    close,
  };
}
