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
import type { RoundCommands, RoundEvents } from '../model/records';
import { VALUE_GUARDS } from './value-tracking';

export const VALUE_COMMANDS: RoundCommands<ValueCommand> = {
  SetValue: byPlayer<SetValue, 'value'>(setValueOf(VALUE_GUARDS)),
  AppointToOffice: by<AppointToOffice, 'office'>(
    appointerOf(VALUE_GUARDS),
    appointToOfficeOf(VALUE_GUARDS, isHost),
  ),
  VoteForOffice: byPlayer<VoteForOffice, 'office'>(voteForOfficeOf(VALUE_GUARDS)),
  ResignOffice: byPlayer<ResignOffice, 'office'>(resignOfficeOf(VALUE_GUARDS)),
  RemindPlayers: byPlayer<RemindPlayers, 'office'>(remindPlayersOf(VALUE_GUARDS)),
  TakeAction: byPlayer<TakeAction, 'action'>(takeActionOf(VALUE_GUARDS)),
};

export const VALUE_EVENTS: RoundEvents<ValueEvent> = valueEventsOf(VALUE_GUARDS);
