/** The present and former players of a season, in any game. */
import { byOrdinal, nameInSentence, nameKey, nameLook, ordinalOf, playerId } from '../../kernel';
import type { AccountId, Actor, Instant, PlayerId } from '../../kernel';
import type { ProposalId } from './ids';
import { ownerOf } from './owners';
import type { PlayerRow, SeasonState } from './rows';

export const activePlayers = (state: SeasonState): PlayerRow[] =>
  state.by('players', 'active', 'yes');

/**
 * The players who are not idle. Idle players do not count for quorums, majorities, medians or
 * elections [ruling L5].
 */
export const awakePlayers = (state: SeasonState): PlayerRow[] =>
  state.by('players', 'awake', 'yes');

/** The player with the id; null if the player is unknown, has left or is idle. */
export function awakePlayer(state: SeasonState, id: PlayerId): PlayerRow | null {
  const player = presentPlayer(state, id);
  return player?.idleSinceMs === null ? player : null;
}

/** Players in the order of joining. `former`: true to include players who have left. */
export const playersOf = (state: SeasonState, former: boolean): PlayerRow[] =>
  (former ? state.all('players') : activePlayers(state)).sort(byOrdinal);

/** The account's present player; null for none. */
export const playerOfAccount = (state: SeasonState, account: AccountId): PlayerRow | null =>
  state.by('players', 'account', account).find((row) => row.leftAtMs === null) ?? null;

/** The name of a present or former player, formatted for a sentence. */
export const nameOf = (state: SeasonState, id: PlayerId): string =>
  nameInSentence(state.get('players', id)?.name ?? id);

/** The player with the id; null if the player is unknown or has left. */
export function presentPlayer(state: SeasonState, id: PlayerId): PlayerRow | null {
  const player = state.get('players', id);
  return player?.leftAtMs === null ? player : null;
}

/** True if a present player has this name or one that looks like it, ignoring case [ruling S6]. */
export const isNameTaken = (state: SeasonState, name: string): boolean =>
  state.countBy('players', 'name', nameKey(name)) > 0 ||
  state.countBy('players', 'look', nameLook(name)) > 0;

/**
 * True if the account may see a season by invitation: it plays there, or it left and was never
 * removed [ruling S20].
 */
export function isWelcome(state: SeasonState, account: AccountId): boolean {
  const memberships = state.by('players', 'account', account);
  if (memberships.some(({ leftAtMs }) => leftAtMs === null)) return true;
  return memberships.length > 0 && memberships.every(({ departure }) => departure === 'LEFT');
}

/** The next free number of a kind. An event that creates a row of the kind uses up the number. */
export const nextNumberOf = (state: SeasonState, counter: string): number =>
  (state.get('counters', counter)?.last ?? 0) + 1;

export const nextPlayerId = (state: SeasonState): PlayerId =>
  playerId(`p${String(nextNumberOf(state, 'player'))}`);

/** The account's player; for an account without one, the player that it would become by joining. */
export const playerActor = (state: SeasonState, account: AccountId): Actor =>
  ownerOf(playerOfAccount(state, account)?.id ?? nextPlayerId(state));

/** All memberships of an account in a season, in the order of joining. */
export const membershipsOf = (state: SeasonState, account: AccountId): PlayerRow[] =>
  state.by('players', 'account', account).sort(byOrdinal);

/**
 * The account's last player, if that player has left; null if the account plays now or never
 * played.
 */
export function formerPlayer(state: SeasonState, account: AccountId): PlayerRow | null {
  if (playerOfAccount(state, account) !== null) return null;
  return membershipsOf(state, account).at(-1) ?? null;
}

/**
 * The account's last player; for an account without one, the player that it would become by
 * joining.
 */
export const formerActor = (state: SeasonState, account: AccountId): Actor => {
  const last = membershipsOf(state, account).at(-1);
  return last === undefined ? playerActor(state, account) : ownerOf(last.id);
};

/** The fields of a player who has neither left nor gone idle. */
const PRESENT = { leftAtMs: null, departure: null, idleSinceMs: null } as const;

/** The fields of an event about a player who joins. */
export type JoinFacts = Pick<PlayerRow, 'accountId' | 'name'> & { readonly playerId: PlayerId };

export function putJoined(
  state: SeasonState,
  { playerId: id, accountId, name }: JoinFacts,
  joinedAtMs: Instant,
): void {
  state.put('counters', { id: 'player', last: ordinalOf(id) });
  state.put('players', { id, accountId, name, joinedAtMs, ...PRESENT });
}

/** The fields of an event about a player who leaves. */
export type LeaveFacts = {
  readonly playerId: PlayerId;
  readonly departure: 'LEFT' | 'REMOVED';
  /** The proposal that removed the player; left out if there was none. */
  readonly proposalId?: ProposalId;
};

/** The fields of an event about a departure. `proposalId`: null without a proposal. */
export const leftBy = (
  playerId: PlayerId,
  departure: LeaveFacts['departure'],
  proposalId: ProposalId | null,
): LeaveFacts => ({ playerId, departure, ...(proposalId === null ? {} : { proposalId }) });

export function putLeft(
  state: SeasonState,
  { playerId: id, departure }: LeaveFacts,
  leftAtMs: Instant,
): void {
  state.put('players', { ...state.need('players', id), leftAtMs, departure, idleSinceMs: null });
}

/** Makes a former player present again, with the items of before. */
export function putReturned(
  state: SeasonState,
  { playerId: id, name }: Pick<JoinFacts, 'playerId' | 'name'>,
  joinedAtMs: Instant,
): void {
  const player = state.need('players', id);
  state.put('players', { ...player, name, joinedAtMs, ...PRESENT });
}

/** A function that ends a membership, as the player leaves or is removed. */
export type Depart<T> = (turn: T, player: PlayerRow, departure: 'LEFT' | 'REMOVED') => void;
