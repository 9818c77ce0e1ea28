import { Audience } from './audience';
import { Cluster } from './cluster';
import type { Node } from './cluster';
import { gather } from './company';
import { Tally } from './tally';
import { comeAndGo } from './visitors';

export type NodesSize = {
  readonly nodes: number;
  /** The number of commands at a steady rate. Two bursts are added to them. */
  readonly commands: number;
  readonly rate: number;
  readonly sockets: number;
  readonly seasons: number;
  /** The number of players that speak in each season. */
  readonly players: number;
};

const VISITORS = 8;
/** The number of extra commands sent as a node is ended, so that some commands lack an answer. */
export const BURST = 60;
const STREAM_SHARE = 0.1;

/**
 * Nodes on one database under load. During the run one node is killed, one is added, and one is
 * told to stop. Clients move to the running nodes, and repeat unanswered commands.
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
