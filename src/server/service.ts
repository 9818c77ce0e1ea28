import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GraphqlDeps } from '../graphql';
import type { Admission } from './admission';
import type { Desk } from './desk';
import type { Introspection } from './introspection';
import type { Limits } from './limits';
import type { LiveConnections } from './live';
import type { Metrics } from './metrics';
import type { Preparation } from './prepare';
import type { Presenter } from './present';
import type { Sharing } from './sharing/sharing';
import type { TrustedDocuments } from './trusted-documents';
import type { UnderWay } from './under-way';

/** The common parts of all transports. */
export type Service = {
  readonly schema: GraphQLSchema;
  readonly deps: GraphqlDeps;
  readonly admission: Admission;
  readonly desk: Desk;
  readonly introspection: Introspection;
  readonly preparation: Preparation;
  readonly trusted: TrustedDocuments;
  readonly live: LiveConnections;
  readonly underWay: UnderWay;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly present: Presenter;
  readonly sharing: Sharing;
  readonly log: Logger;
  /** The clients' address of this server; null for unknown. */
  readonly publicUrl: string | null;
  /** The number of proxies before the server. */
  readonly proxies: number;
  /** Whether the server is stopping. */
  readonly isClosing: () => boolean;
};
