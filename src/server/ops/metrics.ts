import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { serverVersion } from '../../graphql';
import type { Transport } from '../graphql/preparation';

/** The server's own counts. */
export type Metrics = {
  readonly registry: Registry;
  readonly request: (route: string, method: string, status: number, seconds: number) => void;
  readonly operation: (
    transport: Transport,
    kind: string,
    failed: boolean,
    seconds: number,
  ) => void;
  readonly connections: (transport: 'websocket' | 'sse', change: 1 | -1) => void;
  readonly subscriptions: (transport: 'websocket' | 'sse', change: 1 | -1) => void;
  /** Counts a refusal by this limit. */
  readonly overLimit: (limit: string) => void;
  /** Counts a live result that was executed and serialised, once for all who share it. */
  readonly rendered: () => void;
  /** Counts a live result that was sent to one subscriber. */
  readonly delivered: () => void;
};

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

let ofProcess: Registry | null = null;

/**
 * The process's own metrics. They are collected once, since their observers cannot be stopped and
 * the processor's work grows with each.
 */
function processMetrics(): Registry {
  if (ofProcess !== null) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

function addProcessMetrics(registry: Registry): void {
  const source = processMetrics();
  for (const { name } of source.getMetricsAsArray()) {
    const metric = source.getSingleMetric(name);
    if (metric !== undefined) registry.registerMetric(metric);
  }
}

/** Registers in `given`, which may have other metrics, or in a new registry. */
export function makeMetrics(given: Registry | null): Metrics {
  const registry = given ?? new Registry();
  if (registry.getSingleMetric('process_start_time_seconds') === undefined) {
    addProcessMetrics(registry);
  }
  const registers = [registry];
  tellBuild(registers);
  const requests = new Histogram({
    name: 'ridotto_http_request_seconds',
    help: 'HTTP requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const operations = new Histogram({
    name: 'ridotto_graphql_operation_seconds',
    help: 'GraphQL queries and mutations, and the starts of subscriptions.',
    labelNames: ['transport', 'kind', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const refused = overLimitCounter(registers);
  const connections = new Gauge({
    name: 'ridotto_live_connections',
    help: 'Open sockets and event streams.',
    labelNames: ['transport'],
    registers,
  });
  const subscriptions = new Gauge({
    name: 'ridotto_live_subscriptions',
    help: 'Running subscriptions.',
    labelNames: ['transport'],
    registers,
  });
  const rendered = tally(
    registers,
    'ridotto_live_results_rendered_total',
    'Live results that were executed and serialised, each once for all who share it.',
  );
  const delivered = tally(
    registers,
    'ridotto_live_results_delivered_total',
    'Live results that were sent to a subscriber.',
  );
  for (const transport of ['websocket', 'sse']) {
    connections.set({ transport }, 0);
    subscriptions.set({ transport }, 0);
  }
  return {
    registry,
    request: (route, method, status, seconds) => {
      requests.observe({ route, method, status: String(status) }, seconds);
    },
    operation: (transport, kind, failed, seconds) => {
      operations.observe({ transport, kind, outcome: failed ? 'errors' : 'ok' }, seconds);
    },
    connections: (transport, change) => {
      connections.inc({ transport }, change);
    },
    subscriptions: (transport, change) => {
      subscriptions.inc({ transport }, change);
    },
    overLimit: (limit) => {
      refused.inc({ limit });
    },
    rendered,
    delivered,
  };
}

function tellBuild(registers: Registry[]): void {
  new Gauge({
    name: 'ridotto_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: serverVersion(), node: process.versions.node }, 1);
}

function overLimitCounter(registers: Registry[]): Counter<'limit'> {
  return new Counter({
    name: 'ridotto_over_limit_total',
    help: 'Refusals because of a limit, by its name.',
    labelNames: ['limit'],
    registers,
  });
}

/**
 * Counts in a plain number, because the function is called very often. The number is read when
 * metrics are requested.
 */
function tally(registers: Registry[], name: string, help: string): () => void {
  let counted = 0;
  new Counter({
    name,
    help,
    registers,
    collect() {
      this.reset();
      this.inc(counted);
    },
  });
  return () => {
    counted += 1;
  };
}
