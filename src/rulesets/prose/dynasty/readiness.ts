import { section } from '../common/section';
import type { DynastyWriter } from '../common/section';

/** Readiness [ruling K2]. */
export const readiness: DynastyWriter = () =>
  section(
    'readiness',
    'Readiness',
    'A player is ready or not (at first not), and may say so at any time. A player who is ' +
      'ready is ' +
      'available, unless a game with that player started on the same day. A game still going on ' +
      'from an earlier day does not matter.',
    'Each player has a Wait, at first 0. Whoever is available but not chosen for a game that ' +
      'starts has waited once more.',
  );
