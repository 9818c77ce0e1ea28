import type { LobbyChange } from '../../engine';
import type { Group, Subscriber } from './subscriber';

export type LobbyGroupDeps = {
  /** The lobby's changes. The first change asks for a refetch of the list. */
  readonly changes: (signal: AbortSignal) => AsyncIterableIterator<LobbyChange>;
  /** Executes and serialises, once for all members; null if there is nothing to send. */
  readonly render: (change: LobbyChange) => Promise<Buffer | null>;
  readonly failure: (error: unknown) => Buffer;
  readonly whenEmpty: () => void;
  /**
   * The group that asks the members to refetch after missed changes; null if this group does it.
   */
  readonly parent: LobbyGroup | null;
};

const REFETCH: LobbyChange = { again: true, records: [] };

/**
 * All followers of one list of seasons with the same document. A member is asked to read the list
 * when it enters, and again after its reader was too slow: changes that it missed are not stored.
 */
export class LobbyGroup implements Group {
  private readonly members = new Set<Subscriber>();
  private readonly stop = new AbortController();
  /** The members that were asked to read the list and have missed no change since. */
  private readonly upToDate = new Set<Subscriber>();
  private firstResult: Promise<Buffer | null> | null = null;
  private over = false;

  constructor(private readonly deps: LobbyGroupDeps) {
    void this.run();
  }

  private async run(): Promise<void> {
    let isFirst = true;
    try {
      for await (const change of this.deps.changes(this.stop.signal)) {
        // Members get the first change from `sendFirst`. The parent group, if any, sends a refetch
        // without records.
        if (!isFirst && (change.records.length > 0 || this.deps.parent === null)) {
          const result = await this.deps.render(change);
          if (result !== null) for (const member of [...this.upToDate]) this.show(member, result);
        }
        isFirst = false;
      }
      for (const member of [...this.members]) member.end();
    } catch (error) {
      const failure = this.deps.failure(error);
      for (const member of [...this.members]) member.fail(failure);
    }
    this.over = true;
  }

  enter(member: Subscriber): void {
    if (this.over) {
      member.end();
      return;
    }
    this.members.add(member);
    if (this.deps.parent === null) void this.sendFirst(member);
    else this.upToDate.add(member);
  }

  /** Asks the member to read the list; later changes apply to that list. */
  private async sendFirst(member: Subscriber): Promise<void> {
    try {
      const result = await (this.firstResult ??= this.deps.render(REFETCH));
      if (member.isOver() || result === null) return;
      this.upToDate.add(member);
      this.show(member, result);
    } catch (error) {
      this.firstResult = null;
      member.fail(this.deps.failure(error));
    }
  }

  private show(member: Subscriber, result: Buffer): void {
    if (member.isOver()) return;
    if (member.isFull()) (this.deps.parent ?? this).miss(member);
    else member.show(result, 0);
  }

  /** The member is asked again once there is room. */
  miss(member: Subscriber): void {
    this.upToDate.delete(member);
    member.onceDrained(() => {
      void this.sendFirst(member);
    });
  }

  leave(member: Subscriber): void {
    this.upToDate.delete(member);
    if (!this.members.delete(member) || this.members.size > 0) return;
    this.stop.abort();
    this.deps.whenEmpty();
  }
}

/** A member joins both the public group and the group for hidden seasons. */
export const bothGroups = (everybody: Group, hidden: Group): Group => ({
  enter: (member) => {
    hidden.enter(member);
    everybody.enter(member);
  },
  leave: (member) => {
    hidden.leave(member);
    everybody.leave(member);
  },
});
