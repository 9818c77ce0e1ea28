import { amounts } from './amounts';
import { dryRun, isClockOnItsWay, ownerOf } from '../../src/season';
import { accountId, CLOCK, draw, held, instant, sha256OfHex, sha256OfText } from '../../src/kernel';
import type {
  AccountId,
  Chance,
  Instant,
  ItemCode,
  PlayerId,
  Stamped,
  Vault,
} from '../../src/kernel';
import {
  actorOf,
  advanceRound,
  decideRound,
  dueRound,
  emptyRound,
  evolveRound,
  nowIn,
  playerOfAccount,
  roundInvariants,
  roundOf,
} from '../../src/round';
import type {
  RoundCommand,
  RoundEvent,
  RoundRefusal,
  RoundState,
  RoundTurn,
} from '../../src/round';
import type { CreateRound } from '../../src/round/season/vocabulary';
import type { Outage } from '../../src/season';
import { DEFAULT_EDITION, findEdition } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';

/** Sunday 29 August 2021, 00:00 UTC: the default start of a round. */
export const SUNDAY = at('2021-08-29');
export const MONDAY = at('2021-08-30');
export const THURSDAY = at('2021-09-02');
export const NEXT_SUNDAY = at('2021-09-05');
export const NEXT_MONDAY = at('2021-09-06');

/** Parses an instant: `at('2021-08-30')` or `at('2021-08-30T12:00:00Z')`. */
export function at(text: string): Instant {
  return instant(new Date(text).getTime());
}

export const later = (from: Instant, ms: number): Instant => instant(from + ms);

/** Chance from seeds derived from `name`, so that tests are repeatable. */
function testChance(name = 'season'): Chance {
  const seedOf = (scope: string): string => sha256OfText(`${name} ${scope}`);
  return {
    commit: (scope) => sha256OfHex(seedOf(scope)),
    publish: seedOf,
    draw: (scope, from, sides, clientSeeds, throwing) =>
      draw({ seed: seedOf(scope), scope: name, clientSeeds, throwing }, from, sides),
  };
}

function testVault(): Vault & { readonly texts: ReadonlyMap<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    keep: (key, text) => void texts.set(key, text),
    open: (key) => texts.get(key) ?? null,
  };
}

export const EDITION: RoundRuleset = findEdition(DEFAULT_EDITION)!;

/** The default edition with some properties changed. */
export const edition = (change: Partial<RoundRuleset>): RoundRuleset => ({ ...EDITION, ...change });

export type Opening = Partial<Omit<CreateRound, 'type'>> & {
  /** The round's creation time. */
  readonly now?: Instant;
};

export const HOST_ACCOUNT = accountId('host');

/** A round in memory for given–when–then tests. The test controls its clock. */
export class TestRound {
  readonly state: RoundState = emptyRound();
  readonly journal: Stamped<RoundEvent>[] = [];
  readonly vault = testVault();
  readonly chance = testChance();
  now: Instant = SUNDAY;
  /** The events of the last `ask` or `advanceTo`. */
  told: RoundEvent[] = [];
  /** Called after each step of the clock. */
  onStep = (): void => undefined;

  /** Creates a round. By default it starts at `SUNDAY`, in week 1. */
  static open({ now = SUNDAY, ...opening }: Opening = {}): TestRound {
    const round = new TestRound();
    round.now = now;
    expectDone(round.create(opening));
    return round;
  }

  create(opening: Partial<Omit<CreateRound, 'type'>>): RoundRefusal | null {
    return this.ask(HOST_ACCOUNT, {
      type: 'CreateRound',
      name: 'Round 10',
      visibility: 'PUBLIC',
      inviteHash: null,
      document: EDITION,
      startsAtMs: null,
      rulesStartMs: null,
      rehearsal: false,
      ...opening,
    });
  }

