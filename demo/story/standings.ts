/** Who has what, as a table: the one with most Gold Stars first, then Trungs, then chips. */
import type { Client } from '../client/http';
import { StandingsDocument } from '../generated/operations';
import type { StandingsQuery } from '../generated/operations';
import { table } from './lines';

type Standings = NonNullable<StandingsQuery['season']>;

export async function askStandings(client: Client, seasonId: string): Promise<Standings> {
  const { season } = await client.ask(StandingsDocument, { seasonId });
  if (season === null) throw new Error('The season is gone.');
  return season;
}

/** `describe` says of a player what the server does not know. */
export function standingsTable(
  { players }: Standings,
  describe: (name: string) => string,
): readonly string[] {
  const rows = players.nodes
    .map(({ name, holdings }) => {
      const has = (code: string): number =>
        holdings.find(({ item }) => item === code)?.quantity ?? 0;
      const cards = holdings.reduce((sum, { card, quantity }) => sum + (card ? quantity : 0), 0);
      const items = [has('GOLD_STAR'), has('TRUNG'), has('STANDARD_PROPOSAL_MAKER'), has('CHIP')];
      return { name, items: [...items, cards] };
    })
    .sort((a, b) => compare(b.items, a.items));
  return table([
    ['', 'Player', 'Gold Stars', 'Trungs', 'Proposal-Makers', 'Chips', 'Cards', 'Plays'],
    ...rows.map(({ name, items }, place) => [
      String(place + 1),
      name,
      ...items.map(String),
      describe(name),
    ]),
  ]);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, at) => value !== other[at]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}
