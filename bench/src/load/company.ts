import { joinRound, makeRound } from '../ridotto-client';
import type { Table } from '../ridotto-client';
import type { Door } from './door';
import { Ledger } from './ledger';
import { Speaker } from './speaker';
import { Talk } from './talk';
import type { Player } from './talk';
import type { Tally } from './tally';

/** The seasons of a load, and the players that speak in them. */
export type Company = {
  readonly ledger: Ledger;
  readonly talk: Talk;
  /** One player's token, for followers. */
  readonly token: string;
  close(): void;
};

export async function gather(
  door: Door,
  seasons: number,
  playersEach: number,
  tally: Tally,
): Promise<Company> {
  const hosts: Table[] = [];
  for (let season = 0; season < seasons; season += 1) hosts.push(await makeRound(door.port()));
  const tables = [...hosts];
  // Seasons take turns, so that consecutive speakers are in different seasons.
  for (let other = 1; other < playersEach; other += 1) {
    for (const { seasonId } of hosts) {
      tables.push(await joinRound(door.port(), `Guest ${other}`, seasonId));
    }
  }
  const players: Player[] = [];
  for (const { token, seasonId } of tables) {
    const first = await Speaker.open(door, token, tally);
    const second = await Speaker.open(door, token, tally);
    players.push({ seasonId, sockets: [first, second] });
  }
  const ledger = new Ledger(hosts.map(({ seasonId }) => seasonId));
  return {
    ledger,
    talk: new Talk(players, ledger, tally),
    token: hosts[0]?.token ?? '',
    close: () => {
      for (const { sockets } of players) for (const socket of sockets) socket.close();
    },
  };
}
