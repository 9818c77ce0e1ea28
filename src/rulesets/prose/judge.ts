import { bullets } from './markdown';
import { section } from './section';
import type { Writer } from './section';
import { rulesDays } from './words';

/** Judges [rulings I1 to I3, W6]. */
export const judge: Writer = ({ judge: office }) =>
  section(
    'judge',
    'The Judge',
    'There is one Judge, who settles what the rules mean.',
    bullets(
      'Players offer themselves as candidates for the next week and endorse one another. As the ' +
        'week ends on Sunday 00:00, the candidate with the most endorsements is Judge for one week; ' +
        'among equals, the earliest candidate. Without candidates the chair is vacant. The host ' +
        'may ' +
        'appoint the Judge of the first week.',
      `The Judge may resign. ${office.removalAssents} players other than the Judge who assent to ` +
        'the same removal remove the Judge. It is meant only for abuse of the office.',
      'Any player but the Judge may request a ruling on a question or on a statement, and the Judge ' +
        'answers as soon as possible: a question with an answer, a statement with TRUE or FALSE and ' +
        'the reasons.',
      'A ruling binds as far as it concerns the request and does not plainly contradict the rules. It ' +
        'may concern the rules above the round as well, but only within the round.',
      `Within ${rulesDays(office.confidenceWithinDays)} of a ruling any player may start a vote of ` +
        `confidence, which lasts ${rulesDays(office.confidenceDays)}. The ruling is overturned if ` +
        'more players vote to overturn it than to affirm it, and then counts for nothing.',
      'The Judge may overturn a ruling of their own within ' +
        `${rulesDays(office.ownOverturnWithinDays)} of ` +
        'making it, and then owes a new one on the same request.',
    ),
  );
