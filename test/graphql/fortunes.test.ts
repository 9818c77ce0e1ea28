/** Fortunes adopted by vote, with their dice, transfers and changes [F5, O7, X13]. */
import { add, amend, day } from '../api/nomic';
import { HONOUR } from '../support/custom-mechanics';
import type { Answer } from '../support/in-process-api';
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const TOLD = `ruleset { prose } journal(first: 100, types: [FortuneTold]) { nodes { at text
  ... on FortuneTold { fortune player { name } rolls { values sides }
    transfers { item quantity to { kind } } changes { value now } } } }`;
const HAND = { rank: 'KNIGHT', suit: 'SWORDS' };

/**
 * A round that adopts a fortune in its first week. At the end of the week Ann's hand of two Knights
 * is settled.
 */
async function told(fortune: object, ...steps: object[]): Promise<Answer> {
  const round = await nomics.open('a round');
  const omen = { fortune: 'OMEN', name: 'The Omen', ...fortune };
  await round.grants('ann', { card: { ...HAND, count: 2 } });
  await round.adopts('Omens', amend(...steps, add('/fortunes/-', omen)));
  await round.does('ann', 'sealHand', { cards: [{ ...HAND, count: 2 }] });
  await round.clockTo(day(7));
  return round.season(TOLD);
}

it('one of dice is told with its throw, and moves what that shows', async () => {
  const effect = { type: 'GAIN_DICE', item: 'CHIP', sides: 6 };
  const { ruleset, journal } = await told({ rank: 'KNIGHT', effect });
  expect(ruleset.prose).toMatch(/The Omen \| Knight/);
  expect(journal.nodes).toHaveLength(1);
  const [event] = journal.nodes;
  expect(event).toMatchObject({
    ...{ at: day(7), fortune: 'OMEN', player: { name: 'ann' }, rolls: { sides: [6] } },
    text: expect.stringMatching(/^ann gained [1-6] Chips? by The Omen\.$/) as string,
    transfers: [{ item: 'CHIP', quantity: event!.rolls.values[0], to: { kind: 'PLAYER' } }],
    changes: [],
  });
});

it('one of conditions and effects is told with what it changed', async () => {
  const gift = {
    type: 'MOVE',
    from: 'BANK',
    to: 'ACTOR',
    item: 'TRUNG',
    quantity: { name: 'cards' },
  };
  const { journal } = await told(
    {
      holds: { op: 'AT_LEAST', of: [{ name: 'suit.SWORDS' }, 2] },
      also: [gift, { type: 'SET', value: 'HONOUR', by: { name: 'cards' } }],
    },
    add('/trackedValues', [HONOUR]),
  );
  expect(journal.nodes).toMatchObject([
    {
      text: 'ann gained 2 Trungs by The Omen: Honour is now 2.',
      transfers: [{ item: 'TRUNG', quantity: 2 }],
      changes: [{ value: 'HONOUR', now: 2 }],
    },
  ]);
});
