import type { RoundEvents } from '../model/declare';
import type { FortuneEvent } from './events';
import { fortuneTold } from './tell-fortunes';

export const FORTUNE_EVENTS: RoundEvents<FortuneEvent> = {
  FortuneTold: fortuneTold,
};
