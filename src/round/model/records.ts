/** The tools with which a concept declares its commands and events. */
import type { PlayerId } from '../../kernel';
import type { IncomeCause } from '../../rulesets';
import { rolesOf } from '../../season';
import type { CommandTable, EventRecord } from '../../season';
import type { ResultPart } from '../results/vocabulary';
import { GUARDS } from './access';
import type { RoundCommand } from './command';
import type { RoundEvent } from './event';
import type { TableId } from './ids';
import type { RoundTopic, RoundTypes } from './types';
import type { RoundState } from './state';

export { nothing } from '../../season';

export type RoundCommands<C extends RoundCommand = RoundCommand> = CommandTable<RoundTypes, C>;

/**
 * The consequences of an event for players besides its transfers. Both functions run just before
 * the event.
 */
export interface EventMeaning<E> {
  /** The players to whom the rules may pay an income for the event. */
  incomeCause?(event: E, state: RoundState): EventIncomeCause;
  /** The event's part in the results of its settlement; null for none. */
  results?(event: E, state: RoundState): ResultPart | null;
}
export type EventIncomeCause = {
  readonly cause: IncomeCause;
  readonly players: readonly PlayerId[];
};

export type RoundEventRecord<E extends RoundEvent> = EventRecord<RoundTypes, E> & EventMeaning<E>;
export type RoundEvents<E extends RoundEvent = RoundEvent> = {
  readonly [T in E['type']]: RoundEventRecord<Extract<E, { readonly type: T }>>;
};

export const { by, byPlayer, byNewcomer, byFormer, byHost, byFounder } =
  rolesOf<RoundTypes>(GUARDS);

/**
 * The topic of an event that changes the view of the auction: its lots, bids, participation, or the
 * round's calendar.
 */
export const auctionTopic = (): readonly RoundTopic[] => ['AUCTION'];

export const tableTopic = ({ tableId }: { readonly tableId: TableId }): readonly RoundTopic[] => [
  `TABLE:${tableId}`,
];
