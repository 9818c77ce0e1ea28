import { Audience } from './audience';
import { Cluster } from './cluster';
import type { Node } from './cluster';
import { gather } from './company';
import { Tally } from './tally';
import { comeAndGo } from './visitors';

export type NodesSize = {
  readonly nodes: number;
  /** Commands at a steady rate, and how many of them a second; two bursts come on top. */
  readonly commands: number;
  readonly rate: number;
  readonly sockets: number;
  readonly seasons: number;
  /** Accounts that speak in a season. */
  readonly players: number;
};

const VISITORS = 8;
/** Besides, at once, as a node is ended: so that some of them have no answer yet. */
export const BURST = 60;
const STREAM_SHARE = 0.1;

/**
 * Nodes on one database under load. In its course one is killed, another is added, and one is told
 * to stop; the clients go to those that are there, and send again what was not answered.
 */
export async function nodesUnderLoad(size: NodesSize, start: () => Promise<Node>): Promise<Tally> {
  const tally = new Tally();
  const cluster = new Cluster(start, tally);
  try {
    await Promise.all(Array.from({ length: size.nodes }, () => cluster.add()));
    const company = await gather(cluster, size.seasons, size.players, tally);
    const { ledger, talk, token } = company;
    const sizes = { sockets: size.sockets, streams: Math.ceil(size.sockets * STREAM_SHARE) };
    const audience = await Audience.gather(cluster, ledger, sizes, token, tally);
    let isOver = false;
    const visited = { door: cluster, ledger, tally, token, isOver: () => isOver };
    const guests = Array.from({ length: VISITORS }, (_none, at) => comeAndGo(visited, at));
    const quarter = (): Promise<void> => talk.atRate(Math.round(size.commands / 4), size.rate);

    await quarter();
    await talk.burst(BURST);
    const killed = cluster.kill();
    await quarter();
    const added = cluster.add();
    await quarter();
    await added;
    await talk.burst(BURST);
    const told = cluster.stopOne();
    await quarter();

    await Promise.all([killed, told]);
    await talk.settle();
    isOver = true;
    await Promise.all(guests);
    await audience.settle(ledger.head);
    await ledger.audit(cluster.port(), token, tally);
    audience.close();
    company.close();
  } finally {
    await cluster.close();
  }
  return tally;
}
