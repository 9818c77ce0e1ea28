import type { Logger } from 'pino';
import { makeDeriveBytes } from './accounts';
import type { Accounts } from './accounts';
import { Deliveries, Mailer, makeMailAddresses, makeWebhooks, Poster } from './delivery';
import type { DeliveryCounts, MailAddresses, MailProblem, NewsSource, Webhooks } from './delivery';
import { MAIL_FORMATS, makeSealing } from './engine';
import type { ChangeBus, Clock, DeliveryFormat } from './engine';
import { serverVersion } from './graphql';
import type { Config, Limits } from './server';
import type { Store } from './store';

export type RunningWebhooks = {
  /** Without the ways out that the operator has switched off. */
  readonly deps: { readonly webhooks?: Webhooks; readonly mail?: MailAddresses };
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
  readonly accounts: Accounts;
  readonly changeBus: ChangeBus;
  readonly clock: Clock;
  readonly secret: string;
};

const NONE: DeliveryCounts = { delivered: 0, failed: 0, mailed: 0, unmailed: 0, running: 0 };

/** The ways out that the settings allow. */
const formatsOf = ({ webhooks, mail }: Config): readonly DeliveryFormat[] => [
  ...(webhooks === 'off' ? [] : (['STANDARD', 'DISCORD'] as const)),
  ...(mail === null ? [] : MAIL_FORMATS),
];

/** Opens all ways out of the house: webhooks and mail, served by one engine. */
export function openWebhooks(wiring: WebhooksWiring): RunningWebhooks {
  const { config, log, limits, store, changeBus, clock, secret } = wiring;
  const { webhooks: targets } = config;
  let deliveries: Deliveries | null = null;
  const onChange = (): void => deliveries?.refresh();
  const formats = formatsOf(config);
  const sealing = makeSealing(secret);
  const poster = new Poster({
    targets: targets === 'off' ? 'public' : targets,
    userAgent: `Ridotto/${serverVersion()}`,
  });
  const answering = { store: store.accounts, clock, derive: makeDeriveBytes(secret) };
  const made = { sealing, clock, limits, answering, onChange };
  const { discordOrigins } = config;
  const webhooks = makeWebhooks({
    ...{ ...made, store: store.webhooks, poster, targets, discordOrigins },
  });
  const { accounts } = wiring;
  const mail = makeMailAddresses({
    ...{ ...made, store: store.mail, webhooks: store.webhooks, accounts },
    ...{ handles: store.accounts, inboxes: store.seasons },
  });
  return {
    deps: {
      ...(targets === 'off' ? {} : { webhooks }),
      ...(config.mail === null ? {} : { mail }),
    },
    open: (source) => {
      if (formats.length === 0) return;
      deliveries = new Deliveries({
        ...{ store: store.webhooks, letters: store.mail, source, formats },
        ...{ poster, mail: wayOf(config, log), sealing, clock, changeBus },
        perSecond: limits.deliveriesPerSecond,
        isAlone: config.databaseUrl === null,
        onError: (error) => {
          log.error({ err: error }, 'news could not be sent; it is tried again');
        },
      });
      deliveries.start();
    },
    counts: () => deliveries?.counts() ?? NONE,
    close: () => deliveries?.stop() ?? Promise.resolve(),
  };
}

function wayOf({ mail }: Config, log: Logger): { mailer: Mailer; publicUrl: string } | null {
  if (mail === null) return null;
  const { smtp, from, publicUrl } = mail;
  const onProblem = (problem: MailProblem): void => {
    log.warn(problem, 'the mail server did not take a mail; others of this minute are not logged');
  };
  return { mailer: new Mailer({ smtp, from, onProblem }), publicUrl };
}
