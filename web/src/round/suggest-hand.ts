import type { Client } from 'urql';
import { codeOf } from '../api/is-lost';
import { graphql } from '../generated/gql';
import type { HandRulesQuery } from '../generated/graphql';
import { fieldOf, textsOf } from '../season/option';
import { candidates, cardsOf, neighbours } from './hand-cards';
import type { Sizes } from './hand-cards';
import { RANK, SCORE } from './hand-score';
import type { Chosen } from './item-picker';
import { bestOfEachKind } from './poker-hands';
import type { Piece, PokerRules } from './poker-hands';
import type { Holding } from './seat';

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
type Asking = {
  readonly client: Client;
  readonly season: string;
  readonly held: readonly Holding[];
};

/** `tried` is how many hands were compared; null where it is certain that there is no better one. */
export type Suggested = { readonly chosen: Chosen; readonly tried: number | null };

/** What came of asking: `none` where no hand can be made, `failed` where the server could not be asked. */
export type Suggestion = Suggested | 'none' | 'failed';

/** The best hand that can be made of these cards by the rules of the season. */
export async function suggestHand(asking: Asking): Promise<Suggestion> {
  const { client, season } = asking;
  const { data, error } = await client.query(RULES, { season }).toPromise();
  if (error !== undefined) return 'failed';
  const { document, round = null } = data?.season?.ruleset ?? {};
  if (round === null) return 'none';
  const ranking = fieldOf(fieldOf(document, 'hands'), 'ranking');
  return fieldOf(ranking, 'procedure') === 'POKER'
    ? byRank(asking, pokerRules(round, ranking))
    : byScore(asking, { least: round.hands.minimumCards, most: round.hands.maximumCards });
}

/** The order in which hands are compared card by card; where suits have none, theirs decides nothing. */
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

/** The server says which line of its table each is; of one line the higher cards come first. */
async function byRank({ client, season, held }: Asking, rules: PokerRules): Promise<Suggestion> {
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
  // It is the best for certain only among all of them.
  if (ranked.length < hands.length) return 'failed';
  return best === undefined ? 'none' : { chosen: best.chosen, tried: null };
}

const piecesOf = (held: readonly Holding[], most: number): readonly Piece[] =>
  held.flatMap(({ item, card, quantity }) =>
    card === null
      ? []
      : Array.from({ length: Math.min(quantity, most) }, () => ({
          item,
          suit: card.suit,
          rank: card.rank,
        })),
  );

const chosenOf = (pieces: readonly Piece[]): Chosen =>
  pieces.reduce<Chosen>((sum, { item }) => ({ ...sum, [item]: (sum[item] ?? 0) + 1 }), {});

type Tried = { readonly chosen: Chosen; readonly total: bigint };

/** A score can be any formula: hands worth trying are tried, and then whatever is a card more or less. */
async function byScore(asking: Asking, sizes: Sizes): Promise<Suggestion> {
  const { held } = asking;
  const first = candidates(held, sizes);
  let best = await highest(asking, first);
  let tried = first.length;
  for (let step = 0; typeof best === 'object' && step < MOST_STEPS; step += 1) {
    const near = neighbours(held, best.chosen, sizes);
    const better = await highest(asking, near);
    if (better === 'failed') return better;
    tried += near.length;
    if (better === 'none' || better.total <= best.total) break;
    best = better;
  }
  return typeof best === 'object' ? { chosen: best.chosen, tried } : best;
}

const MOST_STEPS = 3;

async function highest(
  { client, season, held }: Asking,
  hands: readonly Chosen[],
): Promise<Tried | 'none' | 'failed'> {
  let best: Tried | null = null;
  for (const chosen of hands) {
    const variables = { season, cards: cardsOf(held, chosen) };
    const { data, error } = await client.query(SCORE, variables).toPromise();
    // What the rules do not accept as a hand does not count as one.
    if (error !== undefined && codeOf(error) === 'BAD_USER_INPUT') continue;
    if (data === undefined || error !== undefined) return 'failed';
    const total = BigInt(data.scoreHand.total);
    if (best === null || total > best.total) best = { chosen, total };
  }
  return best ?? 'none';
}
