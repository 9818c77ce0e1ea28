export { Deadlines } from './deadlines';
export { SeasonEngine } from './make-engine';
export type { EngineParts } from './make-engine';
export { makeSealing } from './sealing';
export { UnavailableFault } from './engine';
export type { Asking, Engine, Entrusted, Feed, Outcome, Reading, Topic } from './engine';
/** The state tables that a store must keep. */
export type { RoundRows } from '../round';
export { SCOPES, VersionConflict } from './ports';
export type {
  Account,
  AccountStore,
  Answer,
  Clock,
  Doorbell,
  InboxRow,
  JournalRow,
  Notice,
  Ring,
  Scope,
  SealedSecret,
  SeasonCommit,
  SeasonFilter,
  SeasonKind,
  SeasonRecord,
  SeasonStore,
  StoredSeason,
  Token,
} from './ports';
