import type { DynastyCommands, DynastyEvents } from '../model/records';
import type { TableCommand, TableEvent } from './vocabulary';
import { tableActionTaken, takeTableAction } from './take-table-action';

export const TABLE_COMMANDS: DynastyCommands<TableCommand> = { TakeTableAction: takeTableAction };

export const TABLE_EVENTS: DynastyEvents<TableEvent> = { TableActionTaken: tableActionTaken };
