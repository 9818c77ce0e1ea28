import { itemCode } from '../../src/kernel';
import { parseRuleset } from '../../src/rulesets';
import { copy, draft, early, gallery } from './documents';
import { problemsOf, set, changed } from './changed-documents';
import type { Case } from './changed-documents';

describe('a ruleset', () => {
  test.each([
    ['the default edition', copy()],
    ['sealed poker hands', early()],
    ['open bids and hands', draft()],
    ['Player Lots and third parties', gallery()],
  ])('is read from a document with %s', (_, document) => {
    expect(problemsOf(document)).toEqual([]);
  });

  it('is a copy: what it was read from can change', () => {
    const document = copy();
    const parsed = parseRuleset(document);
    document.title = 'Another';
    expect(parsed.ok && parsed.ruleset.title).toMatch(/^Round 10/);
  });

  test.each([
    ['null', null, '', 'expected an object'],
    ['a list', [], '', 'expected an object'],
    ['a text', 'ROUND', '', 'expected an object'],
  ])('is not read from %s', (_, value, path, message) => {
    expect(problemsOf(value)).toEqual([{ path, message }]);
  });

  const shapes: readonly Case[] = [
    ['a missing property', set('/steward', undefined), '/steward', /^expected true or false$/],
    ['a fraction', set('/income/amount', 1.5), '/income/amount', /^expected a whole number$/],
    ['too little', set('/auction/cardsPerLot', 0), '/auction/cardsPerLot', /^expected at least 1$/],
    [
      'too many lots',
      set('/auction/participation/minimum', 1e6),
      '/auction/participation/minimum',
      /^expected at most 1000$/,
    ],
    ['an empty list', set('/prizes', []), '/prizes', /^expected a list of at least 1$/],
    ['an unknown property', set('/deck/a~b', 1), '/deck/a~0b', /^expected no such property$/],
    ['another kind', set('/kind', 'DYNASTY'), '/kind', /^expected "ROUND"$/],
    [
      'an unknown procedure',
      set('/auction/bidding/procedure', 'DUTCH'),
      '/auction/bidding/procedure',
      /^expected "OPEN" or "SEALED"$/,
    ],
    ['a code in small letters', set('/currency', 'chip'), '/currency', /^expected a code/],
    [
      'a name with a new line',
      set('/items/0/name', 'a\nb'),
      '/items/0/name',
      /^expected printable/,
    ],
    ['a name that ends in a space', set('/items/0/name', 'a '), '/items/0/name', /^expected/],
    [
      'a name that turns the writing',
      set('/items/0/name', '\u202eb'),
      '/items/0/name',
      /^expected/,
    ],
    ['an edition without a slash', set('/edition', 'x'), '/edition', /^expected an id/],
    ['one phase only', (r) => r.phases.pop(), '/phases', /^expected a list of at least 2$/],
  ];
  test.each(shapes)('is refused for its shape: %s', (_, spoil, path, message) => {
    const problems = problemsOf(changed(copy(), spoil));
    expect(problems).toEqual([{ path, message: expect.stringMatching(message) as string }]);
  });

  const senses: readonly Case[] = [
    ['a weekday in no phase', set('/phases/0/days', [1, 2]), '/phases', /day 3 .* in none/],
    ['a weekday in two phases', set('/phases/0/days', [1, 2, 3, 4]), '/phases', /day 4 .* once/],
    ['days out of order', set('/phases/0/days', [2, 1, 3]), '/phases/0/days/1', /day after 2/],
    ['a phase in two pieces', set('/phases/1/days', [0, 4, 5, 6]), '/phases/1/days/1', /after 0/],
    ['a phase twice', set('/phases/1/phase', 'AUCTION'), '/phases/1/phase', /AUCTION only once/],
    ['an item twice', set('/items/1/item', 'CHIP'), '/items/1/item', /CHIP only once/],
    [
      'a rank twice',
      set('/deck/archetypes/0/ranks/1/rank', 'ACE'),
      '/deck/archetypes/0/ranks/1/rank',
      /ACE only once/,
    ],
    [
      'a rank in both archetypes',
      set('/deck/archetypes/1/ranks/0/rank', 'ACE'),
      '/deck/archetypes/1/ranks/0/rank',
      /ACE only once/,
    ],
    [
      'an archetype twice',
      set('/deck/archetypes/1/archetype', 'STANDARD'),
      '/deck/archetypes/1/archetype',
      /STANDARD only once/,
    ],
    [
      'a second income of a phase',
      set('/income/also', [{ phase: 'AUCTION', amount: 1 }]),
      '/income/also/0/phase',
      /AUCTION only once/,
    ],
    [
      'an income of a phase that is unknown',
      set('/income/also', [{ phase: 'FEAST', amount: 1 }]),
      '/income/also/0/phase',
      /there is no FEAST/,
    ],
    [
      'wealth of what is no item',
      set('/income/tax/wealth', [{ item: 'DUCK', worth: 1 }]),
      '/income/tax/wealth/0/item',
      /there is no DUCK/,
    ],
    [
      'wealth of one item twice',
      set('/income/tax/wealth', Array(2).fill({ item: 'CHIP', worth: 1 })),
      '/income/tax/wealth/1/item',
      /CHIP only once/,
    ],
    [
      'a formula of what no hand has',
      set('/hands/ranking/formula', { name: 'rank.JESTER' }),
      '/hands/ranking/formula/name',
      /there is no rank.JESTER/,
    ],
    ['a suit twice', set('/deck/suits/1/suit', 'LEAVES'), '/deck/suits/1/suit', /only once/],
    [
      'a suit twice in a color',
      set('/deck/colors/0/suits/1', 'HEARTS'),
      '/deck/colors/0/suits/1',
      /HEARTS only once/,
    ],
    [
      'a tradition twice',
      set('/deck/traditions/1/group', 'FRENCH'),
      '/deck/traditions/1/group',
      /FRENCH only once/,
    ],
    [
      'a multiplier twice',
      set('/hands/ranking/multipliers/1/name', 'Paired'),
      '/hands/ranking/multipliers/1/name',
      /Paired only once/,
    ],
    ['a fortune twice', set('/fortunes/1/fortune', 'THE_FOOL'), '/fortunes/1/fortune', /only once/],
    [
      'an exchange twice',
      set('/exchanges/1/exchange', 'GOLD_STAR'),
      '/exchanges/1/exchange',
      /only once/,
    ],
    [
      'a class twice',
      set('/proposals/classes/0/class', 'STANDARD'),
      '/proposals/classes/1/class',
      /only once/,
    ],
    [
      'a line of the chart twice',
      set('/tables/slots/chart/1/inSequence', 3),
      '/tables/slots/chart/1',
      /DUCK × 3 only once/,
    ],
    ['income in no phase', set('/income/phase', 'FEAST'), '/income/phase', /a phase; .* FEAST/],
    ['hands in no phase', set('/hands/phase', 'FEAST'), '/hands/phase', /a phase; .* FEAST/],
    ['lots in no phase', set('/auction/lotPhases/0', 'FEAST'), '/auction/lotPhases/0', /a phase/],
    ['an unknown currency', set('/currency', 'EURO'), '/currency', /an item; there is no EURO/],
    ['an unknown prize', set('/prizes/0/items/0/item', 'CAR'), '/prizes/0/items/0/item', /an item/],
    [
      'an unknown fortune',
      set('/fortunes/0/effect/item', 'LUCK'),
      '/fortunes/0/effect/item',
      /an item/,
    ],
    [
      'an unknown exchange',
      set('/exchanges/0/give/item', 'X'),
      '/exchanges/0/give/item',
      /an item/,
    ],
    ['an unknown untradable', set('/trade/untradable/0', 'X'), '/trade/untradable/0', /an item/],
    [
      'an unknown maker',
      set('/proposals/classes/1/uses', 'X'),
      '/proposals/classes/1/uses',
      /an item/,
    ],
    ['an unknown victory', set('/victory/item', 'X'), '/victory/item', /an item/],
    [
      'an unknown archetype',
      set('/deck/suits/0/archetype', 'X'),
      '/deck/suits/0/archetype',
      /an archetype/,
    ],
    [
      'an unknown suit in a tradition',
      set('/deck/traditions/0/suits/0', 'X'),
      '/deck/traditions/0/suits/0',
      /a suit/,
    ],
    ['an unknown rank of a fortune', set('/fortunes/0/rank', 'X'), '/fortunes/0/rank', /a rank/],
    [
      'an unknown rank of a multiplier',
      set('/hands/ranking/multipliers/2/ranks/0', 'X'),
      '/hands/ranking/multipliers/2/ranks/0',
      /a rank/,
    ],
    [
      'a gap in the ranks',
      set('/deck/archetypes/1/ranks/21/number', 23),
      '/deck/archetypes/1/ranks/21/number',
      /^expected 22/,
    ],
    [
      'a gap in the suits',
      set('/deck/suits/12/number', 14),
      '/deck/suits/12/number',
      /^expected 13/,
    ],
    [
      'two cards of one name',
      set('/deck/archetypes/1/ranks/1/name', 'The Fool'),
      '/deck/archetypes/1/ranks/1',
      /"the fool" names two/,
    ],
    [
      'an alias of another card',
      set('/deck/archetypes/1/ranks/1/aliases', ['the FOOL']),
      '/deck/archetypes/1/ranks/1',
      /"the fool" names two/,
    ],
    [
      'a name with a comma',
      set('/deck/archetypes/1/ranks/1/name', 'Mage, the'),
      '/deck/archetypes/1/ranks/1',
      /no comma/,
    ],
    [
      'a name that counts',
      set('/deck/archetypes/1/ranks/1/aliases', ['2 x Mage']),
      '/deck/archetypes/1/ranks/1',
      /"2 ×"/,
    ],
    [
      'a tax above the income',
      set('/income/tax/maximum', 101),
      '/income/tax/maximum',
      /at most 100, the income/,
    ],
    ['sealed hands without dates', set('/secretActions', null), '/secretActions', /an object/],
    [
      'a revelation in the next auction',
      set('/secretActions/revelationAfterDays', 5),
      '/secretActions/revelationAfterDays',
      /at most 4/,
    ],
    [
      'sealed hands that are presented',
      set('/hands/possession', 'WHEN_PRESENTED'),
      '/hands/possession',
      /WHEN_REVEALED or/,
    ],
    [
      'fewer cards than the fewest',
      set('/hands/minimumCards', 3),
      '/hands/maximumCards',
      /3 or more/,
    ],
    [
      'a product that is not exact',
      (r) => {
        set('/hands/ranking/multipliers/3/value', 1000)(r);
        set('/hands/ranking/multipliers/4/value', 1000)(r);
      },
      '/hands/ranking/multipliers',
      /product/,
    ],
    [
      'a growing multiplier twice',
      set('/hands/ranking/multipliers/3', { condition: 'PAIRED', name: 'Again' }),
      '/hands/ranking/multipliers',
      /PAIRED at most once/,
    ],
    [
      'a multiplier that is worth less than it says',
      set('/hands/ranking/multipliers/3', {
        ...{ condition: 'FORMULA', name: 'Much', holds: true, value: 1_000_001 },
      }),
      '/hands/ranking/multipliers/3/value',
      /^expected a number from 0 to 1000000$/,
    ],
    ['no first prize', (r) => r.prizes.shift(), '/prizes/0/from', /^expected 1/],
    ['a gap in the prizes', set('/prizes/5/to', 7), '/prizes/6/from', /^expected 8/],
    ['a prize for no placement', set('/prizes/5/to', 5), '/prizes/5/to', /6 or more, or null/],
    ['an open line that is not the last', set('/prizes/0/to', null), '/prizes/0/to', /last line/],
    [
      'cards back that were not destroyed',
      set('/hands/cardsDestroyed', false),
      '/prizes/6/cardsBack',
      /^expected false/,
    ],
    [
      'no such default class',
      set('/proposals/defaultClass', 'X'),
      '/proposals/defaultClass',
      /a class/,
    ],
    [
      'a roll with two symbols',
      set('/tables/slots/symbols/5/to', 6),
      '/tables/slots/symbols/4/from',
      /^expected 7/,
    ],
    [
      'a roll without a symbol',
      set('/tables/slots/symbols/5/from', 2),
      '/tables/slots/symbols/5/from',
      /^expected 1/,
    ],
    [
      'a deck of one card, with which no war is decided',
      ({ deck }) => {
        deck.suits = [{ ...deck.suits[0]!, archetype: 'ONE' }];
        const [ace] = deck.archetypes[0]!.ranks;
        deck.archetypes = [{ archetype: 'ONE', name: 'One', ranks: [ace!] }];
      },
      '/tables/war',
      /two or more cards/,
    ],
    [
      'a die with more sides',
      set('/tables/slots/sides', 21),
      '/tables/slots/sides',
      /^expected 20/,
    ],
    [
      'a symbol that ends before it begins',
      set('/tables/slots/symbols/0/to', 19),
      '/tables/slots/symbols/0/to',
      /20 or more/,
    ],
    [
      'an unknown symbol',
      set('/tables/slots/chart/0/symbol', 'X'),
      '/tables/slots/chart/0/symbol',
      /a symbol/,
    ],
    [
      'more in a row than rolls',
      set('/tables/slots/chart/0/inSequence', 4),
      '/tables/slots/chart/0/inSequence',
      /at most 3/,
    ],
  ];
  test.each(senses)('is refused for its sense: %s', (_, spoil, path, message) => {
    const problems = problemsOf(
      changed(copy(), (ruleset) => {
        if (path === '/hands/maximumCards') ruleset.hands.maximumCards = 2;
        spoil(ruleset);
      }),
    );
    expect(problems).toContainEqual({ path, message: expect.stringMatching(message) as string });
  });

  it('is told of all that is wrong with it, up to a hundred problems', () => {
    const document = changed(copy(), (ruleset) => {
      for (const suit of ruleset.deck.suits) suit.archetype = 'X';
      ruleset.currency = itemCode('X');
    });
    expect(problemsOf(document)).toHaveLength(14);
    const hopeless = {
      ...copy(),
      ...Object.fromEntries([...Array(500).keys()].map((k) => [k, k])),
    };
    expect(problemsOf(hopeless)).toHaveLength(100);
  });
});
