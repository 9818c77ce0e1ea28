import {
  describeSeasonOf,
  hostedEventsOf,
  hostingCommandsOf,
  hostingEventsOf,
  pausingEventsOf,
  rotateInviteOf,
  unshareHostOf,
} from '../../season';
import type { HandOnHost, ShareHost, UnshareHost } from '../../season';
import { GUARDS, SHAPES } from '../model/access';
import { byHost } from '../model/records';
import type { DynastyCommands, DynastyEvents } from '../model/records';
import { dynastyOf, patchDynasty } from '../model/state';
import { closeSeason, dynastyClosed } from './close-season';
import type { DynastySeasonCommand, DynastySeasonEvent } from './vocabulary';
import { createDynasty, dynastyCreated } from './create-dynasty';
import { dynastyWon } from '../victory/declare-victor';
import { publishRuleset, rulesetPublished } from './publish-ruleset';

const HOSTING = hostingCommandsOf(GUARDS);

export const SEASON_COMMANDS: DynastyCommands<DynastySeasonCommand> = {
  CreateDynasty: createDynasty,
  DescribeSeason: byHost(describeSeasonOf(SHAPES, GUARDS)),
  RotateInvite: byHost(rotateInviteOf(SHAPES)),
  HandOnHost: byHost<HandOnHost>(HOSTING.handOnHost),
  ShareHost: byHost<ShareHost>(HOSTING.shareHost),
  UnshareHost: byHost<UnshareHost>(unshareHostOf(GUARDS)),
  CloseSeason: closeSeason,
  PublishRuleset: publishRuleset,
};

export const SEASON_EVENTS: DynastyEvents<DynastySeasonEvent> = {
  DynastyCreated: dynastyCreated,
  ...hostedEventsOf(patchDynasty),
  ...hostingEventsOf(dynastyOf, patchDynasty),
  ...pausingEventsOf(patchDynasty),
  DynastyClosed: dynastyClosed,
  DynastyWon: dynastyWon,
  RulesetPublished: rulesetPublished,
};
