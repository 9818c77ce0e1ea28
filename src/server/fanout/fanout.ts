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
import { asGraphqlError, throwIfUnavailable } from '../errors/faults';
import type { Metrics } from '../ops/metrics';
import type { ErrorPresenter } from '../graphql/error-presenter';
import { SharedCost } from './shared-cost';
import { JournalGroup } from './journal-group';
import { bothGroups, LobbyGroup } from './lobby-group';
import { Subscriber } from './subscriber';
import type { Group, ReplayThrottle, SubscriberEvents } from './subscriber';
import type { FrameSink } from './frame-sink';
import { sharingKeyOf } from './sharing-key';
import type { SharingKey } from './sharing-key';
import { ViewGroup } from './view-group';

/** The number of events that a member reads from the store at a time while it catches up. */
const PAGE = 100;

/** A valid subscription, with its viewer. */
type Subscription = ExecutionArgs & {
  readonly prepared: {
    readonly document: DocumentNode;
    readonly operation: OperationDefinitionNode;
  };
  readonly ticket: Pick<Ticket, 'client' | 'work'>;
  readonly caller: { readonly viewer: Viewer | null };
};

type FanoutDeps = {
  readonly schema: GraphQLSchema;
  readonly graphql: GraphqlDeps;
  readonly presenter: ErrorPresenter;
  readonly metrics: Metrics;
  readonly scheduler: OperationScheduler;
};

type JournalStream = Extract<SeasonStream, { readonly of: 'journal' }>;
type ViewStream = Extract<SeasonStream, { readonly of: 'view' }>;

/** A group's context for a given pace, and the cost that its members share. */
type GroupContext = {
  readonly context: (pace: Pace | null) => Context;
  readonly sharedCost: SharedCost;
};

/**
 * The running subscriptions. Followers with the same document, variables and viewer's rights share
 * one execution and one serialisation of each event.
 */
export class Fanout {
  private readonly groups = new Map<string, Group>();
  private readonly lobbies = new Map<string, LobbyGroup>();
  private readonly sharedCosts = new WeakMap<LobbyGroup, SharedCost>();
  private readonly sharingKeys = new WeakMap<
    OperationDefinitionNode,
    SharingKey & { number: number }
  >();
  private operations = 0;

  constructor(private readonly deps: FanoutDeps) {}

  /** The number of groups. */
  get size(): number {
    return this.groups.size + this.lobbies.size;
  }

  join(
    ready: Subscription,
    stream: LiveStream,
    sink: FrameSink,
    listener: SubscriberEvents,
  ): Subscriber {
    if (stream.of === 'lobby') {
      sink.begin(null);
      return new Subscriber(
        () => this.lobby(ready, stream),
        sink,
        0,
        listener,
        this.throttleFor(ready),
      );
    }
    const isJournal = stream.of === 'journal';
    sink.begin(isJournal ? stream.after : null);
    const seq = isJournal ? stream.after : stream.atLeast;
    return new Subscriber(
      () => this.group(ready, stream),
      sink,
      seq,
      listener,
      this.throttleFor(ready),
    );
  }

  /** Lets an account replay past events one page at a time, in turns with other work. */
  private throttleFor({ ticket: { client, work } }: Subscription): ReplayThrottle {
    const { scheduler } = this.deps;
    return {
      beginPage: () => scheduler.beginPage(client, work),
      pace: work,
      waitMs: () => scheduler.budgets.waitMs(client),
      charge: (ms) => {
        scheduler.budgets.chargeMs(client, ms);
      },
    };
  }

  private group(ready: Subscription, stream: SeasonStream): Group {
    const { isPrivate } = this.keyOf(ready);
    const forEverybody = stream.forEverybody && !isPrivate;
    const viewerKey = forEverybody ? 'everybody' : viewerKeyOf(ready.caller.viewer);
    const followed = stream.of === 'journal' ? 'journal' : stream.topic;
    const key = `${stream.seasonId} ${followed} ${viewerKey} ${this.documentKey(ready)}`;
    const known = this.groups.get(key);
    if (known !== undefined) return known;
    const common = this.groupContext(ready, key, forEverybody);
    const whenEmpty = (): void => {
      if (this.groups.get(key) === group) this.groups.delete(key);
    };
    const group: Group = common.sharedCost.chargeMembersOf(
      stream.of === 'journal'
        ? this.journalGroup(ready, stream, common, whenEmpty)
        : this.viewGroup(ready, stream, common, whenEmpty),
    );
    this.groups.set(key, group);
    return group;
  }

  /** The part of a group's key for the document and its variables. */
  private documentKey(ready: Subscription): string {
    const { variables, number } = this.keyOf(ready);
    const given = ready.variableValues ?? {};
    // An omitted variable has its default; a variable that is null does not.
    const named = variables.filter((name) => Object.hasOwn(given, name));
    const values = canonicalJson(Object.fromEntries(named.map((name) => [name, given[name]])));
    return `${number} ${values}`;
  }

  /** Common work is queued under the first member's address. */
  private groupContext(
    { ticket: { client }, caller }: Subscription,
    key: string,
    forEverybody: boolean,
  ): GroupContext {
    const own = this.deps.scheduler.workFor({ address: client.address, queueKey: key });
    const context = (pace: Pace | null): Context =>
      makeContext({
        deps: this.deps.graphql,
        viewer: forEverybody ? null : caller.viewer,
        address: '',
        pace: pace ?? own,
      });
    return { context, sharedCost: new SharedCost(own) };
  }

