import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { NewsSource } from '../../delivery';
import { WebhookNews } from '../../graphql';
import { toListenError } from '../errors/listen-error';
import type { Config } from './config';
import { Connections, countRequests } from '../http/connections';
import { MetaTags } from '../embeds/meta-tags';
import { addOembed } from '../embeds/oembed';
import { addEmbeds } from '../embeds/routes';
import { AnonymousClient } from '../embeds/anonymous-client';
import { dropEmptyParameters } from '../http/empty-parameters';
import { addExport } from '../http/export-season';
import { addFeeds } from '../feeds/routes';
import { addSignIns } from '../http/sign-in-routes';
import { addUnsubscribe } from '../http/unsubscribe-route';
import { addHeaders } from '../http/headers';
import { addHealth } from './health';
import { addGraphql, makeApp } from './app';
import { refuseOtherTypes } from '../http/bad-request';
import { makeService } from './make-service';
import type { ServiceOptions } from './make-service';
import { addPages } from '../ssr/pages';
import { acceptDocumentIds } from '../graphql/named-documents';
import { refuseUnreadableQueries } from '../http/readable-body';
import { EventStreams } from '../sse/event-streams';
import { closeConnectionsOnShutdown, stop } from './stop';
import { watchTokens } from '../live/token-revocation';
import { WebSockets } from '../ws/websockets';

export type ServerOptions = ServiceOptions & {
  /** Resolves if the store answers; `/readyz` uses it. */
  readonly ready: () => Promise<void>;
};

export type RunningServer = {
  readonly port: number;
  readonly url: string;
  /** The address for clients on this machine, without proxies. */
  readonly localUrl: string;
  /** The messages of webhooks. */
  readonly news: NewsSource;
  /** Prepares the parts that the first page would wait for. */
  warm(): void;
  /**
   * Closes all connections, finishes work under way within a time limit, and stops. Returns the
   * number of requests cut off before their answer.
   */
  close(): Promise<number>;
};

/** Resolves when the server listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log } = options;
  for (const warning of config.warnings) log.warn(warning);
  let closing = false;
  const { service, rates } = makeService(options, () => closing);
  const { limits, trusted } = service;

  const app = makeApp(service);
  const maximum = config.trustProxy > 0 ? null : limits.connectionsPerAddress;
  const connections = new Connections(app.server, maximum);
  addHeaders(app, config.publicUrl);
  closeConnectionsOnShutdown(app);
  countRequests(app, service);
  refuseOtherTypes(app, service);
  refuseUnreadableQueries(app, service);
  addHealth(app, service, options.ready);
  const anonymous = new AnonymousClient(service);
  addEmbeds(app, service, anonymous, rates);
  addOembed(app, service, new MetaTags(service, anonymous), rates);
  const renderer = addPages(app, service, anonymous);
  addExport(app, service);
  addFeeds(app, service, rates);
  addSignIns(app, service, rates);
  addUnsubscribe(app, service, rates);
  dropEmptyParameters(app);
  acceptDocumentIds(app, trusted);
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
    news: new WebhookNews(service.schema, service.deps),
    warm: () => renderer.warm(),
    close: () => {
      closing = true;
      return (closed ??= stop(running));
    },
  };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw toListenError(error, host, port);
  });
}

/** The host in a URL for a client on this machine. */
function hostIn(host: string, own = 'localhost'): string {
  if (host === '0.0.0.0' || host === '::') return own;
  return host.includes(':') ? `[${host}]` : host;
}
