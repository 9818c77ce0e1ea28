import type { RoundCommand } from '../../../src/round';
import type { TestRound } from '../harness';
import { call, cast, endorse, overturn, ruling, unendorse } from '../judge/judge-round';

/** The Judge's commands with a choice, each with the name of its option. */
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
