import type { WorkValue } from '../../round';
import type { RoundReading } from '../snapshots/by-game';

export type WorkValueSource = WorkValue & { readonly reading: RoundReading };
