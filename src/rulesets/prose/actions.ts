import { section } from './section';
import type { Writer } from './section';

/** Actions [rulings A2, B1, W1]. */
export const actions: Writer = () =>
  section(
    'actions',
    'Actions',
    'A game action is whatever a player does that changes the state of the game. It happens when ' +
      'the server acknowledges it. An action that the rules do not allow is refused with the rule ' +
      'that stands against it, and changes nothing. In which channel players talk about it binds ' +
      'nobody, and what is only said there is no action.',
    'Nobody can give, pay or use more than they have.',
  );
