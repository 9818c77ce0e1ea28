/**
 * "An outage longer than the setting … lengthens each player's running 48 hours and each reveal window that
 * it met, by its length; what the clock alone does … keeps its instant" [rulings L8, S29]. Until it is
 * credited, as of its end, what may be lengthened is held: nothing of that is settled.
 */
import { moment } from '../kernel';
import type { Instant } from '../kernel';

/** No server was there from its beginning, itself not included, to its end. */
export type Outage = { readonly fromMs: Instant; readonly untilMs: Instant };

/** `Met`: what of the game it has lengthened. */
export type OutageIn<Met> = { readonly type: 'OutageCredited' } & Outage & Met;

/** By how much it lengthens what it met. */
export const lengthOf = ({ fromMs, untilMs }: Outage): number => untilMs - fromMs;

/** Whether what ends at that instant may be lengthened by the outage, which is on or has just ended. */
export const isHeld = (away: Outage | null, at: number): boolean =>
  away !== null && at > away.fromMs;

/** Its sentence. */
export const outageText = (_state: unknown, { fromMs, untilMs }: Outage): string =>
  `The server was away from ${moment(fromMs)} to ${moment(untilMs)}; ` +
  'the clocks and the times to reveal that ran are longer by as much.';
