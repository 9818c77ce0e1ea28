import { presentPlayer } from '../model/state';
import type { RoundState } from '../model/state';
import { MOST_DUCKS } from './duck';
import { duckOwner } from '../model/owners';
import type { DuckRow } from './vocabulary';

/** One sentence for each broken invariant of ducks [rulings B2, G4]. */
export function duckViolations(state: RoundState): string[] {
  // A player loses the ducks under the rules at the departure. Those may have been amended since,
  // so all revisions are checked.
  const keeps = state.all('revisions').some((row) => !row.document.membership.losesItemsOnLeaving);
  return state.all('ducks').flatMap((duck) =>
    claims(state, duck, keeps)
      .filter(([holds]) => !holds)
      .map(([, what]) => `${duck.id} ${what}`),
  );
}

function claims(
  state: RoundState,
  { id, playerId, lostAtMs }: DuckRow,
  keeps: boolean,
): (readonly [boolean, string])[] {
  const lost = lostAtMs !== null;
  const empty = state.countBy('holdings', 'owner', duckOwner(id)) === 0;
  const present = presentPlayer(state, playerId) !== null;
  return [
    [state.get('players', playerId) !== undefined, 'belongs to nobody'],
    [!lost || empty, 'was lost and has items'],
    [lost || present || keeps, 'is there and its player has left'],
    [state.countBy('ducks', 'player', playerId) <= MOST_DUCKS, 'is one too many'],
  ];
}

/**
 * The lost ducks whose player is still present. After a complete command there are none; between
 * events there can be, because a duck is lost just before its player leaves.
 */
export const ducksLostToNothing = (state: RoundState): string[] =>
  state
    .all('ducks')
    .filter(
      ({ playerId, lostAtMs }) => lostAtMs !== null && presentPlayer(state, playerId) !== null,
    )
    .map(({ id }) => id);
