import type { VictoryFacts } from '../../season';

export type RoundWon = { readonly type: 'RoundWon' } & VictoryFacts;

export type VictoryEvent = RoundWon;
