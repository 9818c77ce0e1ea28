/** The invariants of the Judge after each event. */
import { violation } from '../../kernel';
import { presentPlayer } from '../model/state';
import type { RoundState } from '../model/state';
import { seatsIn, sittingTerms } from './bench';

export function judgeViolations(state: RoundState): string[] {
  return [
    ...benchViolations(state),
    ...candidacyViolations(state),
    ...rulingViolations(state),
    ...confidenceViolations(state),
  ];
}

/**
 * "There shall be a sole Judge", or as many as the rules have seats. Each seat has a different
 * player.
 */
function benchViolations(state: RoundState): string[] {
  const sitting = sittingTerms(state);
  const judges = new Set(sitting.map(({ playerId }) => playerId));
  return [
    ...violation(sitting.length <= seatsIn(state), 'no more Judges sit than there are seats'),
    ...violation(judges.size === sitting.length, 'a Judge has one seat'),
    ...sitting.flatMap(({ id, playerId }) =>
      violation(presentPlayer(state, playerId) !== null, `the Judge of ${id} is no player`),
    ),
    ...state
      .all('judgeTerms')
      .flatMap(({ id, endedAtMs, ending }) =>
        violation((endedAtMs === null) === (ending === null), `${id} says how it ended`),
      ),
  ];
}

function candidacyViolations(state: RoundState): string[] {
  const standing = state.by('candidacies', 'standing', 'yes');
  const players = new Set(standing.map(({ playerId }) => playerId));
  return [
    ...violation(players.size === standing.length, 'a player is one candidate at most'),
    ...standing.flatMap(({ id, playerId }) =>
      violation(presentPlayer(state, playerId) !== null, `the candidate of ${id} is no player`),
    ),
  ];
}

/** An answered request has exactly one ruling in force; any other request has none. */
function rulingViolations(state: RoundState): string[] {
  return state.all('justiceRequests').flatMap(({ id, status }) => {
    const inForce = state
      .by('rulings', 'request', id)
      .filter((ruling) => ruling.status === 'IN_FORCE');
    return violation(inForce.length === (status === 'ANSWERED' ? 1 : 0), `${id} is ${status}`);
  });
}

function confidenceViolations(state: RoundState): string[] {
  return state.all('confidenceVotes').flatMap(({ id, rulingId, status, overturning }) => {
    const overturned = state.need('rulings', rulingId).status === 'OVERTURNED';
    const counted = status === 'OVERTURNED' || status === 'AFFIRMED';
    return [
      ...violation(state.countBy('confidenceVotes', 'ruling', rulingId) === 1, `${id} is alone`),
      ...violation(status !== 'OPEN' || !overturned, `${id} has nothing to decide`),
      ...violation(status !== 'OVERTURNED' || overturned, `${id} overturned its ruling`),
      ...violation(counted === (overturning !== null), `${id} is counted when it is concluded`),
    ];
  });
}
