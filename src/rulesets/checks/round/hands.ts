/**
 * Submitting a Hand: presented hands are placed in a later phase, sealed hands at their revelation
 * date.
 */
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { RoundRuleset } from '../../round/document';
import type { RoundCheck } from '../common/check';

type Hands = RoundRuleset['hands'];

export const handling: RoundCheck = ({ hands }) => [
  ...(hands.procedure === 'OPEN' ? presented(hands) : sealed(hands)),
  ...sized(hands),
];

function presented({ possession, placing, phase }: Hands): Problem[] {
  const problems: Problem[] = [];
  if (possession !== 'WHEN_PRESENTED') {
    problems.push(problem(['hands', 'possession'], 'expected WHEN_PRESENTED for open hands'));
  }
  if (placing.at !== 'PHASE_START') {
    problems.push(problem(['hands', 'placing', 'at'], 'expected PHASE_START for open hands'));
  } else if (placing.phase === phase) {
    problems.push(problem(['hands', 'placing', 'phase'], 'expected a phase after the presenting'));
  }
  return problems;
}

function sealed({ possession, placing }: Hands): Problem[] {
  const problems: Problem[] = [];
  if (possession === 'WHEN_PRESENTED') {
    const expected = 'expected WHEN_REVEALED or AT_REVELATION_DATE for sealed hands';
    problems.push(problem(['hands', 'possession'], expected));
  }
  if (placing.at !== 'REVELATION_DATE') {
    problems.push(problem(['hands', 'placing', 'at'], 'expected REVELATION_DATE for sealed hands'));
  }
  return problems;
}

function sized({ minimumCards, maximumCards }: Hands): Problem[] {
  if (maximumCards === null || maximumCards >= minimumCards) return [];
  return [problem(['hands', 'maximumCards'], `expected ${minimumCards} or more, or null`)];
}
