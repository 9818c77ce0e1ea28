import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { printMoment } from '../../platform/i18n/format';
import { useNow } from '../../platform/live/use-now';
import { t } from '../../platform/i18n/translate';

const DELIVERY_FACTS = graphql(`
  fragment DeliveryFacts on WebhookDelivery {
    id
    purpose
    at
    status
    failure
  }
`);

export type Delivered = FragmentType<typeof DELIVERY_FACTS>;

/** The time of a delivery, its cause and its outcome. */
export function DeliveryFacts({ delivery }: { readonly delivery: Delivered }) {
  const { purpose, at, status, failure } = unmask(DELIVERY_FACTS, delivery);
  const now = useNow(60_000);
  const facts = [
    t(`webhooks.for.${purpose}`),
    t(failure === null ? 'webhooks.arrived' : `webhooks.why.${failure}`),
    ...(status === null ? [] : [t('webhooks.answer', { status })]),
  ];
  return (
    <span>
      <time dateTime={at}>{printMoment(Date.parse(at), now)}</time> · {facts.join(' · ')}
    </span>
  );
}
