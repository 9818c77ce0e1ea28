import type { Instant } from '../../../src/kernel';
import { roundOf } from '../../../src/round';
import { ofType } from '../harness';
import type { TestRound } from '../harness';

/**
 * Advances to an instant during which the server was down. No action fails that could still be
 * revealed. Each revelation period is extended by the outage or unchanged, and the calendar keeps
 * its instants [L8].
 */
export function awayUntil(round: TestRound, untilMs: Instant): void {
  const fromMs = round.now;
  round.advanceTo(fromMs);
  if (roundOf(round.state).status !== 'RUNNING') return;
  const wasPaused = roundOf(round.state).pausedSinceMs !== null;
  const before = round.state.all('secretActions').filter(({ status }) => status === 'COMMITTED');
  const told = round.advanceTo(untilMs, [{ fromMs, untilMs }]);
  const credited = ofType(told, 'OutageCredited');
  const hasPaused = wasPaused || ofType(told, 'SeasonPaused').length > 0;
  if (!hasPaused) expect(credited.length).toBeLessThanOrEqual(1);
  const failed = ofType(told, 'SecretActionFailed').map(({ reason }) => reason);
  expect(failed).not.toContain('NOT_REVEALED');
  for (const { id, revealsAtMs } of before) {
    const longer = round.state.need('secretActions', id).revealsAtMs - revealsAtMs;
    if (hasPaused) {
      // The pause is credited separately [AA5].
      expect(longer).toBeGreaterThanOrEqual(0);
      continue;
    }
    const isMet = credited.some(({ actionIds }) => actionIds.includes(id));
    expect(longer).toBe(isMet ? untilMs - fromMs : 0);
  }
}
