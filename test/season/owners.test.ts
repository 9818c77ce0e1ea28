import { BANK, playerId } from '../../src/kernel';
import type { Owner } from '../../src/kernel';
import {
  contractOfOwner,
  contractOwner,
  duckOfOwner,
  duckOwner,
  GALLERY,
  lotOfOwner,
  lotOwner,
  ownerOf,
  playerOfOwner,
  tableOfOwner,
  tableOwner,
} from '../../src/round/model/owners';

const WHOSE: readonly (readonly [Owner, string, readonly (string | null)[]])[] = [
  [ownerOf(playerId('p1')), 'player:p1', ['p1', null, null, null, null]],
  [lotOwner('l2'), 'lot:l2', [null, 'l2', null, null, null]],
  [contractOwner('c3'), 'contract:c3', [null, null, 'c3', null, null]],
  [duckOwner('d4'), 'duck:d4', [null, null, null, 'd4', null]],
  [tableOwner('t5'), 'table:t5', [null, null, null, null, 't5']],
  [GALLERY, 'gallery', [null, null, null, null, null]],
  [BANK, 'bank', [null, null, null, null, null]],
];

test.each(WHOSE)(
  '%s is written as it stands in every journal, and read back',
  (owner, text, ids) => {
    expect(owner).toBe(text);
    const readers = [playerOfOwner, lotOfOwner, contractOfOwner, duckOfOwner, tableOfOwner];
    expect(readers.map((read) => read(owner))).toEqual(ids);
  },
);

it('a text made by hand is no owner to the compiler, nor is one kind’s id another’s', () => {
  const made: Owner[] = [
    // @ts-expect-error made by hand
    'player:p1',
    // @ts-expect-error a duck is no lot
    lotOwner('d4'),
    // @ts-expect-error the id alone
    playerId('p1'),
  ];
  expect(made).toHaveLength(3);
});
