/** Actions that a vote has made set flags and texts, not numbers alone [Z2, AD2]. */
import type { Answer } from '../graphql/house';
import { BLESSING, HONOUR, MARK, MOTTO, OATH, PRAY } from '../mechanics';
import { add, amend, Nomic, people } from './nomic';
import type { Name } from './nomic';
import type { Person } from './person';
import { pairs } from './sites';
import type { Site } from './sites';

const doing = (effect: object): object =>
  amend(
    add('/trackedValues', [HONOUR, MOTTO, OATH, MARK]),
    add('/actions', [{ ...PRAY, effects: [effect] }]),
  );
/** What an action cannot do, and where it says so. */
const WRONG: Readonly<Record<string, readonly [effect: object, path: string]>> = {
  'a number for a flag': [{ type: 'SET', value: 'OATH', by: 1 }, '/by'],
  'a flag for a number': [{ type: 'SET', value: 'HONOUR', by: true }, '/by'],
  'a flag that is secret': [{ type: 'SET', value: 'OATH', by: true }, '/value'],
  'adding to a text': [{ type: 'ADD', value: 'MOTTO', by: 1 }, '/value'],
  'a text for a number': [{ type: 'SET_TEXT', value: 'HONOUR', text: 'much' }, '/value'],
  'a text that is too long': [{ type: 'SET_TEXT', value: 'MOTTO', text: 'm'.repeat(41) }, '/text'],
  'a text of a card': [{ type: 'SET_TEXT', value: 'MARK', text: 'torn' }, '/value'],
  'a value that there is not': [{ type: 'SET_TEXT', value: 'GRACE', text: '' }, '/value'],
  'a text of nobody': [
    { type: 'SET_TEXT', value: 'MOTTO', whose: 'TARGET', text: 'mine' },
    '/whose',
  ],
};

describe.each(pairs())('on $name', ({ fresh }) => {
  let site: Site;
  let persons: Readonly<Record<Name, Person>>;
  beforeAll(async () => {
    site = await fresh();
    persons = await people(site);
  });
  afterAll(() => site.drop());

  describe.each(['round', 'dynasty'] as const)('in a %s', (game) => {
    let nomic: Nomic;
    beforeEach(async () => {
      nomic = await Nomic[game](persons);
    });

    it('a flag is what an expression says, and a text what the rules say', async () => {
      const prose = await nomic.adopts('Blessings', amend(...BLESSING));
      expect(prose).toContain(
        'Blessed of the player becomes yes if Honour is at least 1, otherwise no, ' +
          'Motto of the player becomes “Blessed be” and Honour of the player ' +
          'is increased by 1 if Blessed, otherwise 0.',
      );
      const changes = async (): Promise<Answer> => {
        await nomic.does('ann', 'takeAction', { action: 'BLESS' });
        const { journal } = await nomic.season(
          'journal(last: 1, types: [ActionTaken]) { nodes { text ... on ActionTaken { changes { value now } } } }',
        );
        return journal.nodes[0]!;
      };
      expect(await changes()).toEqual({
        text: 'ann did Bless: Blessed is now no, Motto is now “Blessed be”, Honour is now 0.',
        changes: [
          { value: 'BLESSED', now: false },
          { value: 'MOTTO', now: 'Blessed be' },
          { value: 'HONOUR', now: 0 },
        ],
      });
      await nomic.does('ann', 'takeAction', { action: 'PRAY' });
      expect((await changes()).changes).toEqual([
        { value: 'BLESSED', now: true },
        { value: 'MOTTO', now: 'Blessed be' },
        { value: 'HONOUR', now: 2 },
      ]);
      const { players } = await nomic.season('players { nodes { values { value } } }');
      const none = { values: [{ value: 0 }, { value: '' }, { value: false }] };
      expect(players.nodes).toEqual([
        { values: [{ value: 2 }, { value: 'Blessed be' }, { value: true }] },
        none,
        none,
      ]);
    });

    test.each(Object.entries(WRONG))('%s is refused, with its place', async (_what, row) => {
      const [effect, path] = row;
      const { code, facts } = await nomic.isRefused('ann', 'submitProposal', {
        ...{ class: game === 'round' ? 'URGENT' : null, title: 'No', text: 'No.' },
        effects: [doing(effect)],
      });
      expect(code).toBe('RULESET_REFUSED');
      const found = facts['problems' as 'nodes'] as unknown as { path: string }[];
      expect(found.map((each) => each.path)).toContain(`/actions/0/effects/0${path}`);
    });
  });
});
