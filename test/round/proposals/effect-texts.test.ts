/** The sentences of effects that no recorded round has. */
import { effectText, GALLERY, ownerOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { amounts } from '../amounts';
import { traders } from '../trades/traders';

const [p1, p2] = ['p1' as never, 'p2' as never];

it.each<[ProposalEffect, string]>([
  [
    { type: 'REPLACE_ARTICLE', anchor: 'feast', title: 'The Fast', markdown: 'No feast.' },
    'The article “feast” is replaced by “The Fast”.',
  ],
  [{ type: 'REMOVE_PLAYER', playerId: p1 }, 'ann is removed from the season.'],
  [{ type: 'CLOSE_SEASON' }, 'The season ends.'],
  [{ type: 'DECLARE_VICTOR', playerId: p2 }, 'bob wins.'],
  [
    {
      type: 'MOVE_ITEMS',
      from: ownerOf(p1),
      to: GALLERY,
      items: amounts({ TRUNG: 2, 'CARD:KNIGHT:SWORDS': 1 }),
    },
    'From ann to the Gallery: 2 Trungs and Knight of Swords.',
  ],
  [
    {
      type: 'GIVE_ITEMS',
      playerId: p1,
      items: amounts(
        Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((code) => [code, 1])),
      ),
    },
    'ann gets 1 A, 1 B, 1 C, 1 D, 1 E, 1 F and 2 more.',
  ],
  [{ type: 'CREATE_DUCK', playerId: p1, name: 'Quack!' }, 'ann gets a duck called “Quack!”'],
  [{ type: 'END_JUDGE_TERM', playerId: p1 }, 'ann is no longer Judge.'],
  [
    { type: 'SET_TERM', office: null, playerId: p1, untilMs: null },
    'ann is Judge for as long as the rules say.',
  ],
  [
    { type: 'SET_TERM', office: 'CLERK', playerId: p1, untilMs: null },
    'The term of ann as CLERK has no end.',
  ],
  [
    {
      type: 'AMEND_RULESET',
      patch: ['/victory', '/items/-', '/a', '/b', '/c', '/d', '/e'].map((path) => ({ path })),
    },
    'The rules are amended: victory, items, a, b, c and 2 more.',
  ],
])('%j', (effect, text) => {
  expect(effectText(traders().state, effect)).toBe(text);
});
