import type { Won } from '../../season';

export type RoundWon = { readonly type: 'RoundWon' } & Won;

export type VictoryEvent = RoundWon;
