import { cardName, DEFAULT_EDITION, EDITIONS, findEdition, isCard } from '../../rulesets';
import type { Ranking, RoundRuleset } from '../../rulesets';
import { rulesetOf } from '../../round';
import type { CountedCard } from '../../round';
import { needRound, reader } from '../access';
import type { Context } from '../context';
import { badInput } from '../fault';
import type { QueryScoreHandArgs } from '../generated/resolvers';
import { readRoundId } from '../ids';
import { readCards } from '../input/cards';

/** A hand that somebody tries, and the ruleset that it is tried by. */
type Trial = { readonly ruleset: RoundRuleset; readonly cards: readonly CountedCard[] };

/** There is no payload to refuse in, so what is wrong is an error that names the card. */
export async function readTrial(
  { edition, seasonId, cards }: QueryScoreHandArgs,
  context: Context,
  { procedure, expected }: { procedure: Ranking['procedure']; expected: string },
): Promise<Trial> {
  const hand = readCards('cards', cards, 1);
  const ruleset = await chosen(edition ?? null, seasonId ?? null, context);
  if (ruleset.hands.ranking.procedure !== procedure) {
    const field = seasonId === null || seasonId === undefined ? 'edition' : 'seasonId';
    throw badInput(field, expected);
  }
  for (const [index, card] of hand.entries()) checkCard(ruleset, card, index);
  return { ruleset, cards: hand };
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
  return rulesetOf((await needRound(context, readRoundId('seasonId', seasonId), account)).state);
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
