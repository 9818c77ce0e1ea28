import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { GraphqlDeps } from '../graphql';
import { loadSchema } from '../graphql';
import { Admission } from './admission';
import { Budgets } from './budgets';
import { StaticFiles } from './built-files';
import type { Config } from './config';
import { cpuMs } from './cpu-time';
import { OperationScheduler } from './desk';
import { Introspection } from './introspection';
import { LIMITS } from './limits';
import type { Limits } from './limits';
import { limitsReport } from './limits-told';
import { RateLimits } from './limits-by-rate';
import type { RateStore } from './limits-by-rate';
import { LiveConnections } from './live';
import { makeMetrics } from './metrics';
import { yieldInResolvers } from './paced-schema';
import { Preparation } from './prepare';
import { makeErrorPresenter } from './present';
import type { Service } from './service';
import { Fanout } from './sharing/sharing';
import { TrustedDocuments } from './trusted-documents';
import { FairScheduler } from './turns';
import { InFlightRequests } from './under-way';

export type ServiceOptions = {
  readonly config: Config;
  readonly deps: GraphqlDeps;
  readonly log: Logger;
  /** Limits other than the ones in limits.ts. */
  readonly limits?: Partial<Limits>;
  /** The store of rates that several nodes share; left out: each node counts alone. */
  readonly rates?: RateStore | null;
  /** A registry with others' metrics; left out: the server's own. */
  readonly registry?: Registry;
};

function depsOf({ deps, config }: ServiceOptions, rates: RateLimits, limits: Limits): GraphqlDeps {
  return {
    ...deps,
    publicUrl: config.publicUrl,
    limits: limitsReport(limits),
    guesses: {
      over: (address) => rates.overWrongInvites(address),
      wrong: (address) => rates.wrongInvite(address),
    },
  };
}

const trustedBy = ({ trustedDocuments, trustedDocumentsFile }: Config): TrustedDocuments =>
  TrustedDocuments.read(trustedDocuments, trustedDocumentsFile, StaticFiles.clientDocuments());

type Made = { readonly service: Service; readonly rates: RateLimits };

/** Everything that executes operations; transports are built on it. */
export function makeService(options: ServiceOptions, isClosing: () => boolean): Made {
  const { config, log } = options;
  const limits = { ...LIMITS, ...options.limits };
  const trusted = trustedBy(config);
  const schema = loadSchema();
  yieldInResolvers(schema);
  const rates = new RateLimits(limits, options.rates ?? null, log);
  const deps = depsOf(options, rates, limits);
  const budgets = new Budgets(limits);
  const desk = new OperationScheduler(new FairScheduler(undefined, cpuMs), budgets, limits);
  const metrics = makeMetrics(options.registry ?? null);
  const present = makeErrorPresenter(log, (limit) => {
    metrics.overLimit(limit);
  });
  const service: Service = {
    schema,
    deps,
    admission: new Admission(deps.accounts, rates),
    desk,
    introspection: new Introspection(),
    preparation: new Preparation(schema, limits, rates, budgets, trusted),
    trusted,
    live: new LiveConnections(limits),
    underWay: new InFlightRequests(),
    limits,
    metrics,
    present,
    sharing: new Fanout({ schema, deps, present, metrics, desk }),
    log,
    publicUrl: config.publicUrl,
    proxies: config.trustProxy,
    isClosing,
  };
  return { service, rates };
}
