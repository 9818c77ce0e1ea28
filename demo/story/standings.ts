/** A table of holdings: the winning item first, then other valuable items, then the money. */
import type { Client } from '../client/http';
import { StandingsDocument } from '../generated/operations';
import type { StandingsQuery } from '../generated/operations';
import type { Rules } from '../game/rules';
import { table } from './lines';

export type Standings = NonNullable<StandingsQuery['season']>;

export async function askStandings(client: Client, seasonId: string): Promise<Standings> {
  const { season } = await client.ask(StandingsDocument, { seasonId });
  if (season === null) throw new Error('The season is gone.');
  return season;
}

/** `describe` adds facts about a player that the server does not know. */
export function standingsTable(
  { players }: Standings,
  { items, currency }: Rules,
  describe: (name: string) => string,
): readonly string[] {
  const columns = [...items].sort((a, b) => rankOf(a.item, currency) - rankOf(b.item, currency));
  const rows = players.nodes
    .map(({ name, holdings }) => {
      const has = (code: string): number =>
        holdings.find(({ item }) => item === code)?.quantity ?? 0;
      const cards = holdings.reduce((sum, { card, quantity }) => sum + (card ? quantity : 0), 0);
      return { name, items: [...columns.map(({ item }) => has(item)), cards] };
    })
    .sort((a, b) => compare(b.items, a.items));
  return table([
    ['', 'Player', ...columns.map(({ plural }) => shortOf(plural)), 'Cards', 'Plays'],
    ...rows.map(({ name, items }, place) => [
      String(place + 1),
      name,
      ...items.map(String),
      describe(name),
    ]),
  ]);
}

const ORDER = ['GOLD_STAR', 'TRUNG', 'STANDARD_PROPOSAL_MAKER'];

/** An item added by a proposal comes just before the money. */
function rankOf(item: string, currency: string): number {
  const place = ORDER.indexOf(item);
  if (item === currency) return ORDER.length + 1;
  return place === -1 ? ORDER.length : place;
}

/** A shorter name, since a table has little room. */
const shortOf = (plural: string): string => plural.replace(/^Standard /, '');

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, at) => value !== other[at]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}
