/** What a bot of the server has, whichever game it plays. */
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';
import type { Live } from '../client/live';

export type Bot = {
  /** Its place among the bots of the season, from 1. */
  readonly place: number;
  readonly playerId: string;
  readonly name: string;
  readonly seasonId: string;
  /** The number of the last event that it knows of. */
  readonly seq: number;
  readonly client: Client;
  readonly live: Pick<Live, 'follow' | 'latest'>;
  readonly chance: Chance;
  /** Whether it plays other bots, for whoever watches. */
  readonly isShow: boolean;
};
