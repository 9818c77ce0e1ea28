export { ENGINE_REFUSALS } from './refusals';
export type { EngineRefusals } from './refusals';
export { endOfTurn } from './loop-turns';
export { retryWhileUnavailable } from './retry-while-unavailable';
export { Deadlines } from './deadlines';
export { Housekeeping } from './housekeeping';
export { commandMeter, CommandOverLimit, cpuMs, measureCpu, paceMeter } from './meters';
export type { HostingLimits } from './hosting';
export { kindOfShortId } from './season-ids';
export { SeasonEngine } from './season-engine';
export type { EngineDeps } from './season-engine';
export type { CacheCounts } from './aggregate-cache';
export { fingerprintOf, makeSealing, placeOf } from './sealing';
export type { Sealing } from './sealing';
export { nativeHmac } from './secrets';
export { UnstorableFault, DamagedFault, foldEvent, missingEvent } from './data-faults';
export { asUnavailable, UnavailableFault } from './engine';
export type {
  AsOf,
  CommandContext,
  Engine,
  EntrustedText,
  Feed,
  LobbyChange,
  Outcome,
  Pace,
  Presence,
  SeasonSnapshot,
  SnapshotOf,
  SeasonResult,
} from './engine';
export type { ResultFilter, ResultPlace, Tally, TallyOf } from './results';
export { Uptime } from './uptime';
export type { UptimeDeps } from './uptime';
export { versioned } from './versions';
export type { FeedKind, FeedOf } from './account-store';
export { seasonText } from './ports';
export { quarterHourOf } from './working-state';
export { GAMES, SEASON_KINDS } from './games';
export type { CreateCommand, DynastyRows, RoundRows, SeasonKind, Standing, Topic } from './games';
export {
  ConcurrencyConflict,
  SEASON_ORDERS,
  SEASON_STATUSES,
  SeasonsLocked,
  StoreSilent,
} from './ports';
export type {
  Answer,
  Clock,
  ChangeBus,
  GroupCommit,
  InboxRow,
  InboxSettings,
  JournalRow,
  JournalStretch,
  Notice,
  BusMessage,
  SealedSecret,
  SeasonCommit,
  SeasonFilter,
  SeasonOrder,
  SeasonPlace,
  SeasonRecord,
  SeasonStore,
  StoredSeason,
  Beat,
  UptimeStore,
} from './ports';
export { MOST_BOTS, SCOPES, SUSPENDED } from './account-store';
export type {
  Account,
  Deletion,
  AccountStore,
  BotSeat,
  ForgottenGuests,
  GuestPlace,
  Scope,
  Renaming,
  Token,
  TokenAdded,
  TokenEnding,
  AnswerToEnding,
  PasswordChange,
  TokenRoom,
} from './account-store';
export { MAIL_FORMATS } from './webhook-store';
export type { MailBox, MailLink, MailLimits, MailStore, PasswordReset } from './mail-store';
export type {
  Identity,
  IdentityLinked,
  IdentityStore,
  IdentityTicket,
  ProviderUser,
} from './identity-store';
export type {
  Delivery,
  DeliveryFailure,
  DeliveryFormat,
  DeliveryStretch,
  LookScope,
  NewDelivery,
  SealedWebhook,
  StandingMessage,
  Webhook,
  WebhookChange,
  WebhookFilter,
  WebhookFormat,
  WebhookOwner,
  WebhookProgress,
  WebhookSecrets,
  WebhookEnd,
  WebhookStatus,
  WebhookStore,
} from './webhook-store';
