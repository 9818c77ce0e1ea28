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
import { isHost } from '../model/access';
import { by, byPlayer } from '../model/records';
import type { DynastyCommands, DynastyEvents } from '../model/records';
import { GROUND } from './value-tracking';

export const VALUE_COMMANDS: DynastyCommands<ValueCommand> = {
  SetValue: byPlayer<SetValue, 'value'>(setValueOf(GROUND)),
  AppointToOffice: by<AppointToOffice, 'office'>(
    appointerOf(GROUND),
    appointToOfficeOf(GROUND, isHost),
  ),
  VoteForOffice: byPlayer<VoteForOffice, 'office'>(voteForOfficeOf(GROUND)),
  ResignOffice: byPlayer<ResignOffice, 'office'>(resignOfficeOf(GROUND)),
  RemindPlayers: byPlayer<RemindPlayers, 'office'>(remindPlayersOf(GROUND)),
  TakeAction: byPlayer<TakeAction, 'action'>(takeActionOf(GROUND)),
};

export const VALUE_EVENTS: DynastyEvents<ValueEvent> = valueEventsOf(GROUND);
