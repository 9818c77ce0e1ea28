export { OwnWebhooks, SeasonWebhooks } from './webhooks';
