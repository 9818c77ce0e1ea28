import type { AccountId, Instant } from '../../kernel';
import { GAMES } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import { laterBy, playerOfAccount, playersOf } from '../../season';
import type { Option, PlayerRow, SeasonState, SeasonView } from '../../season';
import type { RevisionRow } from '../rulesets/sources';

/** True if the account may see the season; null stands for everybody. */
export const canSeeSeason = ({ kind, state }: SeasonSnapshot, account: AccountId | null): boolean =>
  GAMES[kind].canSee(state, account);

export const isHostOf = (snapshot: SeasonSnapshot, account: AccountId): boolean =>
  seasonView(snapshot).hosting.accountIds.includes(account);

export function playerRow(snapshot: SeasonSnapshot, id: PlayerRow['id']): PlayerRow | null {
  const state: SeasonState = snapshot.state;
  return state.get('players', id) ?? null;
}

export const playerRowOf = ({ state }: SeasonSnapshot, account: AccountId): PlayerRow | null =>
  playerOfAccount(state, account);

/** In joining order, with or without former players. */
export const playerRows = ({ state }: SeasonSnapshot, former: boolean): PlayerRow[] =>
  playersOf(state, former);

/** The account's current options; empty for a past snapshot. */
export const optionsIn = (
  { kind, state, now, isPast }: SeasonSnapshot,
  account: AccountId,
): readonly Option<string>[] => (isPast === true ? [] : GAMES[kind].optionsOf(state, account, now));

/** The moment from which a former player may rejoin; null if the player need not wait. */
export function rejoinAtMs(
  { kind, state, now, isPast }: SeasonSnapshot,
  account: AccountId,
): number | null {
  if (isPast === true) return null;
  const refusal = GAMES[kind].refusalOf(state, account, now, { type: 'JoinSeason' });
  return refusal?.code === 'REJOIN_TOO_EARLY' ? Number(refusal.facts['rejoinAtMs']) : null;
}

type Known = { readonly version: number; readonly view: SeasonView };

const views = new WeakMap<SeasonSnapshot, Known>();

/**
 * The common view of a season, computed once for each snapshot: its cost grows with the number of
 * players.
 */
export function seasonView(snapshot: SeasonSnapshot): SeasonView {
  const { kind, state, now } = snapshot;
  const { version } = state;
  const known = views.get(snapshot);
  if (known?.version === version) return known.view;
  const view = GAMES[kind].view(state, now);
  views.set(snapshot, { version, view });
  return view;
}

/** Moves a future moment by the length of the current pause, if the pause's end is set [AA5]. */
export function expectedAt(snapshot: SeasonSnapshot, at: Instant): Instant {
  const { pausedSinceMs, pausedUntilMs } = seasonView(snapshot);
  if (pausedSinceMs === null || pausedUntilMs === null) return at;
  return laterBy(pausedSinceMs, pausedUntilMs)(at);
}

/** The season's rulesets, oldest first. */
export function revisionRows(snapshot: SeasonSnapshot): RevisionRow[] {
  const state: { all(table: 'revisions'): RevisionRow[] } = snapshot.state;
  return state.all('revisions').sort((one, other) => one.revision - other.revision);
}
