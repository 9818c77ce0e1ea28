import type { DynastyRuleset } from '../../dynasty/document';
import { numbered } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { hours, masksWithEffect } from './words';

/** Ending a Game [rulings K14, K21]. */
export const endingAGame: DynastySectionWriter = (ruleset) =>
  section(
    'ending-a-game',
    'Ending a Game',
    ruleset.automaticDealing
      ? 'The server ends a game at the instant at which it closes.'
      : 'The Dealer ends closed games, the one that started earliest first.',
    'A game ends with the Fine, which names every participant who played a card that was not in the ' +
      'hand. If it names nobody, the game is clean. If it names one of the two, the other is the ' +
      'Campione, and if it names both, nobody is. The hands are shown with the Fine.',
    'Then this happens, in this order:',
    numbered(...payments(ruleset)),
    'A game can be voided by the Dealer or the host, with a reason, until it has ended and for ' +
      `${hours(ruleset.voidHours)} after. It then moves nothing: all that it moved is put back as far ` +
      'as it is still there, and bets on it lapse.',
  );

function payments(ruleset: DynastyRuleset): string[] {
  const bettors = masksWithEffect(ruleset, 'BETTING');
  const lines = [
    'the Campione gains as many pegs as the stakes, with [Magistrelli](#magistrelli) for each; the ' +
      'other participant loses as many, down to 0, and without a Campione both do',
    'those who wear a mask gain pegs by its [Moda](#moda)',
    `after a clean game the mask of the Campione gains ${ruleset.moda.perVictory} Moda`,
    ...(bettors === null ? [] : [`${bettors} gains pegs for those who bet`]),
    ...(ruleset.betting === null ? [] : ['bets are settled']),
  ];
  return lines.map((line, place) => `${line}${place === lines.length - 1 ? '.' : ';'}`);
}
