import type { RoundEvent } from '../../round';
import type { RoundReading } from '../reading';

type WorksRevalued = Extract<RoundEvent, { type: 'WorksRevalued' }>;

export type WorkValueSource = {
  readonly reading: RoundReading;
  readonly value: WorksRevalued['values'][number];
};
