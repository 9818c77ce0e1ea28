import { leavingOf, removingOf } from '../../season';
import type { JoinSeason, LeaveSeason, RemovePlayer } from '../command';
import { byHost, byMember, byNewcomer } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { DynastyEvent, PlayerJoined, PlayerLeft } from '../event';
import type { DynastyTopic } from '../kind';
import { refuse } from '../refusal';
import { personNameShape } from '../shapes';
import { nameOf } from '../wording';
import { depart, evolvePlayerLeft } from './depart';
import { evolvePlayerJoined, joinSeason } from './join-season';

const LONGEST_PLAYER_NAME = 40;

const made = (event: DynastyEvent): string | null => ('playerId' in event ? event.playerId : null);

export const MEMBERSHIP_COMMANDS: DynastyCommands<JoinSeason | LeaveSeason | RemovePlayer> = {
  JoinSeason: byNewcomer<JoinSeason>({
    rule: 'players',
    shape: ({ name }) => personNameShape(name, LONGEST_PLAYER_NAME, 'players'),
    decide: joinSeason,
    made,
  }),
  LeaveSeason: byMember<LeaveSeason>({ rule: 'players', decide: leavingOf(depart), made }),
  RemovePlayer: byHost<RemovePlayer>({ rule: 'players', decide: removingOf(depart, refuse), made }),
};

export const MEMBERSHIP_EVENTS: DynastyEvents<PlayerJoined | PlayerLeft> = {
  PlayerJoined: {
    evolve: evolvePlayerJoined,
    text: (state, { playerId }) => `${nameOf(state, playerId)} joined.`,
    channel: 'GAME_ACTIONS',
  },
  PlayerLeft: {
    evolve: evolvePlayerLeft,
    text: (state, { playerId, departure }) =>
      departure === 'LEFT'
        ? `${nameOf(state, playerId)} left.`
        : `The host ended the membership of ${nameOf(state, playerId)}.`,
    channel: 'GAME_ACTIONS',
    touches: ({ voidedBets }) => voidedBets.map(({ gameId }): DynastyTopic => `TABLE:${gameId}`),
    concerns: ({ playerId, departure }) => (departure === 'REMOVED' ? [playerId] : []),
  },
};
