import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GraphqlDeps } from '../../graphql';
import type { Admission } from '../http/admission';
import type { OperationScheduler } from '../scheduling/operation-scheduler';
import type { Introspection } from '../graphql/introspection';
import type { Limits } from '../scheduling/limits';
import type { LiveConnections } from '../live/live-connections';
import type { Metrics } from './metrics';
import type { Preparation } from '../graphql/preparation';
import type { ErrorPresenter } from '../graphql/error-presenter';
import type { Fanout } from '../fanout/fanout';
import type { TrustedDocuments } from '../graphql/trusted-documents';
import type { InFlightRequests } from '../scheduling/in-flight-requests';

/** The common parts of all transports. */
export type Service = {
  readonly schema: GraphQLSchema;
  readonly deps: GraphqlDeps;
  readonly admission: Admission;
  readonly scheduler: OperationScheduler;
  readonly introspection: Introspection;
  readonly preparation: Preparation;
  readonly trusted: TrustedDocuments;
  readonly live: LiveConnections;
  readonly inFlight: InFlightRequests;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly presenter: ErrorPresenter;
  readonly fanout: Fanout;
  readonly log: Logger;
  /** The clients' address of this server; null if unknown. */
  readonly publicUrl: string | null;
  /** The number of proxies before the server. */
  readonly proxies: number;
  /** True while the server is stopping. */
  readonly isClosing: () => boolean;
};
