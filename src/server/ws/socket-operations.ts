import type { ExecutionArgs, FormattedExecutionResult, GraphQLError } from 'graphql';
import type {
  Context as SocketContext,
  OperationResult,
  ServerOptions,
  SubscribePayload,
} from 'graphql-ws';
import { retryWhileUnavailable } from '../../engine';
import { credentialsOfSocket } from '../http/authentication';
import type { Viewer } from '../http/authentication';
import {
  isStoreUnavailable,
  isUnauthenticated,
  overLimit,
  unavailable,
  wrongToken,
} from '../errors/faults';
import { Operations } from '../graphql/operations';
import type { ReadyOperation, WaitingSlot } from '../graphql/operations';
import { maySubscribe } from '../graphql/preparation';
import { isErrors } from '../graphql/documents';
import type { Service } from '../ops/service';
import { completeAfter } from '../fanout/frame-sink';
import type { FrameSink } from '../fanout/frame-sink';
import { rateLimitReason, TRY_AGAIN_LATER } from './close-codes';
import type { SocketSession } from './socket-session';

type Params = Record<string, unknown> | undefined;
type Socket = SocketContext<Params, SocketSession>;
type SocketOperation = ReadyOperation & {
  readonly sink: FrameSink;
  readonly session: SocketSession;
  /** True if the client still wants the answer. */
  readonly isWanted: () => boolean;
};

/** The callbacks of graphql-ws, for all sockets. */
export class SocketOperations {
  private readonly operations: Operations;

  constructor(private readonly service: Service) {
    this.operations = new Operations(service, 'websocket');
  }

  options(): ServerOptions<Params, SocketSession> {
    return {
      connectionInitWaitTimeout: this.service.limits.connectionInitMs,
      onConnect: (socket) => this.connect(socket),
      onSubscribe: (socket, id, payload) => this.ready(socket, id, payload),
      execute: (args) => this.execute(args as SocketOperation) as OperationResult,
      subscribe: (args) => this.subscribe(args as SocketOperation) as OperationResult,
      // Results are already presented, and are sent unchanged.
      onNext: (_socket, _id, _payload, _args, result) => result as FormattedExecutionResult,
      onError: (_socket, _id, _payload, errors) =>
        this.service.presenter.errors(errors).errors ?? [],
    };
  }

  /** False if no viewer was found, such as for a wrong token; the socket is then closed. */
  private async connect(socket: Socket): Promise<boolean> {
    const session = socket.extra;
    session.credentials = credentialsOfSocket(socket.connectionParams ?? {}, session.request);
    const viewer = await this.viewer(session, () => true);
    if (viewer === 'ended' || viewer === 'away') return false;
    if (viewer === null) return true;
    if (this.service.live.bind(session, viewer.token)) return true;
    session.end('revoked');
    return false;
  }

  /**
   * The token's current account. A wrong token closes the socket. While the store does not answer,
   * a subscription waits. If the wait is too long, the socket is closed so that the client connects
   * again, since clients would take an error for the subscription's end. A query or mutation gets
   * an error at once, and the socket's other operations continue.
   */
  private async viewer(
    session: SocketSession,
    mayWait: () => boolean,
  ): Promise<Viewer | null | 'ended' | 'away'> {
    const credentials = session.credentials ?? { token: null, malformed: true };
    const { admission, limits } = this.service;
    const findViewer = (): Promise<Viewer | null> =>
      admission.viewerOf(credentials, session.address);
    try {
      return await findViewer();
    } catch (error) {
      if (!isStoreUnavailable(error)) return this.closeAfter(session, error);
    }
    if (!mayWait()) return 'away';
    try {
      return await retryWhileUnavailable(findViewer, { forMs: limits.awayMs });
    } catch (error) {
      return this.closeAfter(session, error);
    }
  }

  private closeAfter(session: SocketSession, error: unknown): 'ended' {
    const overRate = rateLimitReason(error);
    if (isUnauthenticated(error)) {
      session.end('revoked');
    } else if (overRate !== null) {
      session.close(TRY_AGAIN_LATER, overRate);
    } else {
      this.service.log.error(
        { err: error, requestId: session.id },
        'the viewer could not be found',
      );
      session.close(TRY_AGAIN_LATER, 'Try again later');
    }
    return 'ended';
  }

  private async execute(operation: SocketOperation): Promise<unknown> {
    const answer = await this.operations.execute(operation, (written) => {
      if (operation.isWanted()) operation.sink.send(written);
    });
    return answer ?? completeAfter(() => operation.session.drained());
  }

  private async subscribe(operation: SocketOperation): Promise<unknown> {
    try {
      return await this.operations.subscribe(operation, operation.sink);
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error;
      operation.session.close(TRY_AGAIN_LATER, 'Try again later');
      return this.service.presenter.errors([unavailable()]);
    }
  }

  private async ready(
    socket: Socket,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const session = socket.extra;
    const running = Object.keys(socket.subscriptions).length;
    const { operationsPerSocket } = this.service.limits;
    if (running > operationsPerSocket) {
      return [overLimit('operationsPerSocket', running, operationsPerSocket)];
    }
    // A client that does not read its answers gets no further answers.
    if (session.isFull()) await session.drained();
    const query = this.service.trusted.textOf(documentOf(payload)) ?? payload.query;
    const viewer = await this.viewer(session, () => maySubscribe(query));
    if (viewer === 'ended') return [wrongToken()];
    if (viewer === 'away') return [unavailable()];
    const operation = {
      query,
      operationName: payload.operationName === '' ? null : (payload.operationName ?? null),
      variables: payload.variables ?? {},
    };
    const caller = {
      viewer,
      address: session.address,
      queueKey: session.id,
      reader: session,
      requestId: session.id,
    };
    const slot = new SocketWaitingSlot(socket, id, operationsPerSocket);
    const ready = await this.operations.prepareWithRetry(operation, caller, slot);
    if (isErrors(ready)) return slot.isTaken ? neverAnswered : ready;
    return Object.assign(ready, {
      sink: session.sink(id),
      session,
      isWanted: () => id in socket.subscriptions,
    }) satisfies SocketOperation;
  }
}

/**
 * Never resolves, so that a cancelled operation gets no answer: a new operation has its id by then.
 */
const neverAnswered = new Promise<never>(() => undefined);

/** The place of one waiting operation in its socket. */
class SocketWaitingSlot implements WaitingSlot {
  private readonly own = Symbol('waiting');
  isTaken = false;

  constructor(
    private readonly socket: Socket,
    private readonly id: string,
    private readonly most: number,
  ) {
    // Cancels another operation that waited under this id.
    socket.extra.waitingIds.delete(id);
  }

  readonly enter = (): boolean => {
    const { waitingIds } = this.socket.extra;
    if (waitingIds.size >= this.most) return false;
    waitingIds.set(this.id, this.own);
    return true;
  };

  readonly isWanted = (): boolean => {
    const { extra: session, subscriptions } = this.socket;
    this.isTaken = session.waitingIds.get(this.id) !== this.own;
    return session.isOpen && this.id in subscriptions && !this.isTaken;
  };

  readonly leave = (): void => {
    const { waitingIds } = this.socket.extra;
    if (waitingIds.get(this.id) === this.own) waitingIds.delete(this.id);
  };
}

/**
 * The document's text or id. The protocol requires `query`, so a client with a `documentId` leaves
 * it empty.
 */
function documentOf(payload: SubscribePayload): { query: unknown; documentId: unknown } {
  const { documentId, extensions } = payload as SubscribePayload & { documentId?: unknown };
  return { query: payload.query, documentId: documentId ?? extensions?.['documentId'] };
}
