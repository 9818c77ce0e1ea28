import type { Won } from '../../season';

export type DynastyWon = { readonly type: 'DynastyWon' } & Won;

export type VictoryEvent = DynastyWon;
