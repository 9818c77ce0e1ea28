export {
  dayOfWeek,
  nextBoundary,
  nextPhaseStart,
  phaseAt,
  plusRulesDays,
  retime,
  startOfWeek,
  toReal,
  toRules,
} from './calendar';
export type { PhaseDays, Tempo } from './calendar';
export { draw, drawLabel, isClientSeed, shuffle, shuffleBy } from './chance';
export type { Draw, Drawing, Stream, Throwing } from './chance';
export {
  asReckoned,
  bindSeeds,
  CLIENT_SEED_SPECS,
  digestOf,
  fixSeed,
  openSeed,
  seedOwed,
  seedProblem,
  seedsToBind,
  seedSetText,
} from './client-seeds';
export type {
  ClientSeedRow,
  ClientSeedRows,
  ClientSeedTables,
  FixedSeed,
  SeedBinding,
} from './client-seeds';
export { idAs, idOf, itself, momentAs, numberOf } from './facts';
export type { Fact, FactsIn, FactTable, Telling } from './facts';
export { accountId, byOrdinal, ordinalOf, playerId, seasonId } from './ids';
export type { AccountId, Brand, PlayerId, SeasonId } from './ids';
export { DAY_MS, instant, rulesInstant, SECOND_MS, WEEK_MS } from './instant';
export type { Instant, RulesInstant } from './instant';
export { assertNever, invariant, required, violation } from './invariant';
export { canonicalJson } from './json';
export type { Json, JsonObject } from './json';
export {
  applyTransfers,
  BANK,
  destroy,
  held,
  holdingsOf,
  itemCode,
  LEDGER_SPECS,
  issuable,
  ledgerViolations,
  mint,
  MOST_ISSUED,
  moveAll,
  ownerNamed,
  ownerOfHolding,
} from './ledger';
export type { Holding, Issue, ItemCode, LedgerRows, LedgerTables, Owner, Transfer } from './ledger';
export {
  isName,
  isPersonName,
  isPlainText,
  isReservedName,
  nameExpected,
  nameKey,
  nameLook,
  personNameExpected,
} from './name';
export { floor, plus, printRational, rational } from './rational';
export type { Rational } from './rational';
export { inOrder } from './refusal';
export type { FactsArgument, NoFacts, Refusal, RefusalIn, Refuse, Sentences } from './refusal';
export { searchText, sortText } from './search';
export { hmacSha256, isSha256, sha256OfHex, sha256OfText } from './sha256';
export type { Hmac } from './sha256';
export { inOnePiece, undivided } from './stepwise';
export type { Stepwise } from './stepwise';
export { Tables } from './tables';
export type { Mark, Meter, Row, RowChange, Rows, TableSpecs } from './tables';
export {
  choices,
  counted,
  listed,
  listedUpTo,
  moment,
  phrase,
  timesInWords,
  word,
} from './phrases';
export { CLOCK, HOST, STEWARD } from './turn';
export type { Actor, Chance, Stamped, Turn, Vault } from './turn';
export {
  endedOnce,
  inOneLine,
  isWords,
  nameInSentence,
  quoted,
  readableWords,
  withoutBlanks,
} from './words';
