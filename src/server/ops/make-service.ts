import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { GraphqlDeps } from '../../graphql';
import { loadSchema } from '../../graphql';
import { Admission } from '../http/admission';
import { Budgets } from '../scheduling/budgets';
import { StaticFiles } from '../http/static-files';
import type { Config } from './config';
import { cpuMs } from '../../engine';
import { OperationScheduler } from '../scheduling/operation-scheduler';
import { Introspection } from '../graphql/introspection';
import { LIMITS } from '../scheduling/limits';
import type { Limits } from '../scheduling/limits';
import { limitsReport } from '../scheduling/limits-report';
import { RateLimits } from '../scheduling/rate-limits';
import type { RateStore } from '../scheduling/rate-limits';
import { LiveConnections } from '../live/live-connections';
import { makeMetrics } from './metrics';
import { yieldInResolvers } from '../graphql/yielding-resolvers';
import { Preparation } from '../graphql/preparation';
import { makeErrorPresenter } from '../graphql/error-presenter';
import type { Service } from './service';
import { Fanout } from '../fanout/fanout';
import { TrustedDocuments } from '../graphql/trusted-documents';
import { FairScheduler } from '../scheduling/fair-scheduler';
import { InFlightRequests } from '../scheduling/in-flight-requests';

export type ServiceOptions = {
  readonly config: Config;
  readonly deps: GraphqlDeps;
  readonly log: Logger;
  /** Limits that replace those in limits.ts. */
  readonly limits?: Partial<Limits>;
  /** The store of rates that several nodes share; without it, each node counts alone. */
  readonly rates?: RateStore | null;
  /** A registry that has other metrics; without it, the server makes its own. */
  readonly registry?: Registry;
};

function depsOf({ deps, config }: ServiceOptions, rates: RateLimits, limits: Limits): GraphqlDeps {
  return {
    ...deps,
    publicUrl: config.publicUrl,
    limits: limitsReport(limits),
    inviteGuesses: {
      over: (address) => rates.wrongInvitesExceeded(address),
      wrong: (address) => rates.countWrongInvite(address),
    },
  };
}

const trustedBy = ({ trustedDocuments, trustedDocumentsFile }: Config): TrustedDocuments =>
  TrustedDocuments.read(trustedDocuments, trustedDocumentsFile, StaticFiles.clientDocuments());

type BuiltService = { readonly service: Service; readonly rates: RateLimits };

/** Everything that executes operations; transports are built on it. */
export function makeService(options: ServiceOptions, isClosing: () => boolean): BuiltService {
  const { config, log } = options;
  const limits = { ...LIMITS, ...options.limits };
  const trusted = trustedBy(config);
  const schema = loadSchema();
  yieldInResolvers(schema);
  const rates = new RateLimits(limits, options.rates ?? null, log);
  const deps = depsOf(options, rates, limits);
  const budgets = new Budgets(limits);
  const scheduler = new OperationScheduler(new FairScheduler(undefined, cpuMs), budgets, limits);
  const metrics = makeMetrics(options.registry ?? null);
  const presenter = makeErrorPresenter(log, (limit) => {
    metrics.overLimit(limit);
  });
  const service: Service = {
    schema,
    deps,
    admission: new Admission(deps.accounts, rates),
    scheduler,
    introspection: new Introspection(),
    preparation: new Preparation(schema, limits, rates, budgets, trusted),
    trusted,
    live: new LiveConnections(limits),
    inFlight: new InFlightRequests(),
    limits,
    metrics,
    presenter,
    fanout: new Fanout({ schema, graphql: deps, presenter, metrics, scheduler }),
    log,
    publicUrl: config.publicUrl,
    proxies: config.trustProxy,
    isClosing,
  };
  return { service, rates };
}
