import { section } from '../common/section';
import type { Writer } from '../common/section';

/** Actions [rulings A2, B1, W1]. */
export const actions: Writer = () =>
  section(
    'actions',
    'Actions',
    'A game action is whatever a player does that changes the state of the game. It happens when ' +
      'the server acknowledges it. An action that the rules do not allow is refused with the ' +
      'rule that forbids it, and changes nothing. What players say about it in a channel binds ' +
      'nobody, and something that is only said there is not an action.',
    'Nobody can give, pay or use more than they have.',
  );
