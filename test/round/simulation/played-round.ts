import { sha256OfText } from '../../../src/kernel';
import { TestRound } from '../harness';
import { Book } from './book';

/** A round that checks every invariant after each event. */
export class PlayedRound extends TestRound {
  private readonly book = new Book();
  /** The number of events already in the second ledger. */
  private noted = 0;
  /** The texts that players keep themselves, by hash. */
  private readonly texts = new Map<string, string>();

  override turn(...args: Parameters<TestRound['turn']>): ReturnType<TestRound['turn']> {
    const turn = super.turn(...args);
    return {
      ...turn,
      emit: (event) => {
        turn.emit(event);
        const violations = this.violations();
        if (violations.length > 0) throw new Error(`${event.type}: ${violations.join('; ')}`);
      },
    };
  }

  /** Stores a text for its owner, and returns its hash. */
  remember(text: string): string {
    const sha256 = sha256OfText(text);
    this.texts.set(sha256, text);
    return sha256;
  }

  /** The text of an action: kept by its owner, or entrusted. */
  textOf(action: { readonly id: string; readonly sha256: string }): string | null {
    return this.texts.get(action.sha256) ?? this.vault.texts.get(action.id) ?? null;
  }

  /** Checks the first ledger against the second. */
  checkBook(): void {
    for (const { event } of this.journal.slice(this.noted)) this.book.note(event);
    this.noted = this.journal.length;
    const rows = this.state.all('holdings').sort((a, b) => (a.id < b.id ? -1 : 1));
    const holdings = Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]));
    const noted = this.book.holdings();
    if (JSON.stringify(holdings) !== JSON.stringify(noted)) expect(holdings).toEqual(noted);
  }
}
