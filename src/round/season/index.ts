import { quoted } from '../../kernel';
import type { CloseSeason, CreateRound, RotateInvite } from '../command';
import { byFounder, byHost, theAuction } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { InviteRotated, RoundClosed, RoundCreated } from '../event';
import { INVITE_ROTATED, rotateInvite } from '../../season';
import { digestShape } from '../shapes';
import { roundOf } from '../state';
import { closeSeason, evolveRoundClosed } from './close-season';
import { createRound, evolveRoundCreated } from './create-round';
import { roundShape } from './round-shape';

export const SEASON_COMMANDS: RoundCommands<CreateRound | RotateInvite | CloseSeason> = {
  CreateRound: byFounder<CreateRound>({ rule: 'seasons', shape: roundShape, decide: createRound }),
  RotateInvite: byHost<RotateInvite>({
    rule: 'seasons',
    shape: ({ inviteHash }) => digestShape('inviteHash', inviteHash),
    decide: rotateInvite,
  }),
  CloseSeason: byHost<CloseSeason>({ rule: 'seasons', decide: closeSeason }),
};

export const SEASON_EVENTS: RoundEvents<RoundCreated | InviteRotated | RoundClosed> = {
  RoundCreated: {
    evolve: evolveRoundCreated,
    text: (_state, { name, testClockMs }) =>
      `The ${testClockMs === null ? 'round' : 'rehearsal'} ${quoted(name)} was made.`,
    channel: null,
    touches: theAuction,
  },
  InviteRotated: {
    ...INVITE_ROTATED,
    evolve: (state, { event: { inviteHash } }) => {
      state.put('rounds', { ...roundOf(state), inviteHash });
    },
  },
  RoundClosed: {
    evolve: evolveRoundClosed,
    text: () => 'The host ended the round.',
    channel: null,
    touches: theAuction,
  },
};
