import { section } from '../section';
import type { DynastyWriter } from '../section';

/** Readiness [ruling K2]. */
export const readiness: DynastyWriter = () =>
  section(
    'readiness',
    'Readiness',
    'A player is ready or not, says so at any time, and at first is not. A player who is ready is ' +
      'available, unless a game with that player started on the same day. A game that goes on from ' +
      'an earlier day is no hindrance.',
    'Each player has a Wait, at first 0. Who is available and not chosen for a game that starts has ' +
      'waited once more.',
  );
