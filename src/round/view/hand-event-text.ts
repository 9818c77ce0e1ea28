import { assertNever, BANK, listed } from '../../kernel';
import { pokerHandName } from '../../rulesets';
import type { FortuneTold, HandPlaced, RoundEvent } from '../event';
import type { HandEvent } from '../hands/events';
import { itemOfCard } from '../items';
import { isPokerRank, ownerOf, rulesetOf } from '../state';
import type { HandRank, RoundState } from '../state';
import { itemWords, nameOf, words } from './wording';

type HandRelated = HandEvent | HandPlaced | FortuneTold;

const TYPES: ReadonlySet<RoundEvent['type']> = new Set<HandRelated['type']>([
  ...(['HandPresented', 'TieTossed', 'HandPlaced', 'FortuneTold'] as const),
]);

export const isHandEvent = (event: RoundEvent): event is HandRelated => TYPES.has(event.type);

/** Of hands, once they are there for all to see, and of what they bring. */
export function handEventText(state: RoundState, event: HandRelated): string {
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
    case 'FortuneTold':
      return fortuneText(state, event);
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

function fortuneText(state: RoundState, event: FortuneTold): string {
  const told = rulesetOf(state).fortunes.find(({ fortune }) => fortune === event.fortune);
  const [moved] = event.transfers;
  // One who had nothing lost nothing [ruling B5]; the fortune may have been amended since.
  const loses = moved === undefined ? told?.effect.type === 'LOSE_DICE' : moved.to === BANK;
  const verb = loses ? 'lost' : 'gained';
  const name = told?.name ?? event.fortune;
  return `${nameOf(state, event.playerId)} ${verb} ${words(state, event.transfers)} by ${name}.`;
}
