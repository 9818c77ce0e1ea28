import { HUSH } from '../../dynasty/table-actions/sample-actions';
import { amendDynastyRuleset, parseDynastyRuleset } from '../../../src/rulesets';
import type { DynastyRuleset } from '../../../src/rulesets';
import { complete } from '../documents';
import { copy, giolitti } from './documents';

type Case = readonly [what: string, patch: readonly object[], path: string, message: RegExp];

const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }];
const add = (path: string, value: unknown) => [{ op: 'add', path, value }];
const amended = (patch: readonly object[]) => amendDynastyRuleset(giolitti, patch);
const found = (message: RegExp) => expect.stringMatching(message) as string;

describe('the document of a dynasty', () => {
  it('is a copy: what it was read from can change', () => {
    const document = copy();
    const parsed = parseDynastyRuleset(document);
    document.masks[0]!.name = 'Another';
    expect(parsed.ok && parsed.ruleset).toEqual(giolitti);
  });

  it('is not the document of a round', () => {
    const parsed = parseDynastyRuleset(complete);
    expect(parsed.ok ? [] : parsed.problems).toContainEqual({
      path: '/kind',
      message: 'expected "DYNASTY"',
    });
  });

  const shapes: readonly Case[] = [
    ['another kind', replace('/kind', 'ROUND'), '/kind', /^expected "DYNASTY"$/],
    ['a missing property', [{ op: 'remove', path: '/steward' }], '/steward', /^expected true/],
    ['an unknown property', add('/trumps', 1), '/trumps', /^expected no such property$/],
    ['an empty pocket', replace('/pocketSize', 0), '/pocketSize', /^expected at least 1$/],
    ['half a card', replace('/handSize', 7.5), '/handSize', /^expected a whole number$/],
    ['no stakes', replace('/stakes/start', 0), '/stakes/start', /^expected at least 1$/],
    [
      'a heft below 0',
      replace('/deck/suits/0/ranks/0/heft', -1),
      '/deck/suits/0/ranks/0/heft',
      /at least 0/,
    ],
    [
      'points below 0',
      replace('/tricks/0/points', -1),
      '/tricks/0/points',
      /^expected at least 0$/,
    ],
    [
      'an unknown pattern',
      replace('/tricks/0/pattern/type', 'BRISCOLA'),
      '/tricks/0/pattern/type',
      /"HIGHER_SUM" or/,
    ],
    [
      'an unknown effect in a pocket',
      replace('/arcana/pocket/0/effect', { type: 'DRAW' }),
      '/arcana/pocket/0/effect/type',
      /^expected "MULTIPLY_OWN_HEFTS" or/,
    ],
    [
      'an unknown effect of a Grand Canal',
      replace('/arcana/grandCanal/0/effect', { type: 'DRAW' }),
      '/arcana/grandCanal/0/effect/type',
      /^expected "BERSAGLIO_WITHIN" or/,
    ],
    [
      'an unknown effect of a mask',
      replace('/masks/0/effect', { type: 'DRAW' }),
      '/masks/0/effect/type',
      /^expected "HAND" or/,
    ],
    ['a mask without Moda', replace('/masks/0/moda', 0), '/masks/0/moda', /^expected at least 1$/],
    ['a clock without hours', replace('/clockHours', 0), '/clockHours', /^expected at least 1$/],
    [
      'Magistrelli divided by 0',
      replace('/magistrelli/differenceDividedBy', 0),
      '/magistrelli/differenceDividedBy',
      /^expected at least 1$/,
    ],
    ['an id with capitals', replace('/edition', 'Giolitti'), '/edition', /^expected an id/],
    [
      'a name of two lines',
      replace('/masks/0/name', 'a\nb'),
      '/masks/0/name',
      /^expected printable/,
    ],
  ];
  test.each(shapes)('is refused for its shape: %s', (_, patch, path, message) => {
    const read = amended(patch);
    expect(read.ok ? [] : read.problems).toEqual([
      { path, operation: null, message: found(message) },
    ]);
  });

  const senses: readonly Case[] = [
    [
      'a suit twice',
      replace('/deck/suits/1/suit', 'BATONS'),
      '/deck/suits/1/suit',
      /^expected BATONS only once$/,
    ],
    [
      'a rank twice in a suit',
      replace('/deck/suits/1/ranks/1/rank', 'KING'),
      '/deck/suits/1/ranks/1/rank',
      /^expected KING only once$/,
    ],
    [
      'a trick twice',
      replace('/tricks/0/trick', 'VERME'),
      '/tricks/7/trick',
      /^expected VERME only once$/,
    ],
    [
      'a class twice',
      add('/trickClasses/-', giolitti.trickClasses[0]),
      '/trickClasses/3/class',
      /^expected PERMANENT only once$/,
    ],
    [
      'a mask twice',
      replace('/masks/1/mask', 'PANTALONE'),
      '/masks/1/mask',
      /^expected PANTALONE only once$/,
    ],
    [
      'a rank twice in a pattern',
      replace('/tricks/1/pattern/ranks', ['SUN', 'SUN']),
      '/tricks/1/pattern/ranks/1',
      /^expected SUN only once$/,
    ],
    [
      'one effect twice in a pocket',
      add('/arcana/pocket/-', giolitti.arcana.pocket[0]),
      '/arcana/pocket/7',
      /^expected MULTIPLY_OWN_HEFTS of ANGEL only once$/,
    ],
    [
      'one effect twice of a Grand Canal',
      add('/arcana/grandCanal/-', giolitti.arcana.grandCanal[4]),
      '/arcana/grandCanal/7',
      /^expected ARCANA_ALL_SUITS of STAR only once$/,
    ],
    [
      'a pattern of an unknown rank',
      replace('/tricks/1/pattern/ranks/0', 'COMET'),
      '/tricks/1/pattern/ranks/0',
      /^expected a rank; there is no COMET$/,
    ],
    [
      'an effect of an unknown rank',
      replace('/arcana/pocket/0/rank', 'FOOL'),
      '/arcana/pocket/0/rank',
      /^expected a rank of the Arcana; there is no FOOL$/,
    ],
    [
      'an effect of a rank that is no Arcanum',
      replace('/arcana/grandCanal/0/rank', 'KING'),
      '/arcana/grandCanal/0/rank',
      /no KING$/,
    ],
    [
      'a Death that looks for an unknown rank',
      replace('/arcana/pocket/6/effect/rank', 'DEUCE'),
      '/arcana/pocket/6/effect/rank',
      /no DEUCE$/,
    ],
    [
      'a trick of an unknown class',
      replace('/tricks/1/class', 'MINOR'),
      '/tricks/1/class',
      /^expected a class of tricks; there is no MINOR$/,
    ],
    [
      'a mask for an unknown class',
      replace('/masks/2/effect/class', 'MINOR'),
      '/masks/2/effect/class',
      /no MINOR$/,
    ],
    [
      'more active tricks than there are',
      replace('/trickClasses/2/active/count', 4),
      '/trickClasses/2/active/count',
      /^expected at most 3/,
    ],
    [
      'a class left with fewer tricks than are drawn',
      [
        { op: 'remove', path: '/tricks/6' },
        { op: 'remove', path: '/tricks/1' },
      ],
      '/trickClasses/1/active/count',
      /^expected at most 0/,
    ],
    [
      'an action at the table of an unknown class',
      add('/tableActions', [
        { ...HUSH, effect: { type: 'REMOVE_TRICK', classes: ['PARTE', 'BASTONI'] } },
      ]),
      '/tableActions/0/effect/classes/1',
      /^expected a class of tricks/,
    ],
    [
      'an action at the table for nothing and without a limit',
      add('/tableActions', [{ ...HUSH, pegs: 0, limit: null }]),
      '/tableActions/0/limit',
      /^expected a limit/,
    ],
    [
      'two actions at the table of one code',
      add('/tableActions', [HUSH, HUSH]),
      '/tableActions/1/action',
      /HUSH/,
    ],
    [
      'a mask with two hands',
      add('/masks/0/also', [{ type: 'HAND', cards: 9, arcana: 0 }]),
      '/masks/0/also/0/type',
      /HAND once/,
    ],
    [
      'a mask that also has a hand larger than the deck',
      add('/masks/5/also', [{ type: 'HAND', cards: 25, arcana: 0 }]),
      '/masks/5/also/0',
      /deck of 50 cards$/,
    ],
    [
      'a mask that also adds to an unknown class',
      add('/masks/0/also', [{ type: 'CLASS_POINTS', class: 'GRANDE', points: 1 }]),
      '/masks/0/also/0/class',
      /^expected a class of tricks/,
    ],
    ['hands larger than the deck', replace('/handSize', 25), '/handSize', /deck of 50 cards$/],
    [
      'a mask with a hand larger than the deck',
      replace('/masks/0/effect/arcana', 17),
      '/masks/0/effect',
      /deck of 50 cards$/,
    ],
    [
      'a hand that does not last',
      replace('/handSize', 6),
      '/handSize',
      /^expected 7 cards or more/,
    ],
    [
      'a mask with a hand that does not last',
      replace('/masks/4/effect/arcana', 0),
      '/masks/4/effect',
      /^expected 7 cards or more/,
    ],
    [
      'stakes above their maximum',
      replace('/stakes/start', 4),
      '/stakes/start',
      /^expected at most the maximum, 3$/,
    ],
    [
      'a warning before the clock starts',
      replace('/clockWarningHours', 48),
      '/clockWarningHours',
      /^expected fewer hours than the clock has, 48$/,
    ],
  ];
  test.each(senses)('is refused for its sense: %s [U7]', (_, patch, path, message) => {
    const read = amended(patch);
    expect(read.ok ? [] : read.problems).toContainEqual({
      path,
      operation: null,
      message: found(message),
    });
  });

  it('is refused for Arcana of no suit', () => {
    const read = amended(replace('/deck/arcana', 'TAROCCHI'));
    expect(read.ok ? [] : read.problems[0]).toEqual({
      path: '/deck/arcana',
      operation: null,
      message: 'expected a suit; there is no TAROCCHI',
    });
  });

  test.each<[string, readonly object[], (ruleset: DynastyRuleset) => unknown, unknown]>([
    ['a hand of 24, with the deck just enough', replace('/handSize', 24), (r) => r.handSize, 24],
    ['no masks at all', replace('/masks', []), (r) => r.masks, []],
    ['no bets', replace('/betting', null), (r) => r.betting, null],
    ['no warning', replace('/clockWarningHours', null), (r) => r.clockWarningHours, null],
    [
      'both Celestial tricks',
      replace('/trickClasses/1/active', { type: 'ALL' }),
      (r) => r.trickClasses[1]!.active,
      { type: 'ALL' },
    ],
    [
      'two effects of one Arcanum',
      add('/arcana/pocket/-', { rank: 'ANGEL', effect: { type: 'ALL_SUITS' } }),
      (r) => r.arcana.pocket.length,
      8,
    ],
    [
      'a class of no tricks',
      add('/trickClasses/-', { class: 'MINOR', name: 'Minor', active: { type: 'ALL' } }),
      (r) => r.trickClasses.length,
      4,
    ],
    [
      'pegs that are fixed',
      replace('/startingPegs', { type: 'FIXED', pegs: 5 }),
      (r) => r.startingPegs,
      { type: 'FIXED', pegs: 5 },
    ],
  ])('can be amended: %s [H3]', (_, patch, read, expected) => {
    const result = amended(patch);
    expect(result.ok && read(result.ruleset)).toEqual(expected);
    expect(result.ok && Object.isFrozen(result.ruleset)).toBe(true);
  });

  it('says which operation of a patch cannot be applied [H3]', () => {
    const read = amended([
      ...replace('/handSize', 8),
      { op: 'test', path: '/pocketSize', value: 4 },
    ]);
    expect(read).toEqual({
      ok: false,
      problems: [
        { path: '/pocketSize', operation: 1, message: 'expected the value that the test names' },
      ],
    });
  });
});
