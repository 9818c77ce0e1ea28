import type { WorkValue } from '../../round';
import type { RoundReading } from '../reading';

export type WorkValueSource = WorkValue & { readonly reading: RoundReading };
