import {
  accountId,
  CLOCK,
  draw,
  inOnePiece,
  instant,
  sha256OfHex,
  sha256OfText,
} from '../../src/kernel';
import type { AccountId, Chance, Instant, PlayerId, Stamped, Vault } from '../../src/kernel';
import {
  actorOf,
  advanceDynasty,
  decideDynasty,
  dueDynasty,
  dynastyInvariants,
  emptyDynasty,
  evolveDynasty,
  nowIn,
  pegsOf,
  playerOfAccount,
} from '../../src/dynasty';
import type {
  DynastyCommand,
  DynastyEvent,
  DynastyRefusal,
  DynastyState,
  DynastyTurn,
  GameRow,
  SeatRow,
  StandingRow,
} from '../../src/dynasty';
import type { CreateDynasty } from '../../src/dynasty/season/vocabulary';
import { dryRun, isClockOnItsWay } from '../../src/season';
import type { Outage } from '../../src/season';
import { DEFAULT_DYNASTY_EDITION, findDynastyEdition } from '../../src/rulesets';
import type { Card, DynastyRuleset } from '../../src/rulesets';
import type { GameId } from '../../src/dynasty/model/ids';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** The default start of a dynasty: Monday noon. */
export const START = at('2022-03-07T12:00:00Z');

function at(text: string): Instant {
  return instant(new Date(text).getTime());
}

export const later = (from: Instant, ms: number): Instant => instant(from + ms);

/** Chance from seeds derived from `name`, so that tests are repeatable. */
function testChance(name: string): Chance {
  const seedOf = (scope: string): string => sha256OfText(`${name} ${scope}`);
  return {
    commit: (scope) => sha256OfHex(seedOf(scope)),
    publish: seedOf,
    draw: (scope, from, sides, clientSeeds, throwing) =>
      draw({ seed: seedOf(scope), scope: name, clientSeeds, throwing }, from, sides),
  };
}

function testVault(): Vault {
  const texts = new Map<string, string>();
  return {
    keep: (key, text) => void texts.set(key, text),
    open: (key) => texts.get(key) ?? null,
  };
}

const GIOLITTI = findDynastyEdition(DEFAULT_DYNASTY_EDITION)!;

/** The edition with changes. By default its dealer is a person. */
export const rules = (change: Partial<DynastyRuleset> = {}): DynastyRuleset => ({
  ...GIOLITTI,
  automaticDealing: false,
  ...change,
});

export const HOST = accountId('host');
export const account = (name: string): AccountId => accountId(name);

/** A card from its rank and suit: `card('KING CUPS')`. */
export function card(text: string): Card {
  const [rank, suit] = text.split(' ');
  return { rank: rank!, suit: suit! };
}
const cards = (text: string): Card[] => text.split(', ').map(card);

/** The checks of the tests are no work of the rules. */
const UNMETERED = { spend: (): void => undefined };

/** A dynasty in memory for given–when–then tests. The test controls its clock. */
export class TestDynasty {
  readonly state: DynastyState = emptyDynasty();
  readonly journal: Stamped<DynastyEvent>[] = [];
  readonly vault = testVault();
  readonly chance: Chance;
  now: Instant = START;
  /** The events of the last `ask` or `advanceTo`. */
  told: DynastyEvent[] = [];
  /** Called after each step of the clock. */
  onStep = (): void => undefined;
  /** Finds violations after each event. */
  check: (state: DynastyState) => readonly string[] = dynastyInvariants;

  constructor(seed = 'dynasty') {
    this.chance = testChance(seed);
  }

  /** Opens a dynasty. By default it is a rehearsal whose host deals. */
  static open(opening: Partial<CreateDynasty> = {}, seed?: string): TestDynasty {
    const dynasty = new TestDynasty(seed);
    expect(dynasty.create(opening)).toBeNull();
    return dynasty;
  }

  create(opening: Partial<CreateDynasty> = {}): DynastyRefusal | null {
    return this.ask('host', {
      type: 'CreateDynasty',
      name: 'Giolitti',
      visibility: 'PUBLIC',
      inviteHash: null,
      document: rules(),
      dealerAccountId: null,
      rulesStartMs: null,
      rehearsal: true,
      startsAtMs: null,
      ...opening,
    });
  }

  turn(actor: string, now: Instant): DynastyTurn {
    const { state, chance, vault } = this;
    const emit = (event: DynastyEvent): void => {
      const stamped = { seq: this.journal.length + 1, atMs: now, actor, event };
      // Events must survive storage, so they pass through JSON.
      evolveDynasty(state, JSON.parse(JSON.stringify(stamped)) as Stamped<DynastyEvent>);
      this.journal.push(stamped);
      this.told.push(event);
      const violations = state.metered(UNMETERED, () => this.check(state));
      if (violations.length > 0) throw new Error(`${event.type}: ${violations.join('; ')}`);
    };
    const as = (who: string, when = now): DynastyTurn => this.turn(who, when);
    const context = { state, now, actor, evolve: evolveDynasty, text: () => null };
    const trial: DynastyTurn['dryRun'] = (act) => dryRun(context, act).result;
    return { state, now, actor, chance, vault, emit, as, dryRun: trial };
  }

