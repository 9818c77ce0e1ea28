import { kindOfShortId, SEASON_KINDS } from '../../src/engine';
import { newSeasonId } from '../../src/engine/season-ids';

describe.each(SEASON_KINDS)('the id of a new season: %s', (kind) => {
  it('has ten letters, which name the game, and is new each time', () => {
    const ids = Array.from({ length: 200 }, () => newSeasonId(kind));
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
      expect(kindOfShortId(id)).toBe(kind);
    }
  });
});

it.each(['0123456789abcdef01234567', 'x123456789', 'r12345678', 'r1234567890', 'rilou56789', ''])(
  'another id names no game: %p',
  (id) => expect(kindOfShortId(id)).toBeNull(),
);
