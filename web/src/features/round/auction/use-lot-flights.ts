import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useClient } from 'urql';
import type { Client } from 'urql';
import { graphql } from '../../../generated/gql';
import { hasMotion } from '../../../platform/motion-duration';
import { fly } from '../../../ui/motion/flight';
import type { Box } from '../../../ui/motion/flight';
import { useSeat } from '../seat/seat';

const WINNERS = graphql(`
  query LotWinners($season: ID!) {
    season(id: $season) {
      id
      ... on Round {
        auction {
          id
          lots(status: SOLD, first: 50, order: NEWEST_FIRST) {
            nodes {
              id
              winner {
                id
              }
            }
          }
        }
      }
    }
  }
`);

type SeenCard = { readonly card: HTMLElement; readonly at: Box };

type Lots = readonly { readonly id: string }[];

const idsOf = (lots: Lots): string => lots.map(({ id }) => id).join(' ');

/**
 * Animates a sold lot towards the viewer's seat, or towards the log if another player won. `shown`
 * is the part of `all` that the search leaves.
 */
export function useLotFlights(all: Lots, shown: Lots): RefObject<HTMLDivElement | null> {
  const { season, me } = useSeat();
  const client = useClient();
  const wall = useRef<HTMLDivElement>(null);
  const seen = useRef<ReadonlyMap<string, SeenCard>>(new Map());
  const standing = idsOf(all);
  const ids = idsOf(shown);
  const mine = me?.id ?? null;
  useLayoutEffect(() => {
    const here = new Set(standing.split(' '));
    const gone = [...seen.current].filter(([id]) => !here.has(id));
    seen.current = new Map([...seen.current].filter(([id]) => here.has(id)));
    if (gone.length > 0 && wall.current !== null && hasMotion()) {
      void flyAll(client, season, mine, gone, wall.current.getBoundingClientRect());
    }
    // Measures positions in idle time: two hundred lots would delay a paint.
    const looking = setTimeout(() => void (seen.current = seenOn(wall.current)));
    return () => clearTimeout(looking);
  }, [client, season, mine, standing, ids]);
  return wall;
}

/** Positions relative to the container, and so independent of scrolling. */
function seenOn(wall: HTMLElement | null): ReadonlyMap<string, SeenCard> {
  const cards = wall?.querySelectorAll<HTMLElement>('[data-lot]') ?? [];
  const corner = wall?.getBoundingClientRect();
  return new Map(
    [...cards].map((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const at = { left: left - (corner?.left ?? 0), top: top - (corner?.top ?? 0), width, height };
      return [card.dataset['lot'] ?? '', { card, at }];
    }),
  );
}

async function flyAll(
  client: Client,
  season: string,
  mine: string | null,
  gone: readonly (readonly [string, SeenCard])[],
  corner: DOMRect,
): Promise<void> {
  const options = { requestPolicy: 'network-only' } as const;
  const { data } = await client.query(WINNERS, { season }, options).toPromise();
  const round = data?.season;
  if (round === undefined || round === null || !('auction' in round)) return;
  const winners = new Map(round.auction.lots.nodes.map(({ id, winner }) => [id, winner?.id]));
  for (const [id, { card, at }] of gone) {
    const winner = winners.get(id);
    const to = document.querySelector(winner === mine ? '.seat-bar' : '.board-log');
    if (winner === undefined || to === null) continue;
    fly(card, { ...at, left: at.left + corner.left, top: at.top + corner.top }, to);
  }
}
