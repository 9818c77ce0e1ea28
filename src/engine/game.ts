import type {
  AccountId,
  Actor,
  Instant,
  PlayerId,
  Refusal,
  JsonObject,
  RowChange,
  Stamped,
  Stepwise,
  Turn,
} from '../kernel';
import type { Channel } from '../rulesets';
import type {
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
 * The interface of a game for the engine (design, section 3): pure functions over the state of one
 * season. They are methods so that every game fits the list of all games. The engine passes each
 * game only its own data.
 */
export interface Game<State, Command, Event, Topic, Standing> {
  /** The type of the command that makes a season of the game. */
  readonly founding: string;
  /** The state of a season before it is made. */
  empty(): State;
  /** The account's role in the command. */
  actorOf(state: State, account: AccountId, command: Command): Actor;
  /**
   * Settles what is due up to `to`, and stops after about `atOnce` instants. Returns the instant at
   * which the rest is due; null if nothing is left. No step is long, so that the event loop can turn
   * between them.
   */
  advance(
    turn: Turn<State, Event>,
    to: Instant,
    atOnce: 'ALL' | number,
    outages: readonly Outage[],
  ): Stepwise<Instant | null>;
  /**
   * Carries out the command or returns a refusal. The engine undoes the changes of a refused
   * command. Long work has several steps, as in `advance`.
   */
  decide(turn: Turn<State, Event>, command: AccountCommand<Command>): Stepwise<Refusal | null>;
  /**
   * The next instant at which the clock must act. `outages` are those that ended after the season's
   * last event.
   */
  due(state: State, outages?: readonly Outage[]): Instant | null;
  evolve(state: State, stamped: Stamped<Event>): void;
  /** The broken invariants in words; none unless there is a bug. */
  violations(state: State): readonly string[];
  /** The time on the season's clock: real time, or the test clock of a rehearsal. */
  nowIn(state: State, real: Instant): Instant;
  summary(state: State): SeasonSummary;
  /** The local id of the object that the command made or changed; null for none. */
  subjectOf(command: Command, events: readonly Event[]): string | null;
  /**
   * The recipients of the event, with the kinds of notice. `state` is the state right after the
   * event.
   */
  recipientsOf(state: State, event: Event): readonly Recipient[];
  /** The channel for the event's text; null for none. */
  channelOf(event: Event): Channel | null;
  /**
   * A sentence about the event, with the names of its time. `state` is the state after the event,
   * or a later one.
   */
  eventText(state: State, seq: number, event: Event): string;
  /** The facts of the sentence, for sentences in other languages; null if it has none. */
  eventFacts(state: State, seq: number, event: Event): JsonObject | null;
  /**
   * True if the account may see the season. Here and below, a null account is a signed-out visitor.
   */
  canSee(state: State, account: AccountId | null): boolean;
  /** True if the account may see the event. Depends only on the event's type. */
  seesEvent(state: State, account: AccountId | null, event: { readonly type: string }): boolean;
  /** The commands that the account can send now. */
  optionsOf(state: State, account: AccountId, now: Instant): readonly Option<string>[];
  /** The refusal that a partial command of the account would get now; null for none. */
  refusalOf(
    state: State,
    account: AccountId,
    now: Instant,
    known: KnownOf<Command>,
  ): Refusal | null;
  /** The season's calendar, as the account may see it; never empty. */
  deadlinesOf(state: State, account: AccountId | null): readonly Deadline[];
  /** The tasks that wait for the account, including those not yet possible. */
  waitingOf(state: State, account: AccountId, now: Instant): readonly Waiting<string, Refusal>[];
  /** The public view that all games have in common. */
  view(state: State, now: Instant): SeasonView;
  /** A player's standing, for a chronicle of the season. */
  standingOf(state: State, player: PlayerId): Standing;
  /** The players whose standings the changes may affect. `state` already includes the changes. */
  playersAffectedBy(state: State, changes: readonly RowChange[]): ReadonlySet<PlayerId>;
  /**
   * The day and the week of the instant in rules-time. `state` is the state after the event at that
   * instant.
   */
  periodOf(state: State, at: Instant): { readonly day: number; readonly week: number };
  /** The live views that the event changes. */
  topicsOf(event: Event): readonly Topic[];
  /** The present version of an event type; null for an unknown type. */
  versionOf(type: string): number | null;
  /** A stored event in its present form; null if only a later server can have written it. */
  upcast(written: Written): Event | null;
}
