import { LotsDocument, PageDocument, PossessionsDocument } from '../generated/operations';
import type { AuctionStateFragment, PageQuery } from '../generated/operations';
import type { Person } from '../support/person';

/** The quantity of each item, by player name. All cards count together. */
export type Possessions = Readonly<Record<string, Readonly<Record<string, number>>>>;

export async function auctionOf(person: Person, id: string): Promise<AuctionStateFragment> {
  const { season } = await person.ask(LotsDocument, { id });
  return season!.auction;
}

export async function possessionsOf(person: Person, id: string): Promise<Possessions> {
  const { season } = await person.ask(PossessionsDocument, { id });
  return Object.fromEntries(
    season!.players.nodes.map(({ name, holdings }) => {
      const sums: Record<string, number> = {};
      for (const { item, card, quantity } of holdings) {
        const key = card === null ? item : 'cards';
        sums[key] = (sums[key] ?? 0) + quantity;
      }
      return [name, sums];
    }),
  );
}

type Told = NonNullable<PageQuery['season']>['journal']['nodes'][number];

/** Reads the whole journal page by page. */
export async function wholeJournal(person: Person, id: string): Promise<Told[]> {
  const events: Told[] = [];
  for (;;) {
    const after = String(events.at(-1)?.seq ?? 0);
    const { season } = await person.ask(PageDocument, { id, after, first: 20 });
    events.push(...season!.journal.nodes);
    if (!season!.journal.pageInfo.hasNextPage) return events;
  }
}
