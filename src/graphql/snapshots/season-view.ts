import type { AccountId, Instant } from '../../kernel';
import { GAMES } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import { laterBy, playerOfAccount, playersOf } from '../../season';
import type { Option, PlayerRow, SeasonState, SeasonView } from '../../season';
import type { RevisionRow } from '../rulesets/sources';

/** What is asked of every season alike, whichever game it is. */

/** Who may see it. */
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

/** In the order in which they joined, with those who left or without. */
export const playerRows = ({ state }: SeasonSnapshot, former: boolean): PlayerRow[] =>
  playersOf(state, former);

/** What an account can do now; in the past nobody can do anything. */
export const optionsIn = (
  { kind, state, now, isPast }: SeasonSnapshot,
  account: AccountId,
): readonly Option<string>[] => (isPast === true ? [] : GAMES[kind].optionsOf(state, account, now));

/** From when an account that has left may join again; null where it need not wait. */
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

/** Made once for all that is asked of a reading: to make it takes longer the more players there are. */
export function seasonView(snapshot: SeasonSnapshot): SeasonView {
  const { kind, state, now } = snapshot;
  const { version } = state;
  const known = views.get(snapshot);
  if (known?.version === version) return known.view;
  const view = GAMES[kind].view(state, now);
  views.set(snapshot, { version, view });
  return view;
}

/** What is still to come in a season that is paused is later by the pause, as long as it is to last [AA5]. */
export function expectedAt(snapshot: SeasonSnapshot, at: Instant): Instant {
  const { pausedSinceMs, pausedUntilMs } = seasonView(snapshot);
  if (pausedSinceMs === null || pausedUntilMs === null) return at;
  return laterBy(pausedSinceMs, pausedUntilMs)(at);
}

/** The revisions of its ruleset, the first one first. */
export function revisionRows(snapshot: SeasonSnapshot): RevisionRow[] {
  const state: { all(table: 'revisions'): RevisionRow[] } = snapshot.state;
  return state.all('revisions').sort((one, other) => one.revision - other.revision);
}
