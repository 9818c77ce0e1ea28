import { quoted } from '../../kernel';
import type { CloseSeason, CreateDynasty, PublishRuleset, RotateInvite } from '../command';
import { byFounder, byHost } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { DynastyClosed, DynastyCreated, InviteRotated, RulesetPublished } from '../event';
import { INVITE_ROTATED, rotateInvite } from '../../season';
import { digestShape } from '../shapes';
import { dynastyOf } from '../state';
import { closeSeason, evolveDynastyClosed } from './close-season';
import { createDynasty, evolveDynastyCreated } from './create-dynasty';
import { dynastyShape } from './dynasty-shape';
import { evolveRulesetPublished, publishRuleset } from './publish-ruleset';

export const SEASON_COMMANDS: DynastyCommands<
  CreateDynasty | RotateInvite | CloseSeason | PublishRuleset
> = {
  CreateDynasty: byFounder<CreateDynasty>({
    rule: 'seasons',
    shape: dynastyShape,
    decide: createDynasty,
  }),
  RotateInvite: byHost<RotateInvite>({
    rule: 'seasons',
    shape: ({ inviteHash }) => digestShape('inviteHash', inviteHash),
    decide: rotateInvite,
  }),
  CloseSeason: byHost<CloseSeason>({ rule: 'seasons', decide: closeSeason }),
  PublishRuleset: byHost<PublishRuleset>({ rule: 'seasons', decide: publishRuleset }),
};

export const SEASON_EVENTS: DynastyEvents<
  DynastyCreated | InviteRotated | DynastyClosed | RulesetPublished
> = {
  DynastyCreated: {
    evolve: evolveDynastyCreated,
    text: (_state, { name, testClockMs }) =>
      `The ${testClockMs === null ? 'dynasty' : 'rehearsal'} ${quoted(name)} was made.`,
    channel: null,
  },
  InviteRotated: {
    ...INVITE_ROTATED,
    evolve: (state, { event: { inviteHash } }) => {
      state.put('dynasties', { ...dynastyOf(state), inviteHash });
    },
  },
  DynastyClosed: {
    evolve: evolveDynastyClosed,
    text: () => 'The host ended the dynasty.',
    channel: null,
  },
  RulesetPublished: {
    evolve: evolveRulesetPublished,
    text: (_state, { revision }) => `The host published revision ${revision} of the rules.`,
    channel: null,
    concerns: ({ unmaskedIds }) => unmaskedIds,
  },
};
