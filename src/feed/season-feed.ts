import type { AccountId, SeasonId } from '../kernel';
import type {
  ChangeBus,
  Engine,
  Feed,
  InboxRow,
  JournalRow,
  LobbyChange,
  SeasonSnapshot,
  Topic,
} from '../engine';
import { Follower, pollTimer, SourceGone } from './follower';
import type { PollTimer } from './follower';
import { Lobby } from './lobby';
import { Waiters } from './waiters';

/** The number of events that a follower holds at a time, which bounds its memory. */
const PAGE = 100;

export class SeasonFeed implements Feed {
  private readonly waiters: Waiters<SeasonId>;
  private readonly inboxWaiters: Waiters<AccountId>;
  private readonly seasons: Lobby;
  private readonly stopListening: () => void;

  constructor(
    private readonly engine: Engine,
    private readonly changeBus: ChangeBus,
    /** Default: five seconds. */
    private readonly startTimer: PollTimer = pollTimer,
  ) {
    this.waiters = new Waiters((wake) => engine.onChange(wake));
    this.seasons = new Lobby(engine, changeBus, startTimer);
    this.inboxWaiters = new Waiters((wake) =>
      changeBus.listen((message) => {
        if (message.type === 'inbox') message.accountIds.forEach(wake);
      }),
    );
    this.stopListening = changeBus.onGap(() => {
      this.inboxWaiters.wakeAll();
    });
  }

  journal(
    id: SeasonId,
    after: number | null,
    signal: AbortSignal,
  ): AsyncIterableIterator<JournalRow> {
    let cursor = after;
    let page: readonly JournalRow[] = [];
    let at = 0;
    const poll = async (): Promise<JournalRow | null> => {
      cursor ??= (await this.engine.read(id))?.record.seq ?? 0;
      if (at >= page.length) {
        page = await this.engine.journal(id, cursor, PAGE);
        at = 0;
      }
      const row = page[at];
      if (row === undefined) return this.nothingYet(id);
      at += 1;
      cursor = row.seq;
      return row;
    };
    return this.follow(id, poll, signal);
  }

  journalPages(
    id: SeasonId,
    after: number,
    signal: AbortSignal,
  ): AsyncIterableIterator<readonly JournalRow[]> {
    let cursor = after;
    const poll = async (): Promise<readonly JournalRow[] | null> => {
      const page = await this.engine.journal(id, cursor, PAGE);
      cursor = page.at(-1)?.seq ?? cursor;
      return page.length === 0 ? this.nothingYet(id) : page;
    };
    return this.follow(id, poll, signal);
  }

  inbox(
    account: AccountId,
    after: number | null,
    signal: AbortSignal,
  ): AsyncIterableIterator<InboxRow> {
    let cursor = after;
    let page: readonly InboxRow[] = [];
    let at = 0;
    const poll = async (): Promise<InboxRow | null> => {
      cursor ??= await this.engine.inboxHead(account);
      if (at >= page.length) {
        page = await this.engine.inbox(account, cursor, PAGE);
        at = 0;
      }
      const row = page[at] ?? null;
      at += 1;
      if (row !== null) cursor = row.number;
      return row;
    };
    const wait = (wake: () => void): (() => void) => this.inboxWaiters.add(account, wake);
    return new Follower(poll, wait, signal, this.startTimer);
  }

  readings(id: SeasonId, topic: Topic, signal: AbortSignal): AsyncIterableIterator<SeasonSnapshot> {
    let shown = -1;
    const poll = async (): Promise<SeasonSnapshot | null> => {
      const reading = await this.engine.read(id);
      if (reading === null) throw new SourceGone();
      if (reading.touched(topic) <= shown) return null;
      shown = reading.record.seq;
      return reading;
    };
    return this.follow(id, poll, signal);
  }

  lobby(signal: AbortSignal): AsyncIterableIterator<LobbyChange> {
    return this.seasons.follow(signal);
  }

  /** Throws `SourceGone` if an operator has deleted the season. */
  private async nothingYet(id: SeasonId): Promise<null> {
    if ((await this.engine.read(id)) === null) throw new SourceGone();
    return null;
  }

  private follow<T>(
    id: SeasonId,
    poll: () => Promise<T | null>,
    signal: AbortSignal,
  ): AsyncIterableIterator<T> {
    const wait = (wake: () => void): (() => void) => {
      const stops = [this.waiters.add(id, wake), this.engine.watch(id)];
      return () => {
        for (const stop of stops) stop();
      };
    };
    return new Follower(poll, wait, signal, this.startTimer);
  }

  onTokenRevoked(listener: (tokenId: string) => void): () => void {
    return this.changeBus.listen((message) => {
      if (message.type === 'token') listener(message.tokenId);
    });
  }

  tokenRevoked(tokenId: string): void {
    this.changeBus.publish({ type: 'token', tokenId });
  }

  onAccountChanged(listener: (id: AccountId) => void): () => void {
    return this.changeBus.listen((message) => {
      if (message.type === 'account') listener(message.accountId);
    });
  }

  accountChanged(accountId: AccountId): void {
    this.changeBus.publish({ type: 'account', accountId });
  }

  close(): void {
    this.stopListening();
    this.waiters.close();
    this.inboxWaiters.close();
    this.seasons.close();
  }
}