  /** Works like the engine: advances to the present, decides, and undoes a refused command. */
  ask(who: string, command: DynastyCommand): DynastyRefusal | null {
    const asking = accountId(who);
    if (this.isMade()) {
      this.now = nowIn(this.state, this.now);
      this.advanceTo(this.now);
    }
    this.told = [];
    const mark = this.state.mark();
    const events = this.journal.length;
    const turn = this.turn(actorOf(this.state, asking, command), this.now);
    const refusal = decideDynasty(turn, { ...command, accountId: asking });
    if (refusal !== null) {
      this.state.undo(mark);
      this.journal.length = events;
      this.told = [];
    }
    if (this.isMade()) this.now = nowIn(this.state, this.now);
    if (refusal === null) inOnePiece(advanceDynasty(this.turn(CLOCK, this.now), this.now, 'ALL'));
    if (isClockOnItsWay(command, this.told, () => dueDynasty(this.state))) {
      expect(this.ask(who, command)).toBeNull();
      this.told = this.journal.slice(events).map(({ event }) => event);
    }
    return refusal;
  }

  private isMade(): boolean {
    return this.state.get('dynasties', 'dynasty') !== undefined;
  }

  /** Sends a command and returns its events. A refusal fails the test. */
  do(who: string, command: DynastyCommand): DynastyEvent[] {
    expect(this.ask(who, command)).toBeNull();
    return this.told;
  }

  /** Advances a dynasty that is no rehearsal to an instant. */
  advanceTo(to: Instant, outages: readonly Outage[] = []): DynastyEvent[] {
    this.told = [];
    this.now = to;
    const work = advanceDynasty(this.turn(CLOCK, to), to, 'ALL', outages);
    while (work.next().done !== true) this.onStep();
    this.onStep();
    return this.told;
  }

  /** Moves a rehearsal's clock forward. */
  pass(ms: number): DynastyEvent[] {
    return this.do('host', { type: 'AdvanceClock', toMs: later(this.now, ms) });
  }

  join(...names: string[]): void {
    for (const name of names) this.do(name, { type: 'JoinSeason', name, inviteCode: null });
  }

  ready(...names: string[]): void {
    for (const name of names) {
      this.do(name, { type: 'SetReadiness', ready: true, clientSeed: null });
    }
  }

  wear(who: string, mask: string): void {
    this.do(who, { type: 'WearMask', mask });
  }

  /** Starts a game with these cards on top of the deck. */
  deal(deck: string | null = null): GameRow {
    this.do('host', { type: 'StartGame', deck: deck === null ? null : cards(deck) });
    return this.game();
  }

  player(name: string): PlayerId {
    return playerOfAccount(this.state, accountId(name))!.id;
  }

  name(player: PlayerId): string {
    return this.state.need('players', player).name;
  }

  standing(name: string): StandingRow {
    return this.state.need('standings', this.player(name));
  }

  pegs(name: string): number {
    return pegsOf(this.state, this.player(name));
  }

  /** The last game. */
  game(): GameRow {
    return this.state.need('games', `g${this.state.count('games')}` as const);
  }

  seat(name: string): SeatRow {
    return this.state.need('seats', `${this.game().id}:${this.player(name)}`);
  }

  /** The starting player's name, then the other player's. */
  table(): [string, string] {
    const { startingPlayerId, otherPlayerId } = this.game();
    return [this.name(startingPlayerId), this.name(otherPlayerId)];
  }

  /** Plays a card in the last game: `play('ann', 'KING CUPS', 1)`. */
  play(who: string, text: string, claim = 0): DynastyRefusal | null {
    return this.ask(who, { type: 'PlayCard', gameId: this.game().id, card: card(text), claim });
  }

  /** Sends a command for the last game. */
  atTable(who: string, type: 'OfferSfida' | 'ResignGame' | 'SettleBets'): DynastyRefusal | null {
    return this.ask(who, { type, gameId: this.game().id });
  }

  answer(who: string, accept: boolean): DynastyRefusal | null {
    return this.ask(who, { type: 'AnswerSfida', gameId: this.game().id, accept });
  }

  bet(who: string, on: string): DynastyRefusal | null {
    return this.ask(who, { type: 'PlaceBet', gameId: this.game().id, on: this.player(on) });
  }

  end(): DynastyEvent[] {
    return this.do('host', { type: 'EndGame', gameId: this.game().id });
  }

  /** Both players play seven cards of their hands, without claims. */
  playOut(): void {
    const { id, startingPlayerId, otherPlayerId } = this.game();
    const order = [startingPlayerId, otherPlayerId];
    const left = new Map(order.map((player) => [player, this.hand(id, player)]));
    for (let play = 0; play < 14; play += 1) {
      const player = order[play % 2]!;
      const next = left.get(player)!.shift()!;
      expect(this.play(this.name(player), `${next.rank} ${next.suit}`)).toBeNull();
    }
  }

  hand(gameId: GameId, player: PlayerId): Card[] {
    return JSON.parse(this.vault.open(`hand:${gameId}:${player}`)!) as Card[];
  }
}

export const typesOf = (events: readonly DynastyEvent[]): string[] =>
  events.map(({ type }) => type);

export function ofType<T extends DynastyEvent['type']>(
  events: readonly DynastyEvent[],
  type: T,
): Extract<DynastyEvent, { type: T }>[] {
  return events.filter((event): event is Extract<DynastyEvent, { type: T }> => event.type === type);
}

/** All rows of a state for comparison, each table sorted by id. */
export function rowsOf(state: DynastyState): Record<string, unknown[]> {
  return Object.fromEntries(
    state.names().map((table) => [table, state.all(table).sort((a, b) => (a.id < b.id ? -1 : 1))]),
  );
}

/** The state folded from the journal. */
export function replay(journal: readonly Stamped<DynastyEvent>[]): DynastyState {
  const state = emptyDynasty();
  for (const stamped of journal) {
    evolveDynasty(state, JSON.parse(JSON.stringify(stamped)) as Stamped<DynastyEvent>);
  }
  return state;
}
