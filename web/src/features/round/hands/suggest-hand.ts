import type { Client } from 'urql';
import { errorCode } from '../../../platform/api/error-kind';
import { graphql } from '../../../generated/gql';
import type { HandRulesQuery } from '../../../generated/graphql';
import { fieldOf, textsOf } from '../../../platform/offered-option';
import { cardsOf } from './hand-cards';
import type { HandDeck } from './hand-cards';
import { RANK, SCORE } from './hand-score';
import type { ItemCounts, Holding } from '../seat/holding';
import { bestOfEachKind } from './poker-hands';
import type { PokerCard, PokerRules } from './poker-hands';
import { searchHand } from './search-hand';
import type { HandScore } from './search-hand';

const RULES = graphql(`
  query HandRules($season: ID!) {
    season(id: $season) {
      __typename
      id
      ruleset {
        id
        document
        round {
          hands {
            minimumCards
            maximumCards
          }
          deck {
            archetypes {
              ranks {
                rank
                number
              }
            }
            suits {
              suit
            }
          }
        }
      }
    }
  }
`);

type Rules = NonNullable<NonNullable<HandRulesQuery['season']>['ruleset']['round']>;
type SuggestionQuery = {
  readonly client: Client;
  readonly season: string;
  readonly held: readonly Holding[];
};

/** `tried`: the number of hands compared; null if the best is certain. */
export type Suggested = { readonly chosen: ItemCounts; readonly tried: number | null };

/** `none`: no hand is possible. `failed`: the server gave no answer. */
export type Suggestion = Suggested | 'none' | 'failed';

/** The best hand of these cards under the season's rules. */
export async function suggestHand(asking: SuggestionQuery): Promise<Suggestion> {
  const { client, season } = asking;
  const { data, error } = await client.query(RULES, { season }).toPromise();
  if (error !== undefined) return 'failed';
  const { document, round = null } = data?.season?.ruleset ?? {};
  if (round === null) return 'none';
  const ranking = fieldOf(fieldOf(document, 'hands'), 'ranking');
  return fieldOf(ranking, 'procedure') === 'POKER'
    ? byRank(asking, pokerRules(round, ranking))
    : searchHand(
        {
          held: asking.held,
          sizes: { least: round.hands.minimumCards, most: round.hands.maximumCards },
          deck: handDeck(round, fieldOf(document, 'deck')),
        },
        scoreOf(asking),
      );
}

/**
 * The parts of the deck that multipliers refer to. Only the ruleset document has the groups of
 * suits.
 */
function handDeck({ deck }: Rules, document: unknown): HandDeck {
  const groups = ['traditions', 'colors'].map((kind) => fieldOf(document, kind));
  return {
    ranks: deck.archetypes.map(({ ranks }) =>
      [...ranks].sort((one, other) => one.number - other.number).map(({ rank }) => rank),
    ),
    groups: groups
      .flatMap((some) => (Array.isArray(some) ? (some as readonly unknown[]) : []))
      .map((group) => textsOf(group, 'suits')),
  };
}

/** The rules for the comparison of hands card by card. Suits without a rank do not decide. */
function pokerRules({ deck, hands }: Rules, ranking: unknown): PokerRules {
  const ordered = textsOf(fieldOf(ranking, 'ties'), 'suitsHighToLow');
  return {
    size: hands.minimumCards,
    numbers: new Map(
      deck.archetypes.flatMap(({ ranks }) => ranks.map(({ rank, number }) => [rank, number])),
    ),
    ace: String(fieldOf(ranking, 'ace')),
    suits: ordered.length > 0 ? ordered : deck.suits.map(({ suit }) => suit),
  };
}

/**
 * The server gives the line of each hand in the table of kinds; within a line, the higher cards
 * win.
 */
async function byRank(
  { client, season, held }: SuggestionQuery,
  rules: PokerRules,
): Promise<Suggestion> {
  const hands = bestOfEachKind(piecesOf(held, rules.size), rules).map(chosenOf);
  const lines = await Promise.all(
    hands.map(async (chosen) => {
      const variables = { season, cards: cardsOf(held, chosen) };
      const { data, error } = await client.query(RANK, variables).toPromise();
      return error === undefined ? (data?.rankHand.line ?? null) : null;
    }),
  );
  const ranked = hands.flatMap((chosen, at) => {
    const line = lines[at] ?? null;
    return line === null ? [] : [{ chosen, line }];
  });
  const [best] = ranked.sort((one, other) => one.line - other.line);
  // The best is certain only if every hand was ranked.
  if (ranked.length < hands.length) return 'failed';
  return best === undefined ? 'none' : { chosen: best.chosen, tried: null };
}

const piecesOf = (held: readonly Holding[], most: number): readonly PokerCard[] =>
  held.flatMap(({ item, card, quantity }) =>
    card === null
      ? []
      : Array.from({ length: Math.min(quantity, most) }, () => ({
          item,
          suit: card.suit,
          rank: card.rank,
        })),
  );

const chosenOf = (pieces: readonly PokerCard[]): ItemCounts =>
  pieces.reduce<ItemCounts>((sum, { item }) => ({ ...sum, [item]: (sum[item] ?? 0) + 1 }), {});

const scoreOf =
  ({ client, season, held }: SuggestionQuery) =>
  async (chosen: ItemCounts): Promise<HandScore> => {
    const variables = { season, cards: cardsOf(held, chosen) };
    const { data, error } = await client.query(SCORE, variables).toPromise();
    // The rules do not accept the hand.
    if (error !== undefined && errorCode(error) === 'BAD_USER_INPUT') return 'none';
    return data === undefined || error !== undefined ? 'failed' : BigInt(data.scoreHand.total);
  };
