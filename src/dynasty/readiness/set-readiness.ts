/**
 * "A Player may change their Readiness at any time" [Readiness]. A player who has chosen a client
 * seed for the next game must reveal its text to become ready, so that the text is known before the
 * deal and cannot be changed [ruling V13]. If the game's seed was drawn before bindings existed,
 * any text is accepted.
 */
import { openSeed, seedOwed, seedProblem } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { askForSeed } from '../../season';
import { byPlayer } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { seedShape, dealerAwaited } from '../model/access';
import { activeGames } from '../model/games';
import { dynastyOf, isParticipant, patchStanding, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { nameOf } from '../model/wording';
import { readyPlayers } from './available-players';
import type { SetReadiness, ReadinessSet } from './vocabulary';

export const setReadiness = byPlayer<SetReadiness>({
  rule: 'readiness',
  shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
  offers: ({ state }, { id }) => {
    const { needs, facts } = askForSeed(seedOwed(state, id));
    const { ready } = standingOf(state, id);
    return [
      {
        description: 'Set your Readiness to play.',
        needs,
        facts: { ready, ...facts },
        waits: isMissed(state, id) ? { kind: 'READINESS' } : null,
      },
    ];
  },
  decide: (turn, { id: playerId }, command) => {
    const { ready, clientSeed } = command;
    const refusal = unlessSeeded(turn.state, playerId, command);
    if (refusal !== null) return refusal;
    turn.emit({ type: 'ReadinessSet', playerId, ready, clientSeed });
    return null;
  },
  made: (event) => ('playerId' in event ? event.playerId : null),
});

/**
 * True if becoming ready is a task of the player: the client seed is still to be revealed, or the
 * only ready player needs an opponent.
 */
function isMissed(state: DynastyState, id: PlayerId): boolean {
  if (standingOf(state, id).ready) return seedOwed(state, id) !== null;
  return readyPlayers(state).length === 1 && !isPlaying(state, id);
}

const isPlaying = (state: DynastyState, id: PlayerId): boolean =>
  activeGames(state).some((game) => isParticipant(game, id));

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

export const readinessSet: DynastyEventRecord<ReadinessSet> = {
  evolve: (state, { event: { playerId, ready, clientSeed } }) => {
    openSeed(state, playerId, clientSeed);
    const told = isLoose(state) ? clientSeed : (state.get('clientSeeds', playerId)?.opened ?? null);
    patchStanding(state, playerId, { ready, clientSeed: told });
  },
  facts: (state, { playerId, ready }) => ({ player: nameOf(state, playerId), ready }),
  text: (state, { playerId, ready }) =>
    `${nameOf(state, playerId)} is ${ready ? '' : 'not '}ready.`,
  channel: 'GAME_ACTIONS',
  /** The dealer, if there are now exactly two ready players. */
  awaits: ({ ready }, state) =>
    ready && readyPlayers(state).length === 2 ? dealerAwaited(state, 'GAME_TO_START') : null,
};
