import { cardName, DEFAULT_EDITION, EDITIONS, findEdition, isCard } from '../../rulesets';
import type { Ranking, RoundRuleset, ValueOf } from '../../rulesets';
import { playerOfAccount, rulesetOf, trackedValuesIn, trackedValuesOfCard } from '../../round';
import type { CountedCard, TrackedOfCard } from '../../round';
import { needRound, readingViewer } from '../context/access';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import type { QueryScoreHandArgs } from '../generated/resolvers';
import { readRoundId } from '../ids/global-ids';
import { readCards } from '../input/cards';

/** A hand to be tested, with its ruleset. */
type TestedHand = Tried & { readonly cards: readonly CountedCard[] };
type Tried = {
  readonly ruleset: RoundRuleset;
  /** The tracked values of the viewer and of the season [ruling AB2]; left out for an edition. */
  readonly tracked?: ValueOf;
  /** The tracked values of a card [ruling AF1]. */
  readonly trackedOfCard?: TrackedOfCard;
};

/** The query has no payload for a refusal, so a wrong card is an error that names it. */
export async function readHand(
  { edition, seasonId, cards }: QueryScoreHandArgs,
  context: Context,
  { procedure, expected }: { procedure: Ranking['procedure']; expected: string },
): Promise<TestedHand> {
  const hand = readCards('cards', cards, 1);
  const tried = await chosen(edition ?? null, seasonId ?? null, context);
  const { ruleset } = tried;
  if (ruleset.hands.ranking.procedure !== procedure) {
    const field = seasonId === null || seasonId === undefined ? 'edition' : 'seasonId';
    throw badInput(field, expected);
  }
  for (const [index, card] of hand.entries()) checkCard(ruleset, card, index);
  return { ...tried, cards: hand };
}

async function chosen(
  edition: string | null,
  seasonId: string | null,
  context: Context,
): Promise<Tried> {
  if (seasonId === null) {
    const found = findEdition(edition ?? DEFAULT_EDITION);
    if (found === null) throw badInput('edition', `one of ${[...EDITIONS.keys()].join(', ')}`);
    return { ruleset: found };
  }
  if (edition !== null) throw badInput('edition', 'left out if a season is given');
  const account = readingViewer(context)?.account.id ?? null;
  const { state } = await needRound(context, readRoundId('seasonId', seasonId), account);
  const asks = account === null ? null : playerOfAccount(state, account);
  return {
    ruleset: rulesetOf(state),
    tracked: trackedValuesIn(state, asks?.id ?? null),
    trackedOfCard: (card) => trackedValuesOfCard(state, card),
  };
}

function checkCard({ deck }: RoundRuleset, card: CountedCard, index: number): void {
  const { rank, suit, count } = card;
  const field = `cards.${index}`;
  if (!isCard(deck, card)) {
    throw badInput(field, 'a card of the deck', { reason: 'CARD_UNKNOWN', rank, suit });
  }
  if (count >= 1) return;
  const facts = { reason: 'AMOUNT_NOT_NATURAL', rank, suit, card: cardName(deck, card) };
  throw badInput(`${field}.count`, 'a whole number above 0', facts);
}
