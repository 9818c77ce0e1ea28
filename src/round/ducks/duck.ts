import { byOrdinal, nameInSentence, isName, nameExpected } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundEvent } from '../model/event';
import type { DuckId } from '../model/ids';
import type { RoundState } from '../model/state';
import type { DuckRow } from './vocabulary';

/** The limit on ducks of one player [ruling O2]. */
export const MOST_DUCKS = 20;

/** The player's ducks, oldest first. */
export const ducksOf = (state: RoundState, player: PlayerId): DuckRow[] =>
  state.by('ducks', 'player', player).sort(byOrdinal);

/** The duck with that id; null if it never existed or was lost. */
export function presentDuck(state: RoundState, id: DuckId): DuckRow | null {
  const duck = state.get('ducks', id);
  return duck?.lostAtMs === null ? duck : null;
}

/** The id of the event's duck; null for none. */
export const duckOfEvent = (event: RoundEvent): string | null =>
  'duckId' in event ? event.duckId : null;

/** For example "the duck Ann". */
export const duckWords = (state: RoundState, of: { readonly duckId: DuckId }): string =>
  `the duck ${duckName(state, of)}`;

export const duckName = (state: RoundState, { duckId }: { readonly duckId: DuckId }): string =>
  nameInSentence(state.need('ducks', duckId).name);

export const LONGEST_DUCK_NAME = 40;
export const DUCK_NAME_EXPECTED = nameExpected(LONGEST_DUCK_NAME);

export const isDuckName = (name: string): boolean => isName(name, LONGEST_DUCK_NAME);
