import type { DynastyReading, Reading } from '../../engine';
import type { Done } from '../sources';

/** What payloads of any season are resolved from. */
export type SeasonDone = Done<Reading>;
/** What payloads of dynasties are resolved from. */
export type DynastyDone = Done<DynastyReading>;
