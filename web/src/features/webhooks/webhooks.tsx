import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import type { OwnWebhooksQuery } from '../../generated/graphql';
import { CopyableCode } from '../../ui/address';
import { t } from '../../platform/i18n/translate';
import type { NewSecret } from './new-secret';
import { WebhookForm } from './webhook-form';
import { WebhookEntry } from './webhook-entry';
import './webhooks.css';

const SEASON_WEBHOOKS = graphql(`
  query SeasonWebhooks($season: ID!) {
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
  const [{ data }, ask] = useQuery({ query: SEASON_WEBHOOKS, variables, requestPolicy });
  const retry = (): void => ask({ requestPolicy: 'network-only' });
  return <Webhooks season={season} webhooks={data?.season?.webhooks ?? []} onChange={retry} />;
}

/** The webhooks of the viewer's inbox. */
export function OwnWebhooks() {
  const [{ data }, ask] = useQuery({ query: OWN_WEBHOOKS, requestPolicy });
  const retry = (): void => ask({ requestPolicy: 'network-only' });
  return <Webhooks season={null} webhooks={data?.viewer?.webhooks ?? []} onChange={retry} />;
}

type WebhooksProps = {
  readonly season: string | null;
  readonly webhooks: NonNullable<OwnWebhooksQuery['viewer']>['webhooks'];
  /** Called after the list has changed. */
  readonly onChange: () => void;
};

function Webhooks({ season, webhooks, onChange }: WebhooksProps) {
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
        <a href="/docs/webhooks">{t('webhooks.docs')}</a>
      </p>
      <ul className="webhooks">
        {webhooks.map((webhook) => (
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
      <WebhookForm season={season} onMade={create} />
    </section>
  );
}
