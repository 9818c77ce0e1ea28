import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GraphqlDeps } from '../graphql';
import type { Admission } from './admission';
import type { OperationScheduler } from './desk';
import type { Introspection } from './introspection';
import type { Limits } from './limits';
import type { LiveConnections } from './live';
import type { Metrics } from './metrics';
import type { Preparation } from './prepare';
import type { ErrorPresenter } from './present';
import type { Fanout } from './sharing/sharing';
import type { TrustedDocuments } from './trusted-documents';
import type { InFlightRequests } from './under-way';

/** The common parts of all transports. */
export type Service = {
  readonly schema: GraphQLSchema;
  readonly deps: GraphqlDeps;
  readonly admission: Admission;
  readonly desk: OperationScheduler;
  readonly introspection: Introspection;
  readonly preparation: Preparation;
  readonly trusted: TrustedDocuments;
  readonly live: LiveConnections;
  readonly underWay: InFlightRequests;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly present: ErrorPresenter;
  readonly sharing: Fanout;
  readonly log: Logger;
  /** The clients' address of this server; null for unknown. */
  readonly publicUrl: string | null;
  /** The number of proxies before the server. */
  readonly proxies: number;
  /** Whether the server is stopping. */
  readonly isClosing: () => boolean;
};
