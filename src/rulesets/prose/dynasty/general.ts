import { counted } from '../../../kernel';
import type { DynastyVictoryCondition } from '../../dynasty/victory';
import { dynastyVictoryNames } from '../../dynasty/expression-names';
import { list } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { byConditions } from '../common/victory-conditions';

const UTC_DAY_SECONDS = 86_400;

/** General [rulings A1, A2, A4]. */
export const general: DynastySectionWriter = (ruleset) => {
  const { rulesDaySeconds, victory = [], victoryConditions } = ruleset;
  return section(
    'general',
    'General',
    'All times are in UTC. A day begins at 00:00. An instant on a boundary belongs to what begins ' +
      'there.',
    tempo(rulesDaySeconds),
    'Everything that is due happens at its own instant, before anything later. Of two things, the ' +
      'first is the one that the server acknowledged first.',
    victory.length === 0
      ? null
      : `The first player who has ${list(victory.map(conditionText), 'or')} has won the dynasty, ` +
          `which ends with that: ${END}.`,
    ...(victoryConditions === undefined
      ? []
      : [
          ...byConditions('dynasty', victoryConditions, dynastyVictoryNames(ruleset), MOST_PEGS),
          `As a dynasty ends in this way, ${END}.`,
        ]),
  );
};

const END = 'closed games come to their Fine, and those still being played are voided';
const MOST_PEGS =
  'the one with the most pegs wins, among equals the one with the most Magistrelli, and then the one who ' +
  'joined first.';

function conditionText(condition: DynastyVictoryCondition): string {
  switch (condition.type) {
    case 'PEGS':
      return `at least ${counted(condition.least, 'peg')}`;
    case 'MAGISTRELLI':
      return `at least ${condition.least} Magistrelli`;
    case 'PEGS_AHEAD':
      return `at least ${counted(condition.by, 'peg')} more than every other player`;
  }
}

function tempo(seconds: number): string {
  if (seconds === UTC_DAY_SECONDS) return 'The dynasty runs at the tempo of the calendar.';
  return (
    `In this dynasty one day of the rules lasts ${counted(seconds, 'second')} of real time. All ` +
    `limits that are counted in days or hours run at that tempo.`
  );
}
