import { counted } from '../../../kernel';
import { bullets } from '../../document/markdown';
import type { JudgeRules } from '../../round/society';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';

const UTC_DAY_SECONDS = 86_400;

/** General [rulings A1 to A4, W11]. */
export const general: RoundSectionWriter = (ruleset) =>
  section(
    'general',
    'General',
    'All times are in UTC. A day begins at 00:00, and a week begins on Sunday at 00:00. An instant ' +
      'on a boundary belongs to what begins there.',
    tempo(ruleset.rulesDaySeconds),
    'Everything that is due happens at its own instant, before anything later. Things due at the same ' +
      'instant happen in this order:',
    bullets(
      ruleset.fortunes.length === 0
        ? 'hands are decided, placed and paid;'
        : 'hands are decided, placed and paid, and then their fortunes are told;',
      ruleset.auction.house === null
        ? 'bids are decided, and then the lots are given out;'
        : 'bids are decided, the lots are given out, and Player Lots that were not won go back;',
      'proposals take effect, the oldest first;',
      'votes of confidence are counted, the oldest first;',
      electionLine(ruleset.judge),
      'the phase changes, with the income that it brings.',
    ),
    'Of two things, the first is the one that the server acknowledged first.',
  );

const electionLine = (office: JudgeRules | null): string | null => {
  if (office === null) return null;
  return (office.seats ?? 1) > 1 ? 'Judges are elected;' : 'the Judge is elected;';
};

function tempo(seconds: number): string {
  if (seconds === UTC_DAY_SECONDS) return 'The round runs at the tempo of the calendar.';
  return (
    `In this round one day of the rules lasts ${counted(seconds, 'second')} of real time. Weeks, ` +
    `phases and all limits that are counted in days run at that tempo.`
  );
}

/** Actions [rulings A2, B1, W1]. */
export const actions: RoundSectionWriter = () =>
  section(
    'actions',
    'Actions',
    'A game action is an act of a player that changes the state of the game. It happens when ' +
      'the server acknowledges it. An action that the rules do not allow is refused with the ' +
      'rule that forbids it, and changes nothing. What players say about it in a channel binds ' +
      'nobody, and words alone are no action.',
    'Nobody can give, pay or use more than they have.',
  );
