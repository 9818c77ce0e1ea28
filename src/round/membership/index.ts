import { leavingOf, removingOf } from '../../season';
import type { JoinSeason, LeaveSeason, RemovePlayer } from '../command';
import { leadersAgain } from '../bidding/concerned';
import { nextBidText } from '../bidding/text';
import { byHost, byNewcomer, byPlayer, theAuction } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { PlayerJoined, PlayerLeft, RoundEvent } from '../event';
import { refuse } from '../refusal';
import { personNameShape } from '../shapes';
import { nameOf } from '../wording';
import { depart, evolvePlayerLeft } from './depart';
import { evolvePlayerJoined, joinSeason, LONGEST_PLAYER_NAME } from './join-season';

const left = (event: RoundEvent): string | null =>
  event.type === 'PlayerLeft' ? event.playerId : null;

export const MEMBERSHIP_COMMANDS: RoundCommands<JoinSeason | LeaveSeason | RemovePlayer> = {
  JoinSeason: byNewcomer<JoinSeason>({
    rule: 'players',
    shape: ({ name }) => personNameShape(name, LONGEST_PLAYER_NAME, 'players'),
    decide: joinSeason,
    made: (event) => (event.type === 'PlayerJoined' ? event.playerId : null),
  }),
  LeaveSeason: byPlayer<LeaveSeason>({ rule: 'players', decide: leavingOf(depart), made: left }),
  RemovePlayer: byHost<RemovePlayer>({
    rule: 'players',
    decide: removingOf(depart, refuse),
    made: left,
  }),
};

export const MEMBERSHIP_EVENTS: RoundEvents<PlayerJoined | PlayerLeft> = {
  PlayerJoined: {
    evolve: evolvePlayerJoined,
    text: (state, { playerId }) => `${nameOf(state, playerId)} joined.`,
    channel: 'GAME_ACTIONS',
    touches: theAuction,
  },
  PlayerLeft: {
    evolve: evolvePlayerLeft,
    text: (state, { playerId, departure, nextBidIds }) =>
      `${nameOf(state, playerId)} ${departure === 'LEFT' ? 'left' : 'was removed'}${nextBidText(state, nextBidIds)}.`,
    channel: 'GAME_ACTIONS',
    touches: theAuction,
    concerns: ({ playerId, departure, nextBidIds }, state) => [
      ...(departure === 'REMOVED' ? [playerId] : []),
      ...leadersAgain(nextBidIds, state),
    ],
  },
};
