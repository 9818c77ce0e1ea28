import { assertNever, listed } from '../../kernel';
import { pokerHandName } from '../../rulesets';
import type { HandPlaced } from '../event';
import type { HandEvent } from './events';
import { itemOfCard } from '../items';
import { isPokerRank, ownerOf, rulesetOf } from '../state';
import type { HandRank, RoundState } from '../state';
import { itemWords, nameOf, words } from '../wording';

type HandRelated = HandEvent | HandPlaced;

/** Of hands, once they are there for all to see. */
export function handText(state: RoundState, event: HandRelated): string {
  switch (event.type) {
    case 'HandPresented': {
      const ruleset = rulesetOf(state);
      const cards = event.cards.map((card) => itemWords(ruleset, itemOfCard(card), card.count));
      return `${nameOf(state, event.playerId)} presented a hand: ${listed(cards)}.`;
    }
    case 'TieTossed': {
      const names = event.handIds.map((id) => nameOf(state, state.need('hands', id).playerId));
      return `The dice placed identical hands in this order: those of ${listed(names)}.`;
    }
    case 'HandPlaced':
      return placedText(state, event);
    default:
      return assertNever(event);
  }
}

function placedText(state: RoundState, event: HandPlaced): string {
  const owner = ownerOf(event.playerId);
  const prizes = words(
    state,
    event.transfers.filter(({ to }) => to === owner),
  );
  return `${nameOf(state, event.playerId)}’s hand took place ${event.placement} with ${rankWords(event.score)}, and gained ${prizes}.`;
}

const rankWords = (rank: HandRank): string =>
  isPokerRank(rank) ? withArticle(pokerHandName(rank.poker)) : `a score of ${rank.total}`;

/** `a Full House`, but `Two Pair` and `Four-of-a-Kind`, which say how many. */
const withArticle = (name: string): string =>
  /^(One|Two|Three|Four|Five)\b/.test(name) ? name : `a ${name}`;
