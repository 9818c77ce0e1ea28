import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { loadSchema } from '../graphql';
import type { GraphqlDeps } from '../graphql';
import { Admission } from './admission';
import { Budgets } from './budgets';
import { BuiltFiles } from './built-files';
import { whyNotListening } from './cannot-listen';
import type { Config } from './config';
import { Connections, countRequests } from './connections';
import { Desk } from './desk';
import { addEmbeds } from './embeds/doors';
import { Onlooker } from './embeds/onlooker';
import { addExport } from './export';
import { addFeeds } from './feeds/doors';
import { addHeaders } from './headers';
import { addHealth } from './health';
import { addGraphql, makeApp } from './http';
import { Introspection } from './introspection';
import { LIMITS } from './limits';
import type { Limits } from './limits';
import { RateLimits } from './limits-by-rate';
import type { RateStore } from './limits-by-rate';
import { LiveConnections } from './live';
import { refuseOtherTypes } from './malformed';
import { makeMetrics } from './metrics';
import { addPages } from './pages';
import { keepPace } from './paced-schema';
import { takeNamedDocuments } from './named-documents';
import { Preparation } from './prepare';
import { makePresenter } from './present';
import type { Service } from './service';
import { Sharing } from './sharing/sharing';
import { EventStreams } from './sse';
import { addGoodbye, stop } from './stop';
import { watchTokens } from './token-watch';
import { TrustedDocuments } from './trusted-documents';
import { UnderWay } from './under-way';
import { Turns } from './turns';
import { WebSockets } from './websocket';

export type ServerOptions = {
  readonly config: Config;
  readonly deps: GraphqlDeps;
  readonly log: Logger;
  /** Resolves when the store answers; what `/readyz` asks. */
  readonly ready: () => Promise<void>;
  /** Limits other than the ones in limits.ts. */
  readonly limits?: Partial<Limits>;
  /** Where rates are counted that several nodes share; left out: each node counts by itself. */
  readonly rates?: RateStore | null;
  /** Where others count too; left out: the server has one of its own. */
  readonly registry?: Registry;
};

export type RunningServer = {
  readonly port: number;
  readonly url: string;
  /** Where clients on this machine find it, whatever stands before it. */
  readonly localUrl: string;
  /** Prepares what somebody's first page would wait for. */
  warm(): void;
  /**
   * Tells everybody to go, finishes what was begun within a bounded time, and stops. Gives how many
   * requests had to be cut before they were answered.
   */
  close(): Promise<number>;
};

function depsOf({ deps, config }: ServerOptions, rates: RateLimits): GraphqlDeps {
  return {
    ...deps,
    publicUrl: config.publicUrl,
    guesses: {
      over: (address) => rates.overWrongInvites(address),
      wrong: (address) => rates.wrongInvite(address),
    },
  };
}

const trustedBy = ({ trustedDocuments, trustedDocumentsFile }: Config): TrustedDocuments =>
  TrustedDocuments.read(trustedDocuments, trustedDocumentsFile, BuiltFiles.clientDocuments());

/** Listens when it resolves. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log } = options;
  for (const warning of config.warnings) log.warn(warning);
  const limits = { ...LIMITS, ...options.limits };
  const trusted = trustedBy(config);
  const schema = loadSchema();
  keepPace(schema);
  const rates = new RateLimits(limits, options.rates ?? null, log);
  const deps = depsOf(options, rates);
  const budgets = new Budgets(limits);
  const desk = new Desk(new Turns(), budgets, limits);
  const metrics = makeMetrics(options.registry ?? null);
  const present = makePresenter(log, (limit) => {
    metrics.overLimit(limit);
  });
  let closing = false;
  const service: Service = {
    schema,
    deps,
    admission: new Admission(deps.accounts, rates),
    desk,
    introspection: new Introspection(),
    preparation: new Preparation(schema, limits, rates, budgets, trusted),
    trusted,
    live: new LiveConnections(limits),
    underWay: new UnderWay(),
    limits,
    metrics,
    present,
    sharing: new Sharing({ schema, deps, present, metrics, desk }),
    log,
    publicUrl: config.publicUrl,
    proxies: config.trustProxy,
    isClosing: () => closing,
  };

  const app = makeApp(service);
  const most = config.trustProxy > 0 ? null : limits.connectionsPerAddress;
  const connections = new Connections(app.server, most);
  addHeaders(app, config.publicUrl);
  addGoodbye(app);
  countRequests(app, service);
  refuseOtherTypes(app, service);
  addHealth(app, service, options.ready);
  const onlooker = new Onlooker(service);
  addEmbeds(app, service, onlooker, rates);
  const drawing = addPages(app, service, onlooker);
  addExport(app, service);
  addFeeds(app, service, rates);
  takeNamedDocuments(app, trusted);
  const apollo = await addGraphql(app, service);
  new EventStreams(service).register(app);
  const sockets = new WebSockets(service, app.server);
  await listen(app, config);
  const { port } = app.server.address() as AddressInfo;
  const stopWatching = watchTokens(service);
  const running = { app, apollo, connections, sockets, service, stopWatching };
  let closed: Promise<number> | null = null;
  return {
    port,
    url: config.publicUrl ?? `http://${hostIn(config.host)}:${port}`,
    localUrl: `http://${hostIn(config.host, '127.0.0.1')}:${port}`,
    warm: () => drawing.warm(),
    close: () => {
      closing = true;
      return (closed ??= stop(running));
    },
  };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw whyNotListening(error, host, port);
  });
}

/** As a client on this machine writes it. */
function hostIn(host: string, own = 'localhost'): string {
  if (host === '0.0.0.0' || host === '::') return own;
  return host.includes(':') ? `[${host}]` : host;
}
