import { idOf, itself, momentAs } from '../../kernel';
import type { Instant, PlayerId, Telling } from '../../kernel';
import { SEASON_FACTS } from '../../season';
import type { BetId, GameId } from './ids';

/** The facts of refusals and options in a dynasty, each with its type. */
export const DYNASTY_FACTS = {
  ...SEASON_FACTS,
  gameId: idOf<'GiolittiGame', GameId>('GiolittiGame'),
  betId: idOf<'Bet', BetId>('Bet'),
  untilMs: momentAs('until'),
  endedAtMs: momentAs<Instant | null>('endedAt'),
  /** The player on whom a bet is placed. */
  on: idOf<'Player', PlayerId>('Player'),
  need: itself<number>(),
  mask: itself<string | null>(),
  masks: itself<readonly string[]>(),
  trick: itself<string>(),
  tricks: itself<readonly string[]>(),
  juice: itself<number>(),
  beforePlay: itself<number>(),
  ready: itself<boolean>(),
  available: itself<number>(),
  times: itself<number>(),
} as const;

type Name = keyof typeof DYNASTY_FACTS;
export type DynastyFacts<Always extends Name, Sometimes extends Name = never> = Telling<
  typeof DYNASTY_FACTS,
  Always,
  Sometimes | 'titles'
>;
