import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../generated/gql';
import type { OwnWebhooksQuery } from '../../generated/graphql';
import { CopyableCode } from '../../ui/address';
import { LoadFailed } from '../../ui/list/load-failed';
import { Loading } from '../../ui/loading';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { t } from '../../platform/i18n/translate';
import type { NewSecret } from './new-secret';
import { WebhookForm } from './webhook-form';
import { WebhookEntry } from './webhook-entry';
import './webhooks.css';

const SEASON_WEBHOOKS = graphql(`
  query SeasonWebhooks($season: ID!) {
    viewer {
      id
      handle
    }
    season(id: $season) {
      id
      webhooks {
        id
        ...WebhookEntry
      }
    }
  }
`);
const OWN_WEBHOOKS = graphql(`
  query OwnWebhooks {
    viewer {
      id
      webhooks {
        id
        ...WebhookEntry
      }
    }
  }
`);

const requestPolicy = 'cache-and-network' as const;

/** The webhooks of a season, for its host. */
export function SeasonWebhooks({ season }: { readonly season: string }) {
  const variables = { season };
  const [{ data, error }, ask] = useQuery({ query: SEASON_WEBHOOKS, variables, requestPolicy });
  const retry = (): void => ask({ requestPolicy: 'network-only' });
  useRefetch(ask);
  const webhooks = data === undefined ? null : (data.season?.webhooks ?? []);
  const isGuest = data?.viewer?.handle === null;
  return (
    <Webhooks {...{ season, webhooks, isGuest }} hasFailed={error !== undefined} onChange={retry} />
  );
}

/** The webhooks of the viewer's inbox. */
export function OwnWebhooks() {
  const [{ data, error }, ask] = useQuery({ query: OWN_WEBHOOKS, requestPolicy });
  const retry = (): void => ask({ requestPolicy: 'network-only' });
  useRefetch(ask);
  const webhooks = data === undefined ? null : (data.viewer?.webhooks ?? []);
  return (
    <Webhooks
      {...{ season: null, webhooks, isGuest: false }}
      hasFailed={error !== undefined}
      onChange={retry}
    />
  );
}

const REFETCH_MS = 15_000;

/** Refetches while the page is in front, since deliveries change the list without a press. */
function useRefetch(ask: (options: { requestPolicy: 'network-only' }) => void): void {
  useRefetchOnReconnect(ask);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) ask({ requestPolicy: 'network-only' });
    };
    const timer = setInterval(look, REFETCH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
}

type WebhooksProps = {
  readonly season: string | null;
  /** Null while they are not loaded. */
  readonly webhooks: NonNullable<OwnWebhooksQuery['viewer']>['webhooks'] | null;
  /** Guests have no webhooks. */
  readonly isGuest: boolean;
  readonly hasFailed: boolean;
  /** Called to load the list again. */
  readonly onChange: () => void;
};

function Webhooks({ season, webhooks, isGuest, hasFailed, onChange }: WebhooksProps) {
  const [made, setMade] = useState<NewSecret | null>(null);
  const create = (secret: NewSecret | null): void => {
    setMade(secret);
    onChange();
  };
  return (
    <section className="panel" aria-labelledby="webhooks">
      <h2 id="webhooks">{t('webhooks.title')}</h2>
      <p className="quiet narrow">{t(season === null ? 'webhooks.own' : 'webhooks.season')}</p>
      <p>
        <a className="webhooks-docs" href="/docs/webhooks">
          {t('webhooks.docs')}
        </a>{' '}
        <a className="webhooks-docs" href="/docs/discord">
          {t('webhooks.discord')}
        </a>
      </p>
      {webhooks === null && (hasFailed ? <LoadFailed onRetry={onChange} /> : <Loading />)}
      <ul className="webhooks">
        {webhooks?.map((webhook) => (
          <WebhookEntry
            key={webhook.id}
            webhook={webhook}
            season={season}
            onSecret={setMade}
            onGone={onChange}
          />
        ))}
      </ul>
      {made !== null && (
        <div role="status">
          <p>{t('webhooks.once', { name: made.name })}</p>
          <CopyableCode code={made.secret} name={t('webhooks.secret', { name: made.name })} />
        </div>
      )}
      {isGuest ? (
        <p>
          {t('webhooks.handle')} <Link href="/me">{t('webhooks.getHandle')}</Link>
        </p>
      ) : (
        <WebhookForm season={season} onMade={create} />
      )}
    </section>
  );
}
