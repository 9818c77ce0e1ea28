import { cardName, DEFAULT_EDITION, EDITIONS, findEdition, isCard } from '../../rulesets';
import type { RoundRuleset } from '../../rulesets';
import { rulesetOf, scoreHand } from '../../round';
import type { CountedCard, HandScore } from '../../round';
import { needReading, reader } from '../access';
import type { Context } from '../context';
import { badInput } from '../fault';
import type { QueryScoreHandArgs } from '../generated/resolvers';
import { readSeasonId } from '../ids';
import { readCards } from '../input/cards';

/** There is no payload to refuse in, so what is wrong is an error that names the card. */
export async function scoreHandField(
  _root: unknown,
  { edition, seasonId, cards }: QueryScoreHandArgs,
  context: Context,
): Promise<HandScore> {
  const hand = readCards('cards', cards, 1);
  const ruleset = await chosen(edition ?? null, seasonId ?? null, context);
  if (ruleset.hands.ranking.procedure !== 'SCORE') {
    const field = edition === null || edition === undefined ? 'seasonId' : 'edition';
    throw badInput(field, 'one whose hands are ranked by a score');
  }
  for (const [index, card] of hand.entries()) checkCard(ruleset, card, index);
  return scoreHand(ruleset, hand);
}

async function chosen(
  edition: string | null,
  seasonId: string | null,
  context: Context,
): Promise<RoundRuleset> {
  if (seasonId === null) {
    const found = findEdition(edition ?? DEFAULT_EDITION);
    if (found === null) throw badInput('edition', `one of ${[...EDITIONS.keys()].join(', ')}`);
    return found;
  }
  if (edition !== null) throw badInput('edition', 'left out where a season is given');
  const account = reader(context)?.account.id ?? null;
  return rulesetOf((await needReading(context, readSeasonId('seasonId', seasonId), account)).state);
}

function checkCard({ deck }: RoundRuleset, card: CountedCard, index: number): void {
  const { rank, suit, count } = card;
  const field = `cards.${index}`;
  if (!isCard(deck, card)) {
    throw badInput(field, 'a card of the deck', { reason: 'CARD_UNKNOWN', rank, suit });
  }
  if (count >= 1) return;
  const facts = { reason: 'AMOUNT_NOT_NATURAL', rank, suit, card: cardName(deck, card) };
  throw badInput(`${field}.count`, 'a natural number above 0', facts);
}
