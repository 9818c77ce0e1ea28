import type {
  AccountId,
  Actor,
  Instant,
  PlayerId,
  Refusal,
  RowChange,
  Stamped,
  Turn,
} from '../kernel';
import type {
  Channel,
  Deadline,
  KnownOf,
  Option,
  Outage,
  SeasonSummary,
  SeasonView,
  Recipient,
  Waiting,
  Written,
} from '../season';

/** A command with the account that sends it. */
export type AccountCommand<C> = C & { readonly accountId: AccountId };

/**
 * The common interface of all games (design, section 3) for the engine: pure functions over the
 * state of one season. They are methods, so that a game fits into the list of all games; the engine
 * gives each only its own data.
 */
export interface Game<State, Command, Event, Topic, Standing> {
  /** The type of the command that makes a season of the game. */
  readonly founding: string;
  /** The state of a season that is not made yet. */
  empty(): State;
  /** The account's role in the command. */
  actorOf(state: State, account: AccountId, command: Command): Actor;
  /**
   * Settles what is due up to `to`, or a piece of it; returns the instant of the rest, or null if
   * nothing is left.
   */
  advance(
    turn: Turn<State, Event>,
    to: Instant,
    atOnce: 'ALL' | number,
    outages: readonly Outage[],
  ): Instant | null;
  /** Carries the command out, or returns the refusal; the engine then undoes the changes. */
  decide(turn: Turn<State, Event>, command: AccountCommand<Command>): Refusal | null;
  /**
   * The next instant that matters to the clock; the outages are those that ended after the season's
   * last event.
   */
  due(state: State, outages?: readonly Outage[]): Instant | null;
  evolve(state: State, stamped: Stamped<Event>): void;
  /** The broken invariants, in words; none without a bug. */
  violations(state: State): readonly string[];
  /** The season's present: a rehearsal has its own clock. */
  nowIn(state: State, real: Instant): Instant;
  summary(state: State): SeasonSummary;
  /** The local id of the thing that the command made or changed; null if it has none. */
  subjectOf(command: Command, events: readonly Event[]): string | null;
  /** The recipients of the event, with the kinds of notice. The state is the one right after it. */
  recipientsOf(state: State, event: Event): readonly Recipient[];
  /** The channel of the texts for the event; null for none. */
  channelOf(event: Event): Channel | null;
  /**
   * The event of that number in a sentence, with the names of that time. The state is the one after
   * it, or a later one.
   */
  eventText(state: State, seq: number, event: Event): string;
  /** Whether the account may see the season; null for a visitor who is signed out, here and below. */
  canSee(state: State, account: AccountId | null): boolean;
  /** All events of a type are alike in this. */
  seesEvent(state: State, account: AccountId | null, event: { readonly type: string }): boolean;
  /** The account's present options. */
  optionsOf(state: State, account: AccountId, now: Instant): readonly Option<string>[];
  /** The account's refusal now of a partial command; null for none. */
  refusalOf(
    state: State,
    account: AccountId,
    now: Instant,
    known: KnownOf<Command>,
  ): Refusal | null;
  /** The season's calendar, as the account may see it; never empty. */
  deadlinesOf(state: State, account: AccountId | null): readonly Deadline[];
  /** The things that wait for the account, possible yet or not. */
  waitingOf(state: State, account: AccountId, now: Instant): readonly Waiting<string, Refusal>[];
  /** The common public view of every season. */
  view(state: State, now: Instant): SeasonView;
  /** A player's standing, for a chronicle of the season. */
  standingOf(state: State, player: PlayerId): Standing;
  /** The players whose standing the rows may have changed; the state has the rows' present values. */
  playersAffectedBy(state: State, changes: readonly RowChange[]): ReadonlySet<PlayerId>;
  /** The day and the week of the instant, by the rules. The state is the one after its event. */
  periodOf(state: State, at: Instant): { readonly day: number; readonly week: number };
  /** The live views that change after it. */
  topicsOf(event: Event): readonly Topic[];
  /** The present version of events of the type; null for unknown types. */
  versionOf(type: string): number | null;
  /** A stored event in its present form; null for one that only a later server can have written. */
  upcast(written: Written): Event | null;
}
