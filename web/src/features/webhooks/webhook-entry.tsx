import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { WebhookEntryFragment } from '../../generated/graphql';
import type { FragmentType } from '../../generated/fragment-masking';
import { MutationButton } from '../../ui/form/mutation-button';
import { printMoment } from '../../platform/i18n/format';
import { printList } from '../../platform/i18n/print-list';
import { useNow } from '../../platform/live/use-now';
import { t } from '../../platform/i18n/translate';
import { DeleteWebhook } from './delete-webhook';
import { DeliveryFacts } from './delivery-facts';
import type { Delivered } from './delivery-facts';
import { DeliveryLog } from './delivery-log';
import type { NewSecret } from './new-secret';

const WEBHOOK_ENTRY = graphql(`
  fragment WebhookEntry on Webhook {
    id
    name
    url
    format
    status
    failure
    nextAttemptAt
    channels
    types
    kinds
  }
`);
const UPDATE_WEBHOOK = graphql(`
  mutation UpdateWebhook($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      webhook {
        id
        ...WebhookEntry
      }
    }
  }
`);
const ROTATE_WEBHOOK_SECRET = graphql(`
  mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      secret
    }
  }
`);
const TEST_WEBHOOK = graphql(`
  mutation TestWebhook($input: TestWebhookInput!) {
    testWebhook(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      delivery {
        id
        ...DeliveryFacts
      }
    }
  }
`);

type WebhookEntryProps = {
  readonly webhook: FragmentType<typeof WEBHOOK_ENTRY>;
  readonly season: string | null;
  readonly onSecret: (made: NewSecret) => void;
  readonly onGone: () => void;
};

/** What the filter lets through; nothing without a filter. */
const filterFacts = ({ channels, types, kinds }: WebhookEntryFragment): readonly string[] => [
  ...(channels === null
    ? []
    : [t('webhooks.only', { what: printList(channels.map((each) => t(`log.${each}`))) })]),
  ...(types === null ? [] : [t('webhooks.onlyTypes', { count: types.length })]),
  ...(kinds === null ? [] : [t('webhooks.onlyKinds', { count: kinds.length })]),
];

function useFacts(entry: WebhookEntryFragment): string {
  const { format, status, failure, nextAttemptAt } = entry;
  const now = useNow(60_000);
  return [
    ...(format === 'DISCORD' ? [t('webhooks.format.DISCORD')] : []),
    t(`webhooks.is.${status}`),
    ...filterFacts(entry),
    ...(failure === null ? [] : [t('webhooks.failed', { reason: t(`webhooks.why.${failure}`) })]),
    ...(status === 'ACTIVE' && nextAttemptAt !== null
      ? [t('webhooks.next', { when: printMoment(Date.parse(nextAttemptAt), now) })]
      : []),
  ].join(' · ');
}

export function WebhookEntry({ webhook, season, onSecret, onGone }: WebhookEntryProps) {
  const entry = unmask(WEBHOOK_ENTRY, webhook);
  const { id, name, url, format, status } = entry;
  const [isOpen, setOpen] = useState(false);
  const [tests, setTests] = useState<readonly Delivered[]>([]);
  const test = tests.at(-1);
  const facts = useFacts(entry);
  const isActive = status === 'ACTIVE';
  return (
    <li>
      <div role="group" aria-label={name} className="stack">
        <p>
          <strong>{name}</strong> <code className="breakable">{url}</code>
          <br />
          <span className="quiet small">{facts}</span>
        </p>
        <div className="line-up">
          <MutationButton
            document={TEST_WEBHOOK}
            season={season}
            command={`testWebhook ${id}`}
            input={{ webhookId: id }}
            onDone={({ testWebhook: { delivery } }) => {
              if (delivery !== null) setTests([...tests, delivery]);
            }}
          >
            {t('webhooks.test')}
          </MutationButton>
          {status !== 'UNHOSTED' && (
            <MutationButton
              rests
              document={UPDATE_WEBHOOK}
              season={season}
              command={`updateWebhook ${id}`}
              input={{ webhookId: id, active: !isActive }}
            >
              {t(isActive ? 'webhooks.pause' : 'webhooks.resume')}
            </MutationButton>
          )}
          {format === 'STANDARD' && (
            <MutationButton
              document={ROTATE_WEBHOOK_SECRET}
              season={season}
              command={`rotateWebhookSecret ${id}`}
              input={{ webhookId: id }}
              onDone={({ rotateWebhookSecret: { secret } }) => {
                if (secret !== null) onSecret({ name, secret });
              }}
            >
              {t('webhooks.rotate')}
            </MutationButton>
          )}
          <DeleteWebhook webhook={id} name={name} season={season} onGone={onGone} />
        </div>
        {test !== undefined && (
          <p role="status">
            <DeliveryFacts delivery={test} />
          </p>
        )}
        <details className="unfold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('webhooks.log')}</summary>
          {isOpen && <DeliveryLog key={tests.length} webhook={id} season={season} />}
        </details>
      </div>
    </li>
  );
}