  /** The public part is computed once for everybody; the hidden part, once for each viewer. */
  private lobby(ready: Subscription, stream: LobbyStream): Group {
    const { isPrivate } = this.keyOf(ready);
    if (isPrivate || !stream.forEverybody) {
      return this.withSharedCost(this.lobbyGroup(ready, stream, 'ALL', null));
    }
    const everybody = this.lobbyGroup(ready, stream, 'PUBLIC', null);
    if (ready.caller.viewer === null) return this.withSharedCost(everybody);
    const hidden = this.lobbyGroup(ready, stream, 'HIDDEN', everybody);
    return bothGroups(this.withSharedCost(everybody), this.withSharedCost(hidden));
  }

  private withSharedCost(group: LobbyGroup): Group {
    return required(this.sharedCosts.get(group), 'the shared cost of a group').chargeMembersOf(
      group,
    );
  }

  private lobbyGroup(
    ready: Subscription,
    { list, rootOf }: LobbyStream,
    part: LobbyPart,
    parent: LobbyGroup | null,
  ): LobbyGroup {
    const forEverybody = part === 'PUBLIC';
    const viewerKey = forEverybody ? 'everybody' : viewerKeyOf(ready.caller.viewer);
    const key = `lobby ${part} ${viewerKey} ${list} ${this.documentKey(ready)}`;
    const known = this.lobbies.get(key);
    if (known !== undefined) return known;
    const { context, sharedCost } = this.groupContext(ready, key, forEverybody);
    const over = new AbortController();
    const group = new LobbyGroup({
      changes: (signal) => this.deps.graphql.feed.lobby(signal),
      render: (change) =>
        sharedCost.run(() =>
          retryWhileUnavailable(
            () => this.renderOrNull(ready, context(null), (own) => rootOf(change, own, part)),
            over,
          ),
        ),
      failure: (error) => this.failure(error),
      whenEmpty: () => {
        over.abort();
        if (this.lobbies.get(key) === group) this.lobbies.delete(key);
      },
      parent,
    });
    this.sharedCosts.set(group, sharedCost);
    this.lobbies.set(key, group);
    return group;
  }

  private keyOf({
    prepared: { document, operation },
  }: Subscription): SharingKey & { number: number } {
    const known = this.sharingKeys.get(operation);
    if (known !== undefined) return known;
    this.operations += 1;
    const sharingKey = {
      ...sharingKeyOf(this.deps.schema, document, operation),
      number: this.operations,
    };
    this.sharingKeys.set(operation, sharingKey);
    return sharingKey;
  }

  private journalGroup(
    ready: Subscription,
    stream: JournalStream,
    { context, sharedCost }: GroupContext,
    whenEmpty: () => void,
  ): JournalGroup {
    const { feed, engine } = this.deps.graphql;
    const { seasonId, rootOf } = stream;
    const over = new AbortController();
    return new JournalGroup({
      from: stream.head,
      pages: (after, signal) => feed.journalPages(seasonId, after, signal),
      stored: (after) => retryWhileUnavailable(() => engine.journal(seasonId, after, PAGE), over),
      render: (row, pace) => {
        const render = (): Promise<Buffer> =>
          retryWhileUnavailable(
            () => this.render(ready, context(pace), (viewer) => rootOf(row, viewer)),
            over,
          );
        // A member that catches up pays for its page itself.
        return pace === null ? sharedCost.run(render) : render();
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
    { context, sharedCost }: GroupContext,
    whenEmpty: () => void,
  ): ViewGroup {
    const { feed, engine } = this.deps.graphql;
    const { seasonId, topic, rootOf } = stream;
    const over = new AbortController();
    return new ViewGroup({
      readings: (signal) => feed.readings(seasonId, topic, signal),
      current: () => retryWhileUnavailable(() => engine.read(seasonId), over),
      render: (reading) =>
        sharedCost.run(() =>
          retryWhileUnavailable(
            () => this.render(ready, context(null), (viewer) => rootOf(reading, viewer)),
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

  /** Each event gets a new context: data loaded for one event is out of date for the next. */
  private async render(
    ready: Subscription,
    contextValue: Context,
    rootOf: (viewer: Context) => Promise<object>,
  ): Promise<Buffer> {
    return required(await this.renderOrNull(ready, contextValue, rootOf), 'a root');
  }

  /** Null if `rootOf` gives no root value. */
  private async renderOrNull(
    ready: Subscription,
    contextValue: Context,
    rootOf: (viewer: Context) => Promise<object | null>,
  ): Promise<Buffer | null> {
    const { pace } = contextValue;
    if (pace?.isOver() === true) await pace.turn();
    const rootValue = await rootOf(contextValue);
    if (rootValue === null) return null;
    this.deps.metrics.rendered();
    const result = throwIfUnavailable(await execute({ ...ready, rootValue, contextValue }));
    return Buffer.from(JSON.stringify(this.deps.presenter.result(result, null)));
  }

  private failure(error: unknown): Buffer {
    const result = this.deps.presenter.result({ errors: [asGraphqlError(error)] }, null);
    return Buffer.from(JSON.stringify(result));
  }
}

/** Reading rights can differ between an account's tokens, and between a token and its tickets. */
function viewerKeyOf(viewer: Viewer | null): string {
  return viewer === null ? 'nobody' : `${viewer.token.id} ${viewer.token.scopes.join()}`;
}
