import { violation } from '../../kernel';
import type { RoundState } from '../model/state';
import type { HandRow } from './vocabulary';

/** One sentence for each broken invariant of hands. */
export function handViolations(state: RoundState): string[] {
  return state
    .all('hands')
    .flatMap((hand) => [
      ...violation(isOfOneKind(hand), `${hand.id} is either presented or sealed`),
      ...violation(
        (hand.status === 'PLACED') === (hand.placement !== null),
        `${hand.id} has a place`,
      ),
      ...violation((hand.placement === null) === (hand.score === null), `${hand.id} has a rank`),
      ...violation(!isWaiting(hand) || isOfPresentPlayer(state, hand), `${hand.id} is a leaver's`),
    ]);
}

const isOfOneKind = ({ actionId, presentedAtMs, placesAtMs }: HandRow): boolean =>
  (actionId === null) === (presentedAtMs !== null) &&
  (presentedAtMs === null) === (placesAtMs === null);

const isWaiting = ({ status }: HandRow): boolean => status === 'REVEALED';

const isOfPresentPlayer = (state: RoundState, { playerId }: HandRow): boolean =>
  state.need('players', playerId).leftAtMs === null;
