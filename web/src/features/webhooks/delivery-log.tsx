import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { MutationButton } from '../../ui/form/mutation-button';
import { LoadFailed } from '../../ui/list/load-failed';
import { Loading } from '../../ui/loading';
import { t } from '../../platform/i18n/translate';
import { DeliveryFacts } from './delivery-facts';

const WEBHOOK_LOG = graphql(`
  query WebhookLog($webhook: ID!) {
    node(id: $webhook) {
      __typename
      id
      ... on Webhook {
        deliveries(first: 20, order: NEWEST_FIRST) {
          nodes {
            id
            purpose
            ...DeliveryFacts
          }
        }
      }
    }
  }
`);
const REDELIVER_WEBHOOK = graphql(`
  mutation RedeliverWebhook($input: RedeliverWebhookInput!) {
    redeliverWebhook(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      delivery {
        id
      }
    }
  }
`);

type DeliveryLogProps = { readonly webhook: string; readonly season: string | null };

/** The last 20 deliveries. */
export function DeliveryLog({ webhook, season }: DeliveryLogProps) {
  const [{ data, error }, ask] = useQuery({
    query: WEBHOOK_LOG,
    variables: { webhook },
    requestPolicy: 'cache-and-network',
  });
  const retry = (): void => ask({ requestPolicy: 'network-only' });
  const found = data?.node;
  if (data === undefined) {
    return error === undefined ? <Loading /> : <LoadFailed onRetry={retry} />;
  }
  const deliveries = found?.__typename === 'Webhook' ? found.deliveries.nodes : [];
  return (
    <>
      {deliveries.length === 0 && <p className="quiet">{t('webhooks.empty')}</p>}
      <ul className="webhooks">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="line-up">
            <DeliveryFacts delivery={delivery} />
            {delivery.purpose !== 'STANDING' && (
              <MutationButton
                document={REDELIVER_WEBHOOK}
                season={season}
                command={`redeliverWebhook ${delivery.id}`}
                input={{ deliveryId: delivery.id }}
                look="quiet"
                onDone={retry}
              >
                {t('webhooks.redeliver')}
              </MutationButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
