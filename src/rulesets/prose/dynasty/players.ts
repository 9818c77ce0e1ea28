import { bullets } from '../markdown';
import { section } from '../section';
import type { DynastyWriter } from '../section';

/** [Rulings B2, K14, K16.] */
export const players: DynastyWriter = ({ betting }) =>
  section(
    'players',
    'Players',
    'Anyone may become a player by joining the dynasty, and a player may leave it at any time. ' +
      'Only players take part in it. Whoever joins again is a new player.',
    'When a player leaves or is removed:',
    bullets(
      'the player resigns from all games that are going on;',
      betting === null
        ? null
        : 'bets of the player on games that have not ended are void; the seat of a bookmaker stays ' +
            'taken;',
      'the pegs of the player are gone, and a Campione who has left gains nothing.',
    ),
  );
