import { setValueOf, takeActionOf, valueEventsOf } from '../../season';
import type { SetValue, TakeAction, ValueCommand, ValueEvent } from '../../season';
import { byPlayer } from '../ground/declare';
import type { DynastyCommands, DynastyEvents } from '../ground/declare';
import { GROUND } from './ground';

export const VALUE_COMMANDS: DynastyCommands<ValueCommand> = {
  SetValue: byPlayer<SetValue, 'value'>(setValueOf(GROUND)),
  TakeAction: byPlayer<TakeAction, 'action'>(takeActionOf(GROUND)),
};

export const VALUE_EVENTS: DynastyEvents<ValueEvent> = valueEventsOf(GROUND);
