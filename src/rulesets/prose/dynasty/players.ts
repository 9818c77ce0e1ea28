import type { DynastyRuleset } from '../../dynasty/document';
import { idlingText } from '../common/seasons';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { hours } from './words';

/** Players [rulings B2, K14, K16, L5, L6]. */
export const players: DynastySectionWriter = ({ betting, membership }) =>
  section(
    'players',
    'Players',
    'Anyone may become a player by joining the dynasty, and a player may leave it at any time. ' +
      'Only players take part in it. A player who joins again is the same player, with the same pegs, ' +
      `Magistrelli and days of games; that is possible ${rejoining(membership)}. Votes ` +
      'cast before that no longer count.',
    'When a player leaves or is removed:',
    bullets(
      'the player resigns from all games that are going on;',
      betting === null
        ? null
        : 'bets of the player on games that have not ended are void; the seat of a bookmaker stays ' +
            'taken;',
      'the player keeps pegs and Magistrelli and gains nothing more, but can still lose pegs by a ' +
        'game that has not ended, or by a bet on one that has.',
    ),
    idlingText(membership?.idling, 'resign from their games and are dealt into none'),
  );

const rejoining = (membership: DynastyRuleset['membership']): string => {
  const wait = membership?.rejoinAfterHours ?? 0;
  return wait === 0 ? 'at once' : `${hours(wait)} after leaving`;
};
