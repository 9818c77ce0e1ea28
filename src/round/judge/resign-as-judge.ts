/** "A person can cease being the Judge by publicly stating so" [Judges]. */
import { unlessOver } from '../access';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow } from '../state';
import type { RoundTurn } from '../turn';
import { RULE, sittingTerm } from './bench';
import { endTerm } from './end-term';

export function resignAsJudge(turn: RoundTurn, { id }: PlayerRow): RoundRefusal | null {
  const term = sittingTerm(turn.state);
  if (term?.playerId !== id) return refuse('NOT_THE_JUDGE', RULE);
  const over = unlessOver(turn.state, RULE);
  if (over !== null) return over;
  endTerm(turn, term, 'RESIGNED');
  return null;
}
