import { execute } from 'graphql';
import type { DocumentNode, ExecutionArgs, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { retryWhileUnavailable } from '../../engine';
import { canonicalJson, required } from '../../kernel';
import { makeContext } from '../../graphql';
import type { Pace } from '../../engine';
import type {
  Context,
  GraphqlDeps,
  LiveStream,
  LobbyPart,
  LobbyStream,
  SeasonStream,
} from '../../graphql';
import type { Viewer } from '../http/authentication';
import type { OperationScheduler, Ticket } from '../scheduling/operation-scheduler';
import { asGraphqlError, unlessAway } from '../errors/faults';
import type { Metrics } from '../ops/metrics';
import type { ErrorPresenter } from '../graphql/error-presenter';
import { SharedCost } from './shared-cost';
import { JournalGroup } from './journal-group';
import { bothGroups, LobbyGroup } from './lobby-group';
import { Subscriber } from './subscriber';
import type { Group, Pages, SubscriberEvents } from './subscriber';
import type { FrameSink } from './frame-sink';
import { sharingKeyOf } from './sharing-key';
import type { SharingKey } from './sharing-key';
import { ViewGroup } from './view-group';

/** The number of events that a member who catches up reads from the store at a time. */
const PAGE = 100;

/** A valid subscription, with its viewer. */
type Subscription = ExecutionArgs & {
  readonly prepared: {
    readonly document: DocumentNode;
    readonly operation: OperationDefinitionNode;
  };
  readonly ticket: Pick<Ticket, 'payer' | 'work'>;
  readonly caller: { readonly viewer: Viewer | null };
};

type SharingParts = {
  readonly schema: GraphQLSchema;
  readonly deps: GraphqlDeps;
  readonly present: ErrorPresenter;
  readonly metrics: Metrics;
  readonly desk: OperationScheduler;
};

type JournalStream = Extract<SeasonStream, { readonly of: 'journal' }>;
type ViewStream = Extract<SeasonStream, { readonly of: 'view' }>;

/** The context of a group, by pace; its members pay for the group's own work. */
type Common = { readonly context: (pace: Pace | null) => Context; readonly bill: SharedCost };

/**
 * The running subscriptions: one execution and one serialisation for each event and each distinct
 * document, variables, and viewer's rights, for any number of followers.
 */
export class Fanout {
  private readonly groups = new Map<string, Group>();
  private readonly lobbies = new Map<string, LobbyGroup>();
  private readonly bills = new WeakMap<LobbyGroup, SharedCost>();
  private readonly traits = new WeakMap<OperationDefinitionNode, SharingKey & { number: number }>();
  private operations = 0;

  constructor(private readonly parts: SharingParts) {}

  /** The number of distinct ones. */
  get size(): number {
    return this.groups.size + this.lobbies.size;
  }

  join(
    ready: Subscription,
    stream: LiveStream,
    outlet: FrameSink,
    told: SubscriberEvents,
  ): Subscriber {
    if (stream.of === 'lobby') {
      outlet.begin(null);
      return new Subscriber(() => this.lobby(ready, stream), outlet, 0, told, this.pages(ready));
    }
    const isJournal = stream.of === 'journal';
    outlet.begin(isJournal ? stream.after : null);
    const seq = isJournal ? stream.after : stream.atLeast;
    return new Subscriber(() => this.group(ready, stream), outlet, seq, told, this.pages(ready));
  }

  /** Pages of the past, one after another for one account, each at its turn. */
  private pages({ ticket: { payer, work } }: Subscription): Pages {
    const { desk } = this.parts;
    return {
      begin: () => desk.beginPage(payer, work),
      pace: work,
      waitMs: () => desk.budgets.waitMs(payer),
      charge: (ms) => {
        desk.budgets.chargeMs(payer, ms);
      },
    };
  }

  private group(ready: Subscription, stream: SeasonStream): Group {
    const { isPrivate } = this.traitsOf(ready);
    const forEverybody = stream.forEverybody && !isPrivate;
    const seer = forEverybody ? 'everybody' : seerOf(ready.caller.viewer);
    const followed = stream.of === 'journal' ? 'journal' : stream.topic;
    const key = `${stream.seasonId} ${followed} ${seer} ${this.askedBy(ready)}`;
    const known = this.groups.get(key);
    if (known !== undefined) return known;
    const common = this.commonFor(ready, key, forEverybody);
    const whenEmpty = (): void => {
      if (this.groups.get(key) === group) this.groups.delete(key);
    };
    const group: Group = common.bill.of(
      stream.of === 'journal'
        ? this.journalGroup(ready, stream, common, whenEmpty)
        : this.viewGroup(ready, stream, common, whenEmpty),
    );
    this.groups.set(key, group);
    return group;
  }

  /** The document and its variables. */
  private askedBy(ready: Subscription): string {
    const { variables, number } = this.traitsOf(ready);
    const given = ready.variableValues ?? {};
    // A variable that is left out has its default, and one that is null has none.
    const named = variables.filter((name) => Object.hasOwn(given, name));
    const values = canonicalJson(Object.fromEntries(named.map((name) => [name, given[name]])));
    return `${number} ${values}`;
  }

  /** Common work takes its turns as the first member. */
  private commonFor(
    { ticket: { payer }, caller }: Subscription,
    key: string,
    forEverybody: boolean,
  ): Common {
    const own = this.parts.desk.workFor({ address: payer.address, who: key });
    const context = (pace: Pace | null): Context =>
      makeContext({
        deps: this.parts.deps,
        viewer: forEverybody ? null : caller.viewer,
        address: '',
        pace: pace ?? own,
      });
    return { context, bill: new SharedCost(own) };
  }

  /** The public part is computed once for all; the hidden part once for each viewer. */
  private lobby(ready: Subscription, stream: LobbyStream): Group {
    const { isPrivate } = this.traitsOf(ready);
    if (isPrivate || !stream.forEverybody) {
      return this.paid(this.lobbyGroup(ready, stream, 'ALL', null));
    }
    const everybody = this.lobbyGroup(ready, stream, 'PUBLIC', null);
    if (ready.caller.viewer === null) return this.paid(everybody);
    const hidden = this.lobbyGroup(ready, stream, 'HIDDEN', everybody);
    return bothGroups(this.paid(everybody), this.paid(hidden));
  }

  private paid(group: LobbyGroup): Group {
    return required(this.bills.get(group), 'the bill of a group').of(group);
  }

  private lobbyGroup(
    ready: Subscription,
    { list, rootOf }: LobbyStream,
    part: LobbyPart,
    within: LobbyGroup | null,
  ): LobbyGroup {
    const forEverybody = part === 'PUBLIC';
    const seer = forEverybody ? 'everybody' : seerOf(ready.caller.viewer);
    const key = `lobby ${part} ${seer} ${list} ${this.askedBy(ready)}`;
    const known = this.lobbies.get(key);
    if (known !== undefined) return known;
    const { context, bill } = this.commonFor(ready, key, forEverybody);
    const over = new AbortController();
    const group = new LobbyGroup({
      changes: (signal) => this.parts.deps.feed.lobby(signal),
      render: (change) =>
        bill.pay(() =>
          retryWhileUnavailable(
            () => this.renderIfAny(ready, context(null), (own) => rootOf(change, own, part)),
            over,
          ),
        ),
      failure: (error) => this.failure(error),
      whenEmpty: () => {
        over.abort();
        if (this.lobbies.get(key) === group) this.lobbies.delete(key);
      },
      within,
    });
    this.bills.set(group, bill);
    this.lobbies.set(key, group);
    return group;
  }

  private traitsOf({
    prepared: { document, operation },
  }: Subscription): SharingKey & { number: number } {
    const known = this.traits.get(operation);
    if (known !== undefined) return known;
    this.operations += 1;
    const traits = {
      ...sharingKeyOf(this.parts.schema, document, operation),
      number: this.operations,
    };
    this.traits.set(operation, traits);
    return traits;
  }

  private journalGroup(
    ready: Subscription,
    stream: JournalStream,
    { context, bill }: Common,
    whenEmpty: () => void,
  ): JournalGroup {
    const { feed, engine } = this.parts.deps;
    const { seasonId, rootOf } = stream;
    const over = new AbortController();
    return new JournalGroup({
      from: stream.head,
      pages: (after, signal) => feed.journalPages(seasonId, after, signal),
      stored: (after) => retryWhileUnavailable(() => engine.journal(seasonId, after, PAGE), over),
      render: (row, pace) => {
        const render = (): Promise<Buffer> =>
          retryWhileUnavailable(
            () => this.render(ready, context(pace), (seer) => rootOf(row, seer)),
            over,
          );
        // A member who catches up pays for the page.
        return pace === null ? bill.pay(render) : render();
      },
      failure: (error) => this.failure(error),
      whenEmpty: () => {
        over.abort();
        whenEmpty();
      },
    });
  }

  private viewGroup(
    ready: Subscription,
    stream: ViewStream,
    { context, bill }: Common,
    whenEmpty: () => void,
  ): ViewGroup {
    const { feed, engine } = this.parts.deps;
    const { seasonId, topic, rootOf } = stream;
    const over = new AbortController();
    return new ViewGroup({
      readings: (signal) => feed.readings(seasonId, topic, signal),
      present: () => retryWhileUnavailable(() => engine.read(seasonId), over),
      render: (reading) =>
        bill.pay(() =>
          retryWhileUnavailable(
            () => this.render(ready, context(null), (seer) => rootOf(reading, seer)),
            over,
          ),
        ),
      failure: (error) => this.failure(error),
      whenEmpty: () => {
        over.abort();
        whenEmpty();
      },
    });
  }

  /** Each event has a context of its own: loaded data is old for the next event. */
  private async render(
    ready: Subscription,
    contextValue: Context,
    rootOf: (seer: Context) => Promise<object>,
  ): Promise<Buffer> {
    return required(await this.renderIfAny(ready, contextValue, rootOf), 'a root');
  }

  /** Null without a root. */
  private async renderIfAny(
    ready: Subscription,
    contextValue: Context,
    rootOf: (seer: Context) => Promise<object | null>,
  ): Promise<Buffer | null> {
    const { pace } = contextValue;
    if (pace?.isOver() === true) await pace.turn();
    const rootValue = await rootOf(contextValue);
    if (rootValue === null) return null;
    this.parts.metrics.rendered();
    const result = unlessAway(await execute({ ...ready, rootValue, contextValue }));
    return Buffer.from(JSON.stringify(this.parts.present.result(result, null)));
  }

  private failure(error: unknown): Buffer {
    const told = this.parts.present.result({ errors: [asGraphqlError(error)] }, null);
    return Buffer.from(JSON.stringify(told));
  }
}

/** Tokens of one account differ in their reading rights, and so do a token and its tickets. */
function seerOf(viewer: Viewer | null): string {
  return viewer === null ? 'nobody' : `${viewer.token.id} ${viewer.token.scopes.join()}`;
}
