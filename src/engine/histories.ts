import type { SeasonId } from '../kernel';
import { Chronicle } from '../season';
import { available } from './engine';
import { GAMES } from './games';
import type { AnyGame, SeasonKind, SeasonState, Standing } from './games';
import type { JournalRow, SeasonRecord, SeasonStore } from './ports';
import { eventOf } from './recent';

/** How many events are folded before others get their turn. */
const PAGE = 250;
/** What was folded of the last 16 seasons asked about is kept: what follows is added to it. */
const KEPT = 16;

/** A season from its beginning up to an event. */
class Folded {
  readonly chronicle = new Chronicle<Standing>();
  private readonly game: AnyGame;
  private readonly state: SeasonState;
  private at = 0;

  constructor(kind: SeasonKind) {
    this.game = GAMES[kind];
    this.state = this.game.empty();
  }

  get seq(): number {
    return this.at;
  }

  add(row: JournalRow): void {
    const { seq, atMs, actor } = row;
    const { game, state } = this;
    game.evolve(state, { seq, atMs, actor, event: eventOf(row) });
    const touched = [...game.touchedBy(state, state.changes(0))];
    state.forget();
    const standings = touched.map((player) => [player, game.standingOf(state, player)] as const);
    this.chronicle.note({ seq, atMs, ...game.periodOf(state, atMs) }, standings);
    this.at = seq;
  }
}

/**
 * How players stood in the course of seasons. It is made by folding the journal, which is done once: what
 * has happened does not change.
 */
export class Histories {
  /** The one used last is the last. */
  private readonly kept = new Map<SeasonId, Promise<Folded>>();

  constructor(private readonly store: Pick<SeasonStore, 'journal'>) {}

  /** As far as the record at least. */
  async of({ id, kind, seq }: SeasonRecord): Promise<Chronicle<Standing>> {
    const before = this.kept.get(id) ?? Promise.resolve(new Folded(kind));
    const now = before.then((folded) => this.bring(id, folded, seq));
    this.kept.delete(id);
    this.kept.set(id, now);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    try {
      return (await now).chronicle;
    } catch (error) {
      // What is half folded is folded anew.
      if (this.kept.get(id) === now) this.kept.delete(id);
      throw error;
    }
  }

  private async bring(id: SeasonId, folded: Folded, seq: number): Promise<Folded> {
    while (folded.seq < seq) {
      const rows = await available(() => this.store.journal(id, folded.seq, PAGE));
      if (rows.length === 0) throw new Error('a journal ends before its last event');
      for (const row of rows) folded.add(row);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return folded;
  }
}
