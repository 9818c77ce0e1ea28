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
export { LONGEST_MAIL_ADDRESS, parseMailAddress, parseSender } from './mail/address';
export type { Sender } from './mail/address';
export { letterNews } from './mail/letter';
export { STOP_PATH } from './mail/notices';
export type { MailedNotice, NoticesBody } from './mail/notices';
export type { MailAddresses, OpenMailBox } from './mail/mail-addresses';
export { Mailer } from './mail/mailer';
export type { MailProblem } from './mail/mailer';
export { makeMailAddresses } from './mail/make-mail-addresses';
export { MAIL_REFUSALS } from './mail/refusals';
export type { MailRefusal, MailRefusals } from './mail/refusals';
export { readSmtpUrl } from './mail/smtp-settings';
export type { SmtpSettings } from './mail/smtp-settings';
