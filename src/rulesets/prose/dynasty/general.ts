import { counted } from '../../../kernel';
import { section } from '../section';
import type { DynastyWriter } from '../section';

const UTC_DAY_SECONDS = 86_400;

/** [Rulings A1, A2, A4.] */
export const general: DynastyWriter = ({ rulesDaySeconds }) =>
  section(
    'general',
    'General',
    'All times are in UTC. A day begins at 00:00. An instant on a boundary belongs to what begins ' +
      'there.',
    tempo(rulesDaySeconds),
    'Whatever is due happens at its own instant, before anything later. Where it matters which of ' +
      'two things came first, the earlier one is the one that the server acknowledged first.',
  );

function tempo(seconds: number): string {
  if (seconds === UTC_DAY_SECONDS) return 'The dynasty runs at the tempo of the calendar.';
  return (
    `In this dynasty one day of the rules lasts ${counted(seconds, 'second')} of real time. All ` +
    'limits that count in days or hours run at that tempo.'
  );
}
