import { quoted } from '../../kernel';
import type { CloseSeason, CreateRound, RotateInvite } from '../command';
import { byFounder, byHost, theAuction } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { InviteRotated, RoundClosed, RoundCreated } from '../event';
import { digestShape } from '../shapes';
import { closeSeason, evolveRoundClosed } from './close-season';
import { createRound, evolveRoundCreated } from './create-round';
import { evolveInviteRotated, rotateInvite } from './rotate-invite';
import { roundShape } from './round-shape';

export const SEASON_COMMANDS: RoundCommands<CreateRound | RotateInvite | CloseSeason> = {
  CreateRound: byFounder<CreateRound>({ shape: roundShape, decide: createRound }),
  RotateInvite: byHost<RotateInvite>({
    shape: ({ inviteHash }) => digestShape('inviteHash', inviteHash),
    decide: rotateInvite,
  }),
  CloseSeason: byHost<CloseSeason>({ decide: closeSeason }),
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
    evolve: evolveInviteRotated,
    text: () => 'The host changed the invitation code.',
    channel: null,
  },
  RoundClosed: {
    evolve: evolveRoundClosed,
    text: () => 'The host ended the round.',
    channel: null,
    touches: theAuction,
  },
};
