import { sha256OfText } from '../../../src/kernel';
import { TestRound } from '../harness';
import { Book } from './book';

/** A round of which everything that must hold is looked at after each event. */
export class PlayedRound extends TestRound {
  private readonly book = new Book();
  /** How many events are in the book. */
  private noted = 0;
  /** The texts that players keep to themselves, by their hashes. */
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

  /** The hash of a text that its owner will still know. */
  remember(text: string): string {
    const sha256 = sha256OfText(text);
    this.texts.set(sha256, text);
    return sha256;
  }

  /** As its owner knows it, or can read it back. */
  textOf(action: { readonly id: string; readonly sha256: string }): string | null {
    return this.texts.get(action.sha256) ?? this.vault.texts.get(action.id) ?? null;
  }

  /** What the events moved is what the ledger says. */
  checkBook(): void {
    for (const { event } of this.journal.slice(this.noted)) this.book.note(event);
    this.noted = this.journal.length;
    const rows = this.state.all('holdings').sort((a, b) => (a.id < b.id ? -1 : 1));
    const holdings = Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]));
    const noted = this.book.holdings();
    if (JSON.stringify(holdings) !== JSON.stringify(noted)) expect(holdings).toEqual(noted);
  }
}