  turn(actor: string, now: Instant): RoundTurn {
    const { state, chance, vault } = this;
    const emit = (event: RoundEvent): void => {
      const stamped = { seq: this.journal.length + 1, atMs: now, actor, event };
      // Events must survive storage, so they pass through JSON.
      evolveRound(state, JSON.parse(JSON.stringify(stamped)) as Stamped<RoundEvent>);
      this.journal.push(stamped);
      this.told.push(event);
    };
    return {
      state,
      now,
      actor,
      chance,
      vault,
      emit,
      as: (who, when = now) => this.turn(who, when),
      dryRun: (act) =>
        dryRun({ state, now, actor, evolve: evolveRound, text: () => null }, act).result,
    };
  }

  /** Works like the engine: advances to the present, decides, and undoes a refused command. */
  ask(account: string, command: RoundCommand): RoundRefusal | null {
    const asking = accountId(account);
    if (this.state.get('rounds', 'round') !== undefined) {
      this.now = nowIn(this.state, this.now);
      this.advanceTo(this.now);
    }
    this.told = [];
    const mark = this.state.mark();
    const events = this.journal.length;
    const turn = this.turn(actorOf(this.state, asking, command), this.now);
    const refusal = decideRound(turn, { ...command, accountId: asking });
    if (refusal !== null) {
      this.state.undo(mark);
      this.journal.length = events;
      this.told = [];
    }
    if (this.state.get('rounds', 'round')?.testClockMs !== undefined) {
      this.now = nowIn(this.state, this.now);
    }
    if (isClockOnItsWay(command, this.told, () => dueRound(this.state))) {
      expectDone(this.ask(account, command));
      this.told = this.journal.slice(events).map(({ event }) => event);
    }
    return refusal;
  }

  /** Sends a command and returns its events. A refusal fails the test. */
  do(account: string, command: RoundCommand): RoundEvent[] {
    expectDone(this.ask(account, command));
    return this.told;
  }

  advanceTo(to: Instant, outages: readonly Outage[] = []): RoundEvent[] {
    this.told = [];
    this.now = to;
    const work = advanceRound(this.turn(CLOCK, to), to, 'ALL', outages);
    while (work.next().done !== true) this.onStep();
    this.onStep();
    return this.told;
  }

  join(...accounts: string[]): PlayerId[] {
    return accounts.map((account) => {
      this.do(account, { type: 'JoinSeason', name: account, inviteCode: null });
      return this.player(account);
    });
  }

  player(account: string): PlayerId {
    return playerOfAccount(this.state, accountId(account))!.id;
  }

  held(account: string, item: ItemCode): number {
    return held(this.state, ownerOf(this.player(account)), item);
  }

  grant(account: string, items: Readonly<Record<string, number>>): void {
    this.do(HOST_ACCOUNT, {
      type: 'GrantItems',
      playerId: this.player(account),
      items: amounts(items),
    });
  }

  phase(): string | null {
    return roundOf(this.state).phase;
  }

  violations(): string[] {
    return roundInvariants(this.state);
  }
}

/** Fails the test with the refusal's message. */
function expectDone(refusal: RoundRefusal | null): void {
  expect(refusal).toBeNull();
}

export const typesOf = (events: readonly RoundEvent[]): string[] => events.map(({ type }) => type);

export function ofType<T extends RoundEvent['type']>(
  events: readonly RoundEvent[],
  type: T,
): Extract<RoundEvent, { type: T }>[] {
  return events.filter((event): event is Extract<RoundEvent, { type: T }> => event.type === type);
}

/** All rows of a state for comparison, each table sorted by id. */
export function rowsOf(state: RoundState): Record<string, unknown[]> {
  return Object.fromEntries(
    state.names().map((table) => [table, state.all(table).sort((a, b) => (a.id < b.id ? -1 : 1))]),
  );
}

/** The state folded from the journal. */
export function replay(journal: readonly Stamped<RoundEvent>[]): RoundState {
  const state = emptyRound();
  for (const stamped of journal) {
    evolveRound(state, JSON.parse(JSON.stringify(stamped)) as Stamped<RoundEvent>);
  }
  return state;
}

export const account = (name: string): AccountId => accountId(name);
