import type { PlayerId } from '../../kernel';

export type RoundWon = { readonly type: 'RoundWon'; readonly playerId: PlayerId };

export type VictoryEvent = RoundWon;
