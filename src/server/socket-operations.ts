import type {
  ExecutionArgs,
  ExecutionResult,
  FormattedExecutionResult,
  GraphQLError,
} from 'graphql';
import type {
  Context as SocketContext,
  OperationResult,
  ServerOptions,
  SubscribePayload,
} from 'graphql-ws';
import { credentialsOfSocket, viewerOf } from './authentication';
import type { Viewer } from './authentication';
import { isUnauthenticated, overLimit, wrongToken } from './faults';
import { Operations } from './operations';
import type { Ready } from './operations';
import { isWrong } from './documents';
import type { Service } from './service';
import type { Outlet } from './sharing/outlet';
import type { SocketSession } from './socket-session';

type Params = Record<string, unknown> | undefined;
type Socket = SocketContext<Params, SocketSession>;
type Subscribed = Ready & { readonly outlet: Outlet };

const TRY_AGAIN_LATER = 1013;

/** What graphql-ws asks of us, for all sockets. */
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
      execute: (args) => this.operations.execute(args as Ready) as Promise<ExecutionResult>,
      subscribe: (args) => {
        const { outlet, ...ready } = args as Subscribed;
        return this.operations.subscribe(ready, outlet) as OperationResult;
      },
      // Results come presented: they are sent as they are.
      onNext: (_socket, _id, _payload, _args, result) => result as FormattedExecutionResult,
      onError: (_socket, _id, _payload, errors) => this.service.present.errors(errors).errors ?? [],
    };
  }

  /** False, with the socket closed, for a token that is none. */
  private async connect(socket: Socket): Promise<boolean> {
    const session = socket.extra;
    session.credentials = credentialsOfSocket(socket.connectionParams ?? {}, session.request);
    const viewer = await this.viewer(session);
    if (viewer === 'ended') return false;
    const { token } = session.credentials;
    if (viewer === null || token === null) return true;
    if (this.service.live.bind(session, viewer.token.id, token)) return true;
    session.end('revoked');
    return false;
  }

  /** Whoever the token belongs to now; a socket whose token is none any more is closed. */
  private async viewer(session: SocketSession): Promise<Viewer | null | 'ended'> {
    try {
      const credentials = session.credentials ?? { token: null, malformed: true };
      return await viewerOf(this.service.deps.accounts, credentials);
    } catch (error) {
      if (isUnauthenticated(error)) {
        session.end('revoked');
      } else {
        this.service.log.error({ err: error, requestId: session.id }, 'no viewer could be found');
        session.close(TRY_AGAIN_LATER, 'Try again later');
      }
      return 'ended';
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
    const viewer = await this.viewer(session);
    if (viewer === 'ended') return [wrongToken()];
    const asked = {
      query: this.service.trusted.textOf(namedIn(payload)) ?? payload.query,
      operationName: payload.operationName ?? null,
      variables: payload.variables ?? {},
    };
    const caller = { viewer, address: session.address, requestId: session.id };
    const ready = await this.operations.ready(asked, caller);
    if (isWrong(ready)) return ready;
    const subscribed: Subscribed = { ...ready, outlet: session.outlet(id) };
    return subscribed;
  }
}

/** `query` must be there in this protocol: who sends a `documentId` leaves it empty. */
function namedIn(payload: SubscribePayload): { query: unknown; documentId: unknown } {
  const { documentId, extensions } = payload as SubscribePayload & { documentId?: unknown };
  return { query: payload.query, documentId: documentId ?? extensions?.['documentId'] };
}
