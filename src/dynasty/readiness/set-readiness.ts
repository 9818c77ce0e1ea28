/**
 * "A Player may change their Readiness at any time" [Readiness]. Who has fixed a client seed for the
 * game that is dealt next tells its text to be ready: so it is known before the deal, and can be no
 * other [ruling V13]. For a game whose seed was drawn before there was such, whatever is given counts.
 */
import { openSeed, seedProblem } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { Asked } from '../command';
import type { SetReadiness } from './commands';
import type { ReadinessSet } from './events';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow } from '../rows';
import { dynastyOf, patchStanding } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export function setReadiness(
  turn: DynastyTurn,
  { id }: PlayerRow,
  asked: Asked<SetReadiness>,
): DynastyRefusal | null {
  const { ready, clientSeed } = asked;
  const refusal = unlessSeeded(turn.state, id, asked);
  if (refusal === null) turn.emit({ type: 'ReadinessSet', playerId: id, ready, clientSeed });
  return refusal;
}

function unlessSeeded(
  state: DynastyState,
  id: PlayerId,
  { ready, clientSeed }: SetReadiness,
): DynastyRefusal | null {
  const problem = isLoose(state) ? null : seedProblem(state, id, clientSeed);
  if (problem === null || (problem === 'CLIENT_SEED_NEEDED' && !ready)) return null;
  return refuse(problem, 'chance', { sha256: state.get('clientSeeds', id)?.sha256 ?? null });
}

const isLoose = (state: DynastyState): boolean => dynastyOf(state).nextBinding === null;

export function evolveReadinessSet(
  state: DynastyState,
  { event: { playerId, ready, clientSeed } }: DynastyStamped<ReadinessSet>,
): void {
  openSeed(state, playerId, clientSeed);
  const told = isLoose(state) ? clientSeed : (state.get('clientSeeds', playerId)?.opened ?? null);
  patchStanding(state, playerId, { ready, clientSeed: told });
}
