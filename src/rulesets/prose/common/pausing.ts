import { counted } from '../../../kernel';
import { mostPauseDays } from '../../document/pausing';

/** The maximum length of a pause, and what continues in it; null if the rules have no pauses. */
export function pausingText(
  ruleset: Parameters<typeof mostPauseDays>[0],
  game: 'round' | 'dynasty',
): string | null {
  const most = mostPauseDays(ruleset);
  if (most === 0) return null;
  const whole = game === 'round' ? 'whole weeks' : 'whole days';
  return (
    `A proposal can pause the ${game} for ${whole}, at most ${counted(most, 'day')}, and another can end ` +
    'the pause earlier. Meanwhile nothing runs out but votes, and players can only talk, propose, ' +
    'vote, come and go; afterwards whatever was waiting comes later by the length of the pause.'
  );
}
