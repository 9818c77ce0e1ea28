export type { SignedIn } from '../accounts';
export { feedPath, OWN_CALENDAR } from './feeds/feed-path';
export { parseId, seasonGlobalId } from './ids/global-ids';
export { makeContext } from './context/context';
export type { Context, GraphqlDeps, PublishedLimit } from './context/context';
export { scopeMissing } from './errors/fault';
export { formatError } from './errors/format-error';
export { LiveEvents } from './subscriptions/live-events';
export { LiveSubscription } from './subscriptions/live-subscription';
export type {
  LiveStream,
  LobbyPart,
  LobbyStream,
  SeasonStream,
} from './subscriptions/live-subscription';
export { loadSchema } from './load-schema';
export { WebhookNews } from './webhooks/news';
export { serverVersion } from './server/version';
export { RULESET_JSON_SCHEMAS } from './rulesets/json-schemas';
