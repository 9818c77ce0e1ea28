export { WEBHOOK_TARGETS } from './addresses';
export type { WebhookTargets } from './addresses';
export { DISCORD_ORIGINS } from './discord/address';
export {
  escapeDiscord,
  printDiscordMessage,
  printDiscordStanding,
  printDiscordTime,
} from './discord/message';
export { Deliveries } from './deliveries';
export type { DeliveryCounts } from './deliveries';
export { makeWebhooks } from './make-webhooks';
export type { WebhookLimits } from './make-webhooks';
export type { News, NewsPage, NewsSource } from './news';
export { Poster } from './post';
export { isWebhookRefusal, WEBHOOK_REFUSALS } from './refusals';
export type { WebhookRefusal, WebhookRefusals } from './refusals';
export { SECRET_PREFIX } from './signature';
export type { ChangedWebhook, OpenWebhook, Webhooks } from './webhooks';
