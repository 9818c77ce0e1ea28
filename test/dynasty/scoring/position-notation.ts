/** Short notation for positions: "King Batons, 6 Cups, Angel" are cards, oldest first. */
import { claimable } from '../../../src/dynasty/scoring';
import type { Position } from '../../../src/dynasty/scoring';
import type { Card, DynastyRuleset } from '../../../src/rulesets';
import { dynastyCards, isDynastyCard } from '../../../src/rulesets';
import { giolitti } from '../../rulesets/dynasty/documents';

export function card(words: string): Card {
  const [rank, suit = 'Arcana'] = words.trim().split(' ');
  const made = { rank: rank!.toUpperCase(), suit: suit.toUpperCase() };
  if (!isDynastyCard(giolitti.deck, made)) throw new Error(`there is no ${words}`);
  return made;
}

export const cards = (words: string): Card[] => (words === '' ? [] : words.split(',').map(card));

export type Written = {
  /** The Grand Canal. The default, the Ace of Batons, decides no trick. */
  readonly canal?: string;
  readonly mine: string;
  readonly theirs: string;
  readonly myMasks?: readonly string[];
  readonly theirMasks?: readonly string[];
  /** The active tricks; all by default. */
  readonly active?: readonly string[];
};

export const position = (written: Written): Position => ({
  grandCanal: card(written.canal ?? 'Ace Batons'),
  holder: { plays: cards(written.mine), masks: written.myMasks ?? [], unmet: null },
  opponent: { plays: cards(written.theirs), masks: written.theirMasks ?? [], unmet: null },
  activeTricks: written.active ?? giolitti.tricks.map(({ trick }) => trick),
});

/** The same position with the other player as the claimant. */
export const turned = (turning: Position): Position => ({
  ...turning,
  holder: turning.opponent,
  opponent: turning.holder,
});

/** The possible claims as "TORO 4, ARIA 1". They end with " (Death)" if Death stops them. */
export function scored(written: Written, ruleset: DynastyRuleset = giolitti): string {
  const { tricks, total, stoppedByDeath } = claimable(ruleset, position(written));
  const sum = tricks.reduce((all, { points }) => all + points, 0);
  if (total !== (stoppedByDeath ? 0 : sum)) throw new Error(`${total} is not the sum, ${sum}`);
  const named = tricks.map(({ trick, points }) => `${trick} ${points}`);
  return named.join(', ') + (stoppedByDeath ? ' (Death)' : '');
}

export const wholeDeck: readonly Card[] = dynastyCards(giolitti.deck);
