/** What concepts declare their commands and events with. */
import { rolesOf } from '../../season';
import type { CommandTable, EventRecord, EventTable } from '../../season';
import type { TableId } from './ids';
import { GUARDS } from './access';
import type { RoundCommand } from './command';
import type { RoundEvent } from './event';
import type { RoundTopic, RoundTypes } from './kind';

export { nothing } from '../../season';

export type RoundCommands<C extends RoundCommand = RoundCommand> = CommandTable<RoundTypes, C>;
export type RoundEvents<E extends RoundEvent = RoundEvent> = EventTable<RoundTypes, E>;
export type RoundEventRecord<E extends RoundEvent> = EventRecord<RoundTypes, E>;

export const { by, byPlayer, byNewcomer, byFormer, byHost, byFounder } =
  rolesOf<RoundTypes>(GUARDS);

/** The auction looks different after it: its lots, bids, participation, or its round's calendar. */
export const theAuction = (): readonly RoundTopic[] => ['AUCTION'];

/** The event is of that table. */
export const itsTable = ({ tableId }: { readonly tableId: TableId }): readonly RoundTopic[] => [
  `TABLE:${tableId}`,
];
