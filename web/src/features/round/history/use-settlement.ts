import { useCallback } from 'react';
import { useClient } from 'urql';
import { useAsyncResult } from '../../../platform/api/use-async-result';
import { graphql } from '../../../generated/gql';
import type { SettlementQuery } from '../../../generated/graphql';
import type { Week } from './use-weeks';

export const SETTLED_LOT = graphql(`
  fragment SettledLot on Lot {
    id
    number
    thirdPartyBid
    cards {
      rank
      suit
      name
    }
    items {
      item
      name
      quantity
      card {
        rank
        suit
        name
      }
    }
    works {
      id
      title
    }
    bids {
      id
      amount
      status
      failure
      player {
        id
        name
      }
    }
  }
`);

const SETTLEMENT = graphql(`
  query Settlement($season: ID!, $after: String!) {
    season(id: $season) {
      id
      journal(
        first: 40
        after: $after
        types: [
          SecretActionFailed
          BidFailed
          BidInvalidated
          LotSold
          ThirdPartyWon
          PlayerLotReturned
          WorksRevalued
          AuctionConcluded
          TieTossed
          HandPlaced
          FortuneTold
          WeekSettled
          RoundWon
          WeekEnded
        ]
      ) {
        nodes {
          __typename
          seq
          text
          facts
          ... on LotSold {
            price
            player {
              id
              name
            }
            lot {
              ...SettledLot
            }
          }
          ... on ThirdPartyWon {
            player {
              id
            }
            lot {
              ...SettledLot
            }
          }
          ... on PlayerLotReturned {
            player {
              id
            }
            lot {
              ...SettledLot
            }
          }
          ... on HandPlaced {
            placement
            player {
              id
              name
            }
            hand {
              id
              cards {
                count
                card {
                  rank
                  suit
                  name
                }
              }
            }
            score {
              ...HandScore
            }
            poker {
              ...PokerRank
            }
            transfers {
              ...Gained
            }
          }
          ... on FortuneTold {
            fortune
            player {
              id
            }
            hand {
              id
              cards {
                count
                card {
                  rank
                  suit
                  name
                }
              }
            }
            transfers {
              ...Gained
            }
          }
          ... on BidFailed {
            player {
              id
            }
          }
          ... on BidInvalidated {
            player {
              id
            }
          }
          ... on SecretActionFailed {
            player {
              id
            }
          }
          ... on RoundWon {
            player {
              id
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const GAINED = graphql(`
  fragment Gained on Transfer {
    item
    name
    quantity
    card {
      rank
      suit
      name
    }
    to {
      kind
      player {
        id
      }
    }
  }
`);

type Page = NonNullable<SettlementQuery['season']>['journal'];
export type SettlementStep = Page['nodes'][number];
type Settlement = { readonly of: Week; readonly steps: readonly SettlementStep[] };

/** The hands from the last place to the first, each with its Fortunes; then the rest, in order. */
function inToldOrder(steps: readonly SettlementStep[]): readonly SettlementStep[] {
  const isOfHand = ({ __typename }: SettlementStep): boolean =>
    __typename === 'HandPlaced' || __typename === 'FortuneTold';
  const from = steps.findIndex(isOfHand);
  const to = steps.findLastIndex(isOfHand) + 1;
  const hands = steps
    .slice(from, to)
    .reduce<readonly (readonly SettlementStep[])[]>(
      (groups, step) =>
        step.__typename === 'HandPlaced' || groups.length === 0
          ? [...groups, [step]]
          : [...groups.slice(0, -1), [...(groups.at(-1) ?? []), step]],
      [],
    );
  return from < 0
    ? steps
    : [...steps.slice(0, from), ...hands.toReversed().flat(), ...steps.slice(to)];
}

/** The whole settlement of a week, in the order of its telling; null while loading. */
export function useSettlement(season: string, week: Week) {
  const client = useClient();
  const ask = useCallback(
    async (signal: AbortSignal): Promise<Settlement | null> => {
      const steps: SettlementStep[] = [];
      let after: string | null = String(week.from);
      while (!signal.aborted && after !== null) {
        const variables: { season: string; after: string } = { season, after };
        const { data, error } = await client.query(SETTLEMENT, variables).toPromise();
        if (error !== undefined) return null;
        const page: Page | undefined = data?.season?.journal;
        steps.push(...(page?.nodes ?? []));
        const end = steps.findIndex(({ __typename }) => __typename === 'WeekEnded');
        if (end >= 0) steps.splice(end);
        const hasMore = end < 0 && page?.pageInfo.hasNextPage === true;
        after = hasMore ? page.pageInfo.endCursor : null;
      }
      return { of: week, steps: inToldOrder(steps) };
    },
    [client, season, week],
  );
  const { result, retry } = useAsyncResult(ask);
  return { steps: result?.of === week ? result.steps : null, retry };
}
