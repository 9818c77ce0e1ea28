import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { DeliveryCounts } from '../../delivery';

/** Registers the counts of deliveries, read whenever metrics are requested. */
export function addDeliveryMetrics(registry: Registry, counts: () => DeliveryCounts): void {
  const registers = [registry];
  new Counter({
    name: 'ridotto_webhook_deliveries_total',
    help: 'Attempts to deliver a message to a webhook, by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { delivered, failed } = counts();
      this.reset();
      this.inc({ outcome: 'delivered' }, delivered);
      this.inc({ outcome: 'failed' }, failed);
    },
  });
  new Counter({
    name: 'ridotto_mail_deliveries_total',
    help: 'Attempts to hand a mail to the mail server, by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { mailed, unmailed } = counts();
      this.reset();
      this.inc({ outcome: 'delivered' }, mailed);
      this.inc({ outcome: 'failed' }, unmailed);
    },
  });
  new Gauge({
    name: 'ridotto_webhooks_running',
    help: 'Receivers to which this node is delivering.',
    registers,
    collect() {
      this.set(counts().running);
    },
  });
}
