import { HOUR_MS, later, replay, rowsOf, rules } from '../harness';
import { amend, submitted, vote } from '../proposals/proposing';
import { tableOfTwo } from '../tables';

describe('the tempo is the season’s, not the Environment’s [L7]', () => {
  it.each([
    [172_800, 96],
    [43_200, 24],
  ])(
    'with rules-days of %i seconds a running clock keeps its end, the next has %i hours',
    (...of) => {
      const [seconds, hours] = of;
      const { dynasty, first } = tableOfTwo({
        opening: { document: rules() },
        onlookers: ['cid'],
      });
      const game = () => dynasty.state.need('games', 'g1');
      const { deadlineMs, environment } = game();
      expect(deadlineMs).toBe(later(dynasty.now, 48 * HOUR_MS));
      dynasty.pass(HOUR_MS);
      const { id } = submitted(dynasty, [amend('/rulesDaySeconds', seconds)], { by: 'cid' });
      vote(dynasty, id, 'FOR', 'cid', first);
      expect(dynasty.state.need('proposals', id).status).toBe('ADOPTED');
      expect(game()).toMatchObject({ deadlineMs, environment });
      expect(dynasty.play(first, 'KING CUPS')).toBeNull();
      expect(game()).toMatchObject({
        deadlineMs: later(dynasty.now, hours * HOUR_MS),
        environment,
      });
      dynasty.advanceTo(later(dynasty.now, hours * HOUR_MS - 1));
      expect(game().status).toBe('ACTIVE');
      dynasty.pass(1);
      expect(game().status).not.toBe('ACTIVE');
      expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
    },
  );
});
