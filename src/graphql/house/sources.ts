import type { RoundReading } from '../../engine';
import type { RoundEvent } from '../../round';

type WorksRevalued = Extract<RoundEvent, { type: 'WorksRevalued' }>;

export type WorkValueSource = {
  readonly reading: RoundReading;
  readonly value: WorksRevalued['values'][number];
};
