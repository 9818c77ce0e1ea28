import type { DynastyRuleset } from '../../dynasty/document';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { hours, pegs, masksWithEffect } from './words';

/** Gambling [rulings K14, K16, K17]. */
export const gambling: DynastySectionWriter = (ruleset) =>
  section(
    'gambling',
    'Gambling',
    `Each player has pegs, never fewer than 0. ${starting(ruleset.startingPegs)}`,
    ...(ruleset.betting === null ? ['There is no betting.'] : bets(ruleset, ruleset.betting)),
  );

function starting(rule: DynastyRuleset['startingPegs']): string {
  if (rule.type === 'FIXED') return `A new player has ${pegs(rule.pegs)}.`;
  return (
    'A new player has as many as the median of all players, the ' +
    `${rule.ofTwo === 'LOWER' ? 'lower' : 'higher'} of the two in the middle if their number is ` +
    `even, and ${rule.withoutPlayers} where there are none.`
  );
}

type Betting = NonNullable<DynastyRuleset['betting']>;

const bets = (ruleset: DynastyRuleset, betting: Betting): string[] => [
  juice(ruleset),
  'While a game is not closed:',
  bullets(
    'one player who is not a participant may become its bookmaker: the first who asks;',
    'every other player who is not a participant may bet on one of the two, once. The bet keeps ' +
      'the Juice of the moment when it is made.',
  ),
  `When the game has ended, ${settlers(ruleset, betting)}, each part once and in this order:`,
  bullets(
    'players who bet on the Campione gain the Juice of their bets;',
    'players who bet on the other lose it, and without a Campione all who bet do;',
    `the bookmaker gains ${pegs(betting.bookmakerPegs)} for each bet that lost and loses as many ` +
      'for each that won.',
  ),
];

function juice(ruleset: DynastyRuleset): string {
  const { base, pendingSfida } = ruleset.juice;
  const names = masksWithEffect(ruleset, 'BETTING');
  return (
    `The Juice of a game is ${base} less the stakes, and less ${pendingSfida} while a Sfida is ` +
    `pending${names === null ? '' : `; ${names} changes it`}. It is never below 0.`
  );
}

const settlers = ({ steward }: DynastyRuleset, { settleHours }: Betting): string =>
  steward
    ? 'the server settles its bets at once'
    : `its bets can be settled for ${hours(settleHours)}, by those who won, each for themselves, ` +
      'and the rest by any player';
