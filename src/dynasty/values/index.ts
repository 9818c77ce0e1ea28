import {
  appointerOf,
  appointToOfficeOf,
  remindPlayersOf,
  resignOfficeOf,
  setValueOf,
  takeActionOf,
  valueEventsOf,
  voteForOfficeOf,
} from '../../season';
import type {
  AppointToOffice,
  RemindPlayers,
  ResignOffice,
  SetValue,
  TakeAction,
  ValueCommand,
  ValueEvent,
  VoteForOffice,
} from '../../season';
import { storeWarned } from '../model/state';
import { isHost } from '../model/access';
import { by, byPlayer } from '../model/records';
import type { DynastyCommands, DynastyEvents } from '../model/records';
import { ATTEMPT_COMMANDS } from './secret-attempts';
import { VALUE_TRACKING } from './value-tracking';

export const VALUE_COMMANDS: DynastyCommands<ValueCommand> = {
  ...ATTEMPT_COMMANDS,
  SetValue: byPlayer<SetValue, 'value'>(setValueOf(VALUE_TRACKING)),
  AppointToOffice: by<AppointToOffice, 'office'>(
    appointerOf(VALUE_TRACKING),
    appointToOfficeOf(VALUE_TRACKING, isHost),
  ),
  VoteForOffice: byPlayer<VoteForOffice, 'office'>(voteForOfficeOf(VALUE_TRACKING)),
  ResignOffice: byPlayer<ResignOffice, 'office'>(resignOfficeOf(VALUE_TRACKING)),
  RemindPlayers: byPlayer<RemindPlayers, 'office'>(remindPlayersOf(VALUE_TRACKING)),
  TakeAction: byPlayer<TakeAction, 'action'>(takeActionOf(VALUE_TRACKING)),
};

export const VALUE_EVENTS: DynastyEvents<ValueEvent> = valueEventsOf(VALUE_TRACKING, storeWarned);
