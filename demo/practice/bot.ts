/** The server's bot in either game. */
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';
import type { Live } from '../client/live';

export type Bot = {
  /** Its number among the season's bots, from 1. */
  readonly place: number;
  readonly playerId: string;
  readonly name: string;
  readonly seasonId: string;
  /** The number of the last event before the bot started. */
  readonly seq: number;
  readonly client: Client;
  readonly live: Pick<Live, 'follow' | 'latest'>;
  readonly chance: Chance;
  /** True in exhibitions, where bots play bots. */
  readonly isShow: boolean;
};
