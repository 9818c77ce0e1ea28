import { assertNever, counted } from '../../../kernel';
import type { DynastyRuleset } from '../../dynasty/document';
import type { Pattern, Trick } from '../../dynasty/tricks';
import { bullets, list, plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { cards, className, rankNames, masksWithEffect } from './words';

/** Tricks [rulings K6, K8 to K10, K20]. */
export const tricks: DynastySectionWriter = (ruleset) =>
  section(
    'tricks',
    'Tricks',
    `A pocket is the last ${cards(ruleset.pocketSize)} that a participant played in the game, ` +
      'including the one being played, or all of them while there are fewer.',
    'A play can score each trick that the pocket of its player meets' +
      `${ruleset.onlyActiveTricksScore ? `, if it is active in the game${save(ruleset)}` : ''}. It ` +
      `can score the sum of their points; whatever cards and masks add to a trick or take from it, ` +
      `it is never worth less than 0.`,
    table(
      ['Trick', 'Class', 'Points', 'The pocket of the player'],
      ruleset.tricks.map((trick) => [
        plain(trick.name),
        className(ruleset, trick.class),
        String(trick.points),
        condition(ruleset, trick.pattern),
      ]),
    ),
    `In each game ${activity(ruleset)}.`,
    opening(ruleset),
  );

const save = (ruleset: DynastyRuleset): string => {
  const names = masksWithEffect(ruleset, 'INACTIVE_TRICK');
  return names === null ? '' : ` (but see ${names})`;
};

/** The pocket that a trick needs, as a separate sentence. */
export function trickCondition(ruleset: DynastyRuleset, { pattern }: Trick): string {
  const words = condition(ruleset, pattern);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function condition({ deck }: DynastyRuleset, pattern: Pattern): string {
  const least = (): string =>
    'minimumCards' in pattern ? `${cards(pattern.minimumCards)} or more` : '';
  switch (pattern.type) {
    case 'HIGHER_SUM':
      return `${least()}, as in the opponent’s; the sum of the hefts is higher than there`;
    case 'HIGHER_NEWEST':
      return (
        `At least one ${rankNames(deck, pattern.ranks)}; the card played last has more heft than the ` +
        'one that the opponent played last'
      );
    case 'ALL_LOWER':
      return `${least()}, each with less heft than every card of the opponent’s`;
    case 'OLDEST_LIKE_GRAND_CANAL':
      return `${least()}; the one played first has the suit or the rank of the Grand Canal`;
    case 'SAME_SUIT':
      return `exactly ${counted(pattern.cards, 'card')}, all of one suit`;
    case 'SAME_RANK':
      return `${least()}, all of one rank`;
    case 'SUM_IS_BERSAGLIO':
      return `exactly ${counted(pattern.cards, 'card')}, whose hefts add up to the Bersaglio`;
    case 'HAS_RANKS':
      return `${cards(pattern.minimumCards)} or more of ${rankNames(deck, pattern.ranks, 'and')}`;
    default:
      return assertNever(pattern);
  }
}

const activity = (ruleset: DynastyRuleset): string => {
  const active = ruleset.trickClasses.map((known) => {
    if (known.active.type === 'ALL') return `all ${className(ruleset, known.class)} tricks`;
    return `${known.active.count} of the ${className(ruleset, known.class)} tricks`;
  });
  return `${list(active)} are active`;
};

function opening({ grandCanalDefendsUntilPlays: plays }: DynastyRuleset): string | null {
  if (plays === 0) return null;
  return [
    `While either participant has made fewer than ${counted(plays, 'play')}, counting the one being ` +
      'made, the opponent’s pocket also holds the Grand Canal wherever the pockets are compared:',
    bullets(
      'it counts as one more card, with its heft;',
      'as the card played last it counts only while the opponent has played none;',
      'it has none of the effects of a card in a pocket.',
    ),
  ].join('\n\n');
}
