import type { DynastyCommands, DynastyEvents } from '../model/declare';
import type { TableCommand } from './commands';
import type { TableEvent } from './events';
import { tableActionTaken, takeTableAction } from './take-table-action';

export const TABLE_COMMANDS: DynastyCommands<TableCommand> = { TakeTableAction: takeTableAction };

export const TABLE_EVENTS: DynastyEvents<TableEvent> = { TableActionTaken: tableActionTaken };
