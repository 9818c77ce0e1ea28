import { required } from '../../kernel';
import type { Account, Delivery, Identity, SeasonSnapshot, SeasonKind, Token } from '../../engine';
import type { SignedIn } from '../../accounts';
import type { OpenWebhook } from '../../delivery';
import type { DynastyRows } from '../../dynasty';
import type { RoundRows } from '../../round';
import type { BetSource, GiolittiGameSource } from '../giolitti/sources';
import type { EventSource } from '../events/event-source';
import { LOCAL_IDS } from '../ids/global-ids';
import type { LocalIds, PartType, SeasonType } from '../ids/global-ids';
import type { DynastySnapshot, RoundSnapshot } from '../snapshots/by-game';
import { rulesetSource } from '../rulesets/sources';
import type { RulesetSource } from '../rulesets/sources';
import type { SeasonSource } from '../snapshots/season-source';
import { playerRow, revisionRows } from '../snapshots/season-view';
import { playerSource } from './sources';
import type { AuctionSource, PlayerSource, RowSource, SeasonViewerSource } from './sources';

/** The source of any object with an id inside a season. */
export type AnyRowSource = RowSource | RulesetSource | GiolittiGameSource | BetSource;
/** The source of any object with an id. */
export type NodeSource =
  | Account
  | SignedIn
  | Token
  | Identity
  | OpenWebhook
  | Delivery
  | SeasonSource
  | AnyRowSource
  | EventSource
  | (AuctionSource & { readonly type: PartType })
  | (SeasonViewerSource & { readonly type: 'SeasonViewer' });

type Find<R extends SeasonSnapshot, T extends SeasonType, S = AnyRowSource> = (
  snapshot: R,
  id: LocalIds[T],
) => S | null;
/** Finds a season's object by type; a type that the game lacks is left out. */
type Finders<R extends SeasonSnapshot> = { readonly [T in SeasonType]?: Find<R, T> };

const player: Find<SeasonSnapshot, 'Player', PlayerSource> = (snapshot, id) => {
  const row = playerRow(snapshot, id);
  return row === null ? null : playerSource(snapshot, row);
};

const ruleset: Find<SeasonSnapshot, 'Ruleset', RulesetSource> = (snapshot, id) => {
  const row = revisionRows(snapshot).find((each) => each.id === id);
  return row === undefined ? null : rulesetSource(snapshot, row);
};

const inRound =
  <T extends SeasonType, N extends keyof RoundRows>(type: T, table: N) =>
  (snapshot: RoundSnapshot, id: LocalIds[T] & RoundRows[N]['id']) => {
    const row = snapshot.state.get(table, id);
    return row === undefined ? null : { type, snapshot, row };
  };

const inDynasty =
  <T extends SeasonType, N extends keyof DynastyRows>(type: T, table: N) =>
  (snapshot: DynastySnapshot, id: LocalIds[T] & DynastyRows[N]['id']) => {
    const row = snapshot.state.get(table, id);
    return row === undefined ? null : { type, snapshot, row };
  };

const ROUND: Finders<RoundSnapshot> = {
  Player: player,
  Ruleset: ruleset,
  Lot: inRound('Lot', 'lots'),
  SecretAction: inRound('SecretAction', 'secretActions'),
  Bid: inRound('Bid', 'bids'),
  Table: inRound('Table', 'gamingTables'),
  Proposal: inRound('Proposal', 'proposals'),
  SecretAttempt: inRound('SecretAttempt', 'secretAttempts'),
  Hand: inRound('Hand', 'hands'),
  JudgeTerm: inRound('JudgeTerm', 'judgeTerms'),
  Candidacy: inRound('Candidacy', 'candidacies'),
  JusticeRequest: inRound('JusticeRequest', 'justiceRequests'),
  Ruling: inRound('Ruling', 'rulings'),
  ConfidenceVote: inRound('ConfidenceVote', 'confidenceVotes'),
  Trade: inRound('Trade', 'trades'),
  Contract: inRound('Contract', 'contracts'),
  Duck: inRound('Duck', 'ducks'),
  WorkOfArt: inRound('WorkOfArt', 'works'),
  ContractChange: inRound('ContractChange', 'contractChanges'),
};

const DYNASTY: Finders<DynastySnapshot> = {
  Player: player,
  Ruleset: ruleset,
  GiolittiGame: inDynasty('GiolittiGame', 'games'),
  Bet: inDynasty('Bet', 'bets'),
  Proposal: inDynasty('Proposal', 'proposals'),
  SecretAttempt: inDynasty('SecretAttempt', 'secretAttempts'),
};

/**
 * A method, because TypeScript checks a method's parameters loosely: each game takes its own kind
 * of snapshot.
 */
interface Finding<R extends SeasonSnapshot> {
  find<T extends SeasonType>(snapshot: R, type: T, id: LocalIds[T]): AnyRowSource | null;
}

const finding = <R extends SeasonSnapshot>(finders: Finders<R>): Finding<R> => ({
  find: (snapshot, type, id) => finders[type]?.(snapshot, id) ?? null,
});

const FINDING: Readonly<Record<SeasonKind, Finding<SeasonSnapshot>>> = {
  ROUND: finding(ROUND),
  DYNASTY: finding(DYNASTY),
};

/** The object with this id in the season; null if it does not exist. */
export function findRow(
  snapshot: SeasonSnapshot,
  type: SeasonType,
  text: string,
): AnyRowSource | null {
  const id = LOCAL_IDS[type].read(text);
  if (id === null) return null;
  return FINDING[snapshot.kind].find(snapshot, type, id);
}

/** Like `findRow`, but throws if the object does not exist. */
export const needRow = (snapshot: SeasonSnapshot, type: SeasonType, id: string): AnyRowSource =>
  required(findRow(snapshot, type, id), `${type} ${id}`);
