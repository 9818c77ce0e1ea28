import { PEG } from '../../src/dynasty/model/pegs';
import type { PegTransfer } from '../../src/dynasty/model/pegs';
import { BANK, itemCode, mint } from '../../src/kernel';
import type { ItemCode, Transfer } from '../../src/kernel';
import { cardOfCode, EDITIONS, idOfUnique, isCardCode } from '../../src/rulesets';
import { EDITION_ITEMS } from '../../src/rulesets/round/item-code';

it('the rules may name the items of the editions, and no others', () => {
  const named = [...EDITIONS.values()].flatMap(({ items }) => items.map(({ item }) => item));
  expect([...EDITION_ITEMS].sort()).toEqual([...new Set(named)].sort());
});

it('an item that no ruleset has, and any text, is no code to the compiler', () => {
  const text = 'CHI' + 'P';
  const wrong: ItemCode[] = [
    // @ts-expect-error no edition has it
    'CHIPS',
    // @ts-expect-error a card has a rank and a suit
    'CARD:ACE',
    // @ts-expect-error a Work is named by its id
    'WORK:7',
    // @ts-expect-error only Giolitti has pegs, and writes them itself
    'PEG',
    // @ts-expect-error it has to be read
    text,
  ];
  const move: Pick<Transfer, 'item' | 'from'> = {
    // @ts-expect-error the same in a transfer
    item: 'GULDEN',
    from: BANK,
  };
  // @ts-expect-error and a dynasty has no chips
  const chips: PegTransfer[] = mint(BANK, [['CHIP', 1]]);
  const right: ItemCode[] = ['CHIP', PEG, 'CARD:ACE:CUPS', 'WORK:w7', itemCode(text)];
  expect([...wrong, move.item, ...chips, ...right]).toHaveLength(12);
});

test.each([
  ['CARD:ACE:CUPS', { rank: 'ACE', suit: 'CUPS' }, null],
  ['CARD:ACE', null, null],
  ['CARD:ACE:CUPS:', null, null],
  ['WORK:w7', null, 'w7'],
  ['CHIP', null, null],
])('reads %s', (text, card, unique) => {
  const item = itemCode(text);
  expect([cardOfCode(item), idOfUnique(item)]).toEqual([card, unique]);
  expect(isCardCode(item)).toBe(text.startsWith('CARD'));
});
