import { accountId, seasonId } from '../../src/kernel';
import {
  localGlobalId,
  parseId,
  partGlobalId,
  readSeasonId,
  seasonGlobalId,
  seasonViewerGlobalId,
  viewerGlobalId,
} from '../../src/graphql/ids/global-ids';

const SEASON = seasonId('0123456789abcdef01234567');
const encoded = (text: string): string => Buffer.from(text).toString('base64url');

describe('ids', () => {
  it('names a season and what is in it, and reads it back', () => {
    expect(parseId(seasonGlobalId('ROUND', SEASON))).toEqual({ type: 'Round', id: SEASON });
    expect(parseId(localGlobalId('Lot', SEASON, 'l12'))).toEqual({
      type: 'Lot',
      seasonId: SEASON,
      localId: 'l12',
    });
  });

  const [ROUND, DYNASTY] = [seasonId('rk3m9x2vqt'), seasonId('dk3m9x2vqt')];

  it.each<[string, string, ReturnType<typeof parseId>]>([
    ['a round', seasonGlobalId('ROUND', ROUND), { type: 'Round', id: ROUND }],
    ['a dynasty', seasonGlobalId('DYNASTY', DYNASTY), { type: 'Dynasty', id: DYNASTY }],
    [
      'a game',
      localGlobalId('GiolittiGame', DYNASTY, 'g12'),
      { type: 'GiolittiGame', seasonId: DYNASTY, localId: 'g12' },
    ],
  ])('is short for %s with a short id, so that its address is short', (_what, id, parsed) => {
    expect(id).toMatch(/^[rd]k3m9x2vqt(-12)?$/);
    expect(parseId(id)).toEqual(parsed);
  });

  it('stays as it was for a season with a long id', () => {
    expect(seasonGlobalId('ROUND', SEASON)).toBe(encoded(`Round:${SEASON}`));
    expect(localGlobalId('GiolittiGame', SEASON, 'g1')).toBe(encoded(`GiolittiGame:${SEASON}:g1`));
    expect(localGlobalId('Lot', ROUND, 'l1')).toBe(encoded('Lot:rk3m9x2vqt:l1'));
  });

  it('names what a season has one of, and what it shows to an account', () => {
    const account = accountId('fedcba98');
    expect(parseId(partGlobalId('Auction', SEASON))).toEqual({ type: 'Auction', seasonId: SEASON });
    expect(parseId(seasonViewerGlobalId(SEASON, account))).toEqual({
      type: 'SeasonViewer',
      seasonId: SEASON,
      accountId: account,
    });
    expect(parseId(viewerGlobalId(account))).toEqual({ type: 'Viewer', id: account });
  });

  test.each([
    ['an empty text', ''],
    ['a second id of a season', encoded('Round:rk3m9x2vqt')],
    ['a second id of a game', encoded('GiolittiGame:dk3m9x2vqt:g1')],
    ['a short id of another letter', 'sk3m9x2vqt'],
    ['a short id in capitals', 'RK3M9X2VQT'],
    ['a short id with a letter that the alphabet lacks', 'rk3m9x2vql'],
    ['a short id that is too long', 'rk3m9x2vqtt'],
    ['a game of a round', 'rk3m9x2vqt-1'],
    ['a game from 0', 'dk3m9x2vqt-0'],
    ['a game with a leading 0', 'dk3m9x2vqt-01'],
    ['a game with a part too many', 'dk3m9x2vqt-1-2'],
    ['a game without a number', 'dk3m9x2vqt-'],
    ['an auction with a local id', encoded('Auction:abc:l1')],
    ['what a season shows to nobody', encoded('SeasonViewer:abc')],
    ['what a season shows to what is no account', encoded('SeasonViewer:abc:d e')],
    ['no base64url', 'not an id!'],
    ['padding', `${encoded('Round:abc')}=`],
    ['an unknown type', encoded('Goose:abc:d1')],
    ['a name of every object', encoded('constructor:abc:c1')],
    ['a local id of another type', encoded('Lot:abc:p1')],
    ['a local id from 0', encoded('Player:abc:p0')],
    ['a local id with a leading 0', encoded('Player:abc:p01')],
    ['a part too many', encoded('Player:abc:p1:x')],
    ['a part too few', encoded('Player:abc')],
    ['a season with a local id', encoded('Round:abc:p1')],
    ['what is too long', encoded(`Round:${'a'.repeat(65)}`)],
  ])('reads nothing in %s', (_what, text) => {
    expect(parseId(text)).toBeNull();
  });

  it('names the field in which the id is of another type', () => {
    const extensions = {
      code: 'BAD_USER_INPUT',
      field: 'seasonId',
      expected: 'the id of a season',
    };
    const player = localGlobalId('Player', SEASON, 'p1');
    expect(() => readSeasonId('seasonId', player)).toThrow(
      expect.objectContaining({ extensions }) as Error,
    );
  });
});
