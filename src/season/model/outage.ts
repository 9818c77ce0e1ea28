/**
 * "An outage longer than the setting … lengthens each player's running 48 hours and each reveal
 * window that it met, by its length; what the clock alone does … keeps its instant" [rulings L8,
 * S29]. An outage is credited as it ends; until then, whatever it may lengthen is held unsettled.
 */
import { moment } from '../../kernel';
import type { Instant } from '../../kernel';

/** No server ran from its beginning, exclusive, to its end. */
export type Outage = { readonly fromMs: Instant; readonly untilMs: Instant };

/** `Met`: the things of the game that it has lengthened. */
export type OutageIn<Met> = { readonly type: 'OutageCredited' } & Outage & Met;

/** The time that it adds to what it met. */
export const lengthOf = ({ fromMs, untilMs }: Outage): number => untilMs - fromMs;

/** True if a deadline at that instant may be lengthened by the outage, which is on or has just ended. */
export const isHeld = (away: Outage | null, at: number): boolean =>
  away !== null && at > away.fromMs;

/** The sentence of an outage. */
export const outageText = (_state: unknown, { fromMs, untilMs }: Outage): string =>
  `The server was away from ${moment(fromMs)} to ${moment(untilMs)}; ` +
  'the clocks and the times to reveal that ran are longer by as much.';
