import { counted } from '../../../kernel';
import type { JudgeRules } from '../../round/society';
import { voteFormulaProse } from '../../mechanics/vote-formula';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { rulesDays } from '../common/words';

/** Judges [rulings I1 to I3, W6, X8]; null without Judges. */
export const judge: RoundSectionWriter = ({ judge: office }) =>
  office === null
    ? null
    : section(
        'judge',
        'The Judge',
        isMany(office)
          ? `There are up to ${office.seats ?? 1} Judges, who settle what the rules mean. Each of ` +
              `them does so alone.`
          : 'There is one Judge, who settles what the rules mean.',
        bullets(
          election(office),
          `${isMany(office) ? 'A Judge' : 'The Judge'} may resign. ${office.removalAssents} players ` +
            `other than the Judge who assent to the same removal remove the Judge. Removal is meant ` +
            `only for abuse of the office.`,
          `${isMany(office) ? 'Any player' : 'Any player but the Judge'} may request a ruling on a ` +
            `question or on a statement, and ` +
            `${isMany(office) ? 'another player who is Judge' : 'the Judge'} ` +
            'answers as soon as possible: a question with an answer, a statement with TRUE or FALSE and ' +
            'the reasons.',
          'A ruling binds as far as it concerns the request and does not plainly contradict the ' +
            'rules. It ' +
            'may concern the rules above the round as well, but only within the round.',
          `Within ${rulesDays(office.confidenceWithinDays)} of a ruling any player may start a vote of ` +
            `confidence, which lasts ${rulesDays(office.confidenceDays)}. ${overturned(office)}`,
          'The Judge may overturn a ruling of their own within ' +
            `${rulesDays(office.ownOverturnWithinDays)} of ` +
            'making it, and then owes a new one on the same request.',
        ),
      );

const overturned = ({ confidenceMajority: majority }: JudgeRules): string =>
  majority === undefined
    ? 'The ruling is overturned if more players vote to overturn it than to affirm it, and then ' +
      'counts for nothing.'
    : `A ruling that is overturned counts for nothing. It is overturned by this: ` +
      `${voteFormulaProse(majority, {}, 'RULING')}.`;

const isMany = ({ seats = 1 }: JudgeRules): boolean => seats > 1;

function election({ seats = 1, termWeeks = 1 }: JudgeRules): string {
  if (seats === 1 && termWeeks === 1) {
    return (
      'Players offer themselves as candidates for the next week and endorse one another. As the ' +
      'week ends on Sunday 00:00, the candidate with the most endorsements is Judge for one week; ' +
      'among equals, the earliest candidate. Without candidates the chair is vacant. The host ' +
      'may ' +
      'appoint the Judge of the first week.'
    );
  }
  const who =
    seats === 1
      ? 'the candidate with the most endorsements is Judge'
      : 'the candidates with the most endorsements take the seats that are vacant, each as Judge';
  return (
    'Players offer themselves as candidates and endorse one another. As a week ends on Sunday 00:00 ' +
    `with a seat vacant, ${who} for ${counted(termWeeks, 'week')}; among equals, the earliest ` +
    'candidate. A player who is still Judge is passed over, and while no seat is vacant candidates wait. ' +
    'The term of a Judge counts from the week in which it began. In the first week the host may ' +
    `appoint ${seats === 1 ? 'the Judge' : 'Judges to vacant seats'}.`
  );
}
