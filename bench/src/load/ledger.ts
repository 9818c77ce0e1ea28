import { ask } from '../ridotto-client';
import type { Tally } from './tally';

type Done = { readonly seasonId: string; readonly text: string; readonly seq: number };
type Event = { readonly seq: number; readonly message?: string };

const PAGE = 100;
const JOURNAL = `query Journal($id: ID!, $after: String!) {
  season(id: $id) {
    journal(after: $after, first: ${PAGE}) { nodes { seq ... on Said { message } } }
  }
}`;

/** The acknowledged commands, for comparison with the journals. */
export class Ledger {
  private readonly done: Done[] = [];
  private readonly heads = new Map<string, number>();

  constructor(readonly seasonIds: readonly string[]) {}

  acknowledged(done: Done): void {
    this.done.push(done);
    this.heads.set(done.seasonId, Math.max(this.head(done.seasonId), done.seq));
  }

  /** The number of the last known event of a season. */
  readonly head = (seasonId: string): number => this.heads.get(seasonId) ?? 0;

  /**
   * Checks that the journals are numbered 1, 2, 3 …, and have each command once, at the number in
   * its answer.
   */
  async audit(port: number, token: string | null, tally: Tally): Promise<void> {
    for (const seasonId of this.seasonIds) {
      const events = await journalOf(port, token, seasonId);
      const places = new Map<string, number>();
      events.forEach(({ seq, message }, at) => {
        if (seq !== at + 1) tally.note('gap', `the journal of ${seasonId} has ${seq} as ${at + 1}`);
        if (message === undefined) return;
        if (places.has(message)) tally.note('command done twice', `${message} in ${seasonId}`);
        places.set(message, seq);
      });
      for (const done of this.done) {
        if (done.seasonId !== seasonId || places.get(done.text) === done.seq) continue;
        tally.note('lost command', `${done.text} was acknowledged as ${done.seq} of ${seasonId}`);
      }
    }
  }
}

async function journalOf(port: number, token: string | null, id: string): Promise<Event[]> {
  const events: Event[] = [];
  for (;;) {
    const after = String(events.at(-1)?.seq ?? 0);
    type Page = { readonly season: { readonly journal: { readonly nodes: readonly Event[] } } };
    const { season } = await ask<Page>(port, token, JOURNAL, { id, after });
    events.push(...season.journal.nodes);
    if (season.journal.nodes.length < PAGE) return events;
  }
}
