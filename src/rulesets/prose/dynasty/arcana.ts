import { assertNever } from '../../../kernel';
import type { GrandCanalEffect, PocketEffect } from '../../dynasty/arcana';
import type { DynastyRuleset } from '../../dynasty/document';
import { numbered, table } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { arcanaName, cards, points, rankName, masksWithEffect } from './words';

/** Arcana [rulings K6, K8 to K10]. */
export const arcana: DynastySectionWriter = (ruleset) =>
  section(
    'arcana',
    'Arcana',
    'An Arcana has this effect in the pocket of its holder, who played it. The opponent is the ' +
      'other participant. The Grand Canal has none of these effects while it counts in a pocket.',
    table(
      ['In a pocket', 'Effect'],
      ruleset.arcana.pocket.map(({ rank, effect }) => [
        rankName(ruleset.deck, rank),
        inPocket(ruleset, effect),
      ]),
    ),
    'As the Grand Canal it has this effect, for both participants:',
    table(
      ['As the Grand Canal', 'Effect'],
      ruleset.arcana.grandCanal.map(({ rank, effect }) => [
        rankName(ruleset.deck, rank),
        asGrandCanal(ruleset, effect),
      ]),
    ),
    'Where several effects touch the heft of a card, they do so in this order:',
    numbered(
      'the heft of the deck;',
      'what the Grand Canal makes of Arcana;',
      'a heft that depends on who claims;',
      `what a mask${named(masksWithEffect(ruleset, 'ARCANA_HEFT'))} makes of Arcana;`,
      'effects that multiply;',
      'effects that lower it, to no less than 0.',
    ),
  );

const named = (names: string | null): string => (names === null ? '' : ` (${names})`);

function inPocket({ deck }: DynastyRuleset, effect: PocketEffect): string {
  switch (effect.type) {
    case 'MULTIPLY_OWN_HEFTS':
      return `The hefts of all cards in the holder’s pocket are multiplied by ${effect.factor}.`;
    case 'LOWER_OPPONENT_HEFTS':
      return `The heft of each card in the opponent’s pocket is lower by ${effect.by}, but at least 0.`;
    case 'HEFT_BY_CLAIMANT':
      return (
        `Its heft is ${effect.holder} when the holder claims a trick, and ${effect.opponent} when ` +
        'the opponent does.'
      );
    case 'ALL_SUITS':
      return 'It has all suits.';
    case 'POINTS_PER_TRICK':
      return (
        `The ${effect.of === 'HOLDER' ? 'holder' : 'opponent'} scores ${moreOrLess(effect.points)} ` +
        'for each trick.'
      );
    case 'NO_POINTS_WITHOUT':
      return (
        `While the opponent’s pocket has no ${rankName(deck, effect.rank)}, neither of the two ` +
        `scores for tricks. One that is merely the Grand Canal does not help.`
      );
    default:
      return assertNever(effect);
  }
}

const moreOrLess = (by: number): string => `${points(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`;

function asGrandCanal(ruleset: DynastyRuleset, effect: GrandCanalEffect): string {
  const all = arcanaName(ruleset.deck);
  switch (effect.type) {
    case 'BERSAGLIO_WITHIN':
      return `A sum may miss the Bersaglio by ${effect.by}, above or below.`;
    case 'ARCANA_HEFT':
      return (
        `All ${all} have a heft of ${effect.heft}, including this one, so that the Bersaglio is ` +
        `${ruleset.bersaglioBase + effect.heft}.`
      );
    case 'ARCANA_ALL_SUITS':
      return `All ${all} have all suits, including this one.`;
    case 'POCKET_SIZE':
      return `A pocket is the last ${cards(effect.cards)}.${need(effect.tricksNeedAtMost)}`;
    case 'MASKS_END':
      return 'Masks have no effect once the cards are dealt.';
    case 'OPEN_HANDS':
      return 'Both hands are seen by everybody.';
    default:
      return assertNever(effect);
  }
}

const need = (most: number | null): string =>
  most === null ? '' : ` Tricks that need more cards need only ${most}.`;
