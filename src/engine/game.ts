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
export type AskedBy<C> = C & { readonly accountId: AccountId };

/**
 * The spine that every game has (design, section 3), as the engine uses it: pure functions over
 * the state of one season. They are methods, so that a game fits into the list of all games; the
 * engine hands each only what is its own.
 */
export interface Game<State, Command, Event, Topic, Standing> {
  /** The type of the command that makes a season of it. */
  readonly founding: string;
  /** The state of a season that is not made yet. */
  empty(): State;
  /** As whom the account does what it asks. */
  actorOf(state: State, account: AccountId, command: Command): Actor;
  /** Does what is due up to `to`, or a piece of it: when the rest of it begins, or null if nothing is left. */
  advance(
    turn: Turn<State, Event>,
    to: Instant,
    atOnce: 'ALL' | number,
    outages: readonly Outage[],
  ): Instant | null;
  /** Does what is asked, or says why not; after a refusal the engine takes back what changed. */
  decide(turn: Turn<State, Event>, command: AskedBy<Command>): Refusal | null;
  /** When the clock next matters; the outages are those that ended after the season's last event. */
  due(state: State, outages?: readonly Outage[]): Instant | null;
  evolve(state: State, stamped: Stamped<Event>): void;
  /** What must always hold and does not, in words; nothing, unless there is a bug. */
  violations(state: State): readonly string[];
  /** The season's present: a rehearsal has its own. */
  nowIn(state: State, real: Instant): Instant;
  summary(state: State): SeasonSummary;
  /** The local id of what the command made or changed; null if it made nothing that has one. */
  subjectOf(command: Command, events: readonly Event[]): string | null;
  /** Whose inboxes the event goes into, and as what. The state is the one right after it. */
  toldOf(state: State, event: Event): readonly Recipient[];
  /** The channel of the texts that the event belongs to; null for none. */
  channelOf(event: Event): Channel | null;
  /**
   * The event of that number in a sentence, by the names that things had then. The state is the one
   * after it, or a later one.
   */
  eventText(state: State, seq: number, event: Event): string;
  /** Whether the account may see the season; null for whoever is signed out. So below. */
  canSee(state: State, account: AccountId | null): boolean;
  /** In this all events of a type are alike. */
  seesEvent(state: State, account: AccountId | null, event: { readonly type: string }): boolean;
  /** What the account can do now. */
  optionsOf(state: State, account: AccountId, now: Instant): readonly Option<string>[];
  /** Why the account would be refused now what is known of a command; null where it would not. */
  refusalOf(
    state: State,
    account: AccountId,
    now: Instant,
    known: KnownOf<Command>,
  ): Refusal | null;
  /** What a calendar has of the season, as the account may see it; never nothing. */
  deadlinesOf(state: State, account: AccountId | null): readonly Deadline[];
  /** What waits for the account, whether it can be done yet or not. */
  waitingOf(state: State, account: AccountId, now: Instant): readonly Waiting<string, Refusal>[];
  /** What the season shows of itself, as every season does. */
  view(state: State, now: Instant): SeasonView;
  /** How a player stands: what a chronicle of the season keeps. */
  standingOf(state: State, player: PlayerId): Standing;
  /** Whose standing the rows may have changed, which are as the state has them now. */
  touchedBy(state: State, changes: readonly RowChange[]): ReadonlySet<PlayerId>;
  /** The day and the week of the moment, by the rules. The state is the one after its event. */
  periodOf(state: State, at: Instant): { readonly day: number; readonly week: number };
  /** The live views that it changes. */
  topicsOf(event: Event): readonly Topic[];
  /** The version in which events of the type are written now; null for unknown types. */
  versionOf(type: string): number | null;
  /** A stored event as it is told now; null for one that only a later server can have written. */
  upcast(written: Written): Event | null;
}
