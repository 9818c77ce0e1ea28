/** Refusals and options of what a vote has made cite the article that the vote made with it [AD1]. */
import { HONOUR, POT, PRAY, SCRIBE } from '../mechanics';
import { add, amend, Nomic, people } from './nomic';
import type { Name } from './nomic';
import type { Person } from './person';
import { pairs } from './sites';
import type { Site } from './sites';

const TEXT = 'Whoever prays shall do so _quietly_, and once a day.';
const ARTICLE = { addArticle: { anchor: 'prayer', title: 'On Prayer', markdown: TEXT } };
const rule = 'prayer';
const WITH_RULE = amend(
  add('/trackedValues', [HONOUR, { ...POT, rule, setBy: [{ type: 'OFFICE', office: 'SCRIBE' }] }]),
  add('/actions', [{ ...PRAY, rule }]),
  add('/offices', [{ ...SCRIBE, rule }]),
);

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
    const proposal = (...effects: object[]): object => ({
      ...{ class: game === 'round' ? 'URGENT' : null, title: 'No', text: 'No.', effects },
    });

    it('what is done, set and held is refused with the article, which can be read', async () => {
      const prose = await nomic.adopts('On Prayer', ARTICLE, WITH_RULE);
      expect(prose).toContain('(see [On Prayer](#prayer))');
      await nomic.does('ann', 'takeAction', { action: 'PRAY' });
      const refusals = [
        await nomic.isRefused('ann', 'takeAction', { action: 'PRAY' }),
        await nomic.isRefused('ann', 'setValue', { value: 'POT', to: 1 }),
        await nomic.isRefused('ann', 'resignOffice', { office: 'SCRIBE' }),
        await nomic.isRefused('ann', 'appointToOffice', {
          ...{ office: 'SCRIBE', playerId: nomic.players.bob },
        }),
      ];
      expect(refusals.map(({ code, rule: cited }) => [code, cited])).toEqual([
        ['ACTION_USED_UP', 'prayer'],
        ['VALUE_NOT_YOURS', 'prayer'],
        ['OFFICE_NOT_YOURS', 'prayer'],
        ['OFFICE_FILLED_OTHERWISE', 'prayer'],
      ]);
      const { ruleset } = await nomic.season(
        'ruleset { section(anchor: "prayer") { title markdown heldBy } }',
      );
      expect(ruleset.section).toEqual({ title: 'On Prayer', markdown: TEXT, heldBy: 'PEOPLE' });
    });

    it('what can be done is offered with it', async () => {
      await nomic.adopts('On Prayer', ARTICLE, WITH_RULE);
      const { viewer, playerActions, offices, trackedValues } = await nomic.season(
        'viewer { options { mutation rule } } playerActions { rule } offices { rule } trackedValues { rule }',
        'ann',
      );
      expect(viewer.options).toContainEqual({ mutation: 'takeAction', rule });
      expect(viewer.options).toContainEqual({ mutation: 'voteForOffice', rule });
      expect(playerActions).toEqual([{ rule }]);
      expect(offices).toEqual([{ rule }]);
      expect(trackedValues).toEqual([{ rule: null }, { rule }]);
    });

    it('nothing names an article that is not there, and none that is named is repealed alone', async () => {
      const missing = await nomic.isRefused('ann', 'submitProposal', proposal(WITH_RULE));
      expect(missing).toMatchObject({ code: 'RULESET_REFUSED', rule: 'proposals' });
      expect(missing.facts).toMatchObject({
        effect: 0,
        problems: [
          {
            path: '/trackedValues/1/rule',
            message: 'expected the anchor of an article or a section; there is no prayer',
          },
          { path: '/actions/0/rule' },
          { path: '/offices/0/rule' },
        ],
      });
      await nomic.adopts('On Prayer', ARTICLE, WITH_RULE);
      const repeal = { repealArticle: { anchor: 'prayer' } };
      const alone = await nomic.isRefused('ann', 'submitProposal', proposal(repeal));
      expect(alone).toMatchObject({ code: 'RULESET_REFUSED', facts: { effect: 0 } });
      const remove = (path: string): object => ({ op: 'remove', path });
      const freed = amend(
        remove('/trackedValues/1/rule'),
        remove('/actions/0/rule'),
        remove('/offices/0/rule'),
      );
      await nomic.adopts('Freed', freed, repeal);
      await nomic.does('ann', 'takeAction', { action: 'PRAY' });
      const refusal = await nomic.isRefused('ann', 'takeAction', { action: 'PRAY' });
      expect(refusal.rule).toBe('player-actions');
    });
  });
});
