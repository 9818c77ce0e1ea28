import type { RoundCommand } from '../../../src/round';
import type { TestRound } from '../harness';
import {
  call,
  cast,
  endorse,
  nominate,
  overturn,
  QUESTION,
  ruling,
  unendorse,
} from '../judge/court';

/** What hinders, and what options must foresee. */
export const JUDGE_HINDRANCES = [
  ...['NOT_THE_JUDGE', 'YOU_ARE_THE_JUDGE', 'FIRST_WEEK_OVER', 'CHAIR_VACANT', 'CHAIR_TAKEN'],
  ...['CANDIDACY_NOT_FOUND', 'ALREADY_A_CANDIDATE', 'ALREADY_ENDORSED', 'NOT_ENDORSED'],
  ...['ALREADY_ASSENTED', 'REQUEST_NOT_FOUND', 'REQUEST_CLOSED', 'OWN_REQUEST'],
  ...['RULING_NOT_FOUND', 'NOT_YOUR_RULING', 'RULING_OVERTURNED', 'TOO_LATE_TO_OVERTURN'],
  ...['CONFIDENCE_VOTE_NOT_FOUND', 'CONFIDENCE_VOTE_OVER', 'CONFIDENCE_VOTE_CALLED'],
  'TOO_LATE_FOR_CONFIDENCE',
];

/** A command for each option that names no one thing among several. */
export function suitableForJudge({ state }: TestRound): Record<string, RoundCommand> {
  const judge = state.by('judgeTerms', 'sitting', 'yes')[0]?.playerId ?? ('p0' as never);
  return {
    say: { type: 'Say', channel: 'TABLES', text: 'Well.' },
    nominateForJudge: nominate(),
    resignAsJudge: { type: 'ResignAsJudge' },
    assentToJudgeRemoval: { type: 'AssentToJudgeRemoval', playerId: judge },
    requestJustice: QUESTION,
    appointJudge: {
      type: 'AppointJudge',
      playerId: state.by('players', 'active', 'yes')[0]?.id ?? ('p0' as never),
    },
  };
}

/** Commands about one thing among several, with the option that offers each. */
export function choicesOfJudge({ state }: TestRound): (readonly [string, RoundCommand])[] {
  return [
    ...state.all('candidacies').flatMap(({ id }): [string, RoundCommand][] => [
      [`endorseCandidate ${id}`, endorse(id)],
      [`withdrawEndorsement ${id}`, unendorse(id)],
    ]),
    ...state
      .all('justiceRequests')
      .map(({ id, kind }): [string, RoundCommand] => [
        `issueRuling ${id}`,
        ruling(id, kind === 'STATEMENT' ? 'TRUE' : null),
      ]),
    ...state.all('rulings').flatMap(({ id }): [string, RoundCommand][] => [
      [`overturnRuling ${id}`, overturn(id)],
      [`callConfidenceVote ${id}`, call(id)],
    ]),
    ...state
      .all('confidenceVotes')
      .map(({ id }): [string, RoundCommand] => [`castConfidenceVote ${id}`, cast('AFFIRM', id)]),
  ];
}
