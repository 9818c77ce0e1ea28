/** Values of cards that a vote has made: read and changed by actions, and by the score of a hand [AF1, AF2]. */
import { MARK, POLISHING, SHINE } from '../mechanics';
import { add, amend, Nomic, people } from './nomic';
import type { Name } from './nomic';
import type { Person } from './person';
import { pairs } from './sites';
import type { Site } from './sites';

/** A card of either game. */
const CARDS = {
  round: { rank: 'ACE', suit: 'CUPS' },
  dynasty: { rank: 'KING', suit: 'CUPS' },
} as const;
const NAMES = { round: 'Ace of Cups', dynasty: 'King of Cups' } as const;

const change = (of: string): object => ({
  ...{ op: 'replace', path: '/actions/0/when/holds' },
  value: { op: 'LESS', of: [{ name: of }, 4] },
});
const victory = (of: string): object =>
  add('/victoryConditions', {
    ...{ meet: 'ANY', tie: 'FIRST' },
    conditions: [{ op: 'MORE', of: [{ name: of }, 4] }],
  });

describe.each(pairs())('on $name', ({ fresh }) => {
  let site: Site;
  let persons: Readonly<Record<Name, Person>>;
  beforeAll(async () => {
    site = await fresh();
    persons = await people(site);
  });
  afterAll(() => site.drop());

  describe.each(['round', 'dynasty'] as const)('in a %s', (game) => {
    const card = CARDS[game];
    let nomic: Nomic;
    beforeEach(async () => {
      nomic = await Nomic[game](persons);
    });

    it('an action is done to a card, and all see what became of it', async () => {
      const prose = await nomic.adopts('Polishing', amend(...POLISHING));
      expect(prose).toContain('**Polish**, to a card: Shine of the card is increased by 1');
      const { viewer, playerActions } = await nomic.season(
        `viewer { options { mutation needs input } }
         playerActions { code toCard toPlayer refusal { code } }`,
        'ann',
      );
      expect(playerActions).toEqual([
        { code: 'POLISH', toCard: true, toPlayer: false, refusal: null },
      ]);
      expect(viewer.options).toContainEqual({
        ...{ mutation: 'takeAction', needs: ['card'] },
        input: expect.objectContaining({ action: 'POLISH' }) as unknown,
      });
      await nomic.does('ann', 'takeAction', { action: 'POLISH', card });
      const { trackedValues, journal } = await nomic.season(
        `trackedValues { code cards { card { name } value } }
         journal(last: 1, types: [ActionTaken]) { nodes { text ... on ActionTaken {
           toCard { name } target { id } changes { value whose { name } ofCard { name } now } } } }`,
      );
      expect(trackedValues).toContainEqual({
        code: 'SHINE',
        cards: [{ card: { name: NAMES[game] }, value: 2 }],
      });
      const ofCard = { name: NAMES[game] };
      expect(journal.nodes).toEqual([
        {
          text: `ann did Polish to ${NAMES[game]}: Shine of ${NAMES[game]} is now 2, Honour is now 2, Torn of ${NAMES[game]} is now no.`,
          ...{ toCard: ofCard, target: null },
          changes: [
            { value: 'SHINE', whose: null, ofCard, now: 2 },
            { value: 'HONOUR', whose: { name: 'ann' }, ofCard: null, now: 2 },
            { value: 'TORN', whose: null, ofCard, now: false },
          ],
        },
      ]);
    });

    it('is refused without its card, with one that there is not, and more often than the limit', async () => {
      await nomic.adopts('Polishing', amend(...POLISHING));
      const refused = async (input: object): Promise<string> =>
        (await nomic.isRefused('ann', 'takeAction', { action: 'POLISH', ...input })).code;
      expect(await refused({})).toBe('MALFORMED');
      expect(await refused({ card: { rank: 'ACE', suit: 'ARCANA_' } })).toBe('CARD_UNKNOWN');
      expect(await refused({ card, playerId: nomic.players.bob })).toBe('MALFORMED');
      await nomic.does('ann', 'takeAction', { action: 'POLISH', card });
      await nomic.does('bob', 'takeAction', { action: 'POLISH', card });
      expect(await refused({ card })).toBe('ACTION_USED_UP');
    });

    it('who holds an office alone does it, and a proposal sets it', async () => {
      await nomic.adopts(
        'Polishers',
        amend(
          ...POLISHING,
          add('/offices', [
            { office: 'SMITH', title: 'Smith', termDays: null, filledBy: { type: 'HOST' } },
          ]),
          add('/actions/0/who', { type: 'OFFICE', offices: ['SMITH'] }),
        ),
      );
      const { code } = await nomic.isRefused('ann', 'takeAction', { action: 'POLISH', card });
      expect(code).toBe('ACTION_NOT_YOURS');
      await nomic.does('host', 'appointToOffice', { office: 'SMITH', playerId: nomic.players.ann });
      await nomic.does('ann', 'takeAction', { action: 'POLISH', card });
      await nomic.adopts('A gleam', { setValue: { value: 'SHINE', card, to: 4 } });
      const { trackedValues } = await nomic.season('trackedValues { code cards { value } }');
      expect(trackedValues).toContainEqual({ code: 'SHINE', cards: [{ value: 4 }] });
      const again = await nomic.isRefused('ann', 'takeAction', { action: 'POLISH', card });
      expect(again.code).toBe('ACTION_NOT_NOW');
    });

    test.each([
      ['a secret of cards', [add('/trackedValues', [{ ...SHINE, secret: true }])]],
      [
        'a text of a card',
        [...POLISHING, add('/trackedValues/-', MARK), change('card.value:MARK')],
      ],
      [
        'who has which card',
        [...POLISHING, change(game === 'round' ? 'target.item:CHIP' : 'card.held')],
      ],
      ['what a card has where none is at hand', [...POLISHING, victory('card.value:SHINE')]],
    ])('a formula cannot read %s [X1, AB1]', async (_what, patch) => {
      const { code } = await nomic.isRefused('ann', 'submitProposal', {
        ...{ class: game === 'round' ? 'URGENT' : null, title: 'No', text: 'No.' },
        effects: [amend(...patch)],
      });
      expect(code).toBe('RULESET_REFUSED');
    });
  });

  it('a hand scores by what its cards have [AF1]', async () => {
    const nomic = await Nomic.round(persons);
    const formula = { op: 'MULTIPLY', of: [{ name: 'cards' }, { name: 'hand.value:SHINE' }] };
    const prose = await nomic.adopts(
      'By shine',
      amend(...POLISHING, add('/hands/ranking/formula', formula)),
    );
    expect(prose).toContain('A hand scores **c × Shine of its cards**.');
    const total = async (): Promise<unknown> =>
      (
        await nomic.root(
          'scoreHand(seasonId: $id, cards: [{ rank: "ACE", suit: "CUPS", count: 2 }]) { total }',
          'scoreHand',
        )
      ).total;
    expect(await total()).toBe('4');
    await nomic.does('ann', 'takeAction', { action: 'POLISH', card: CARDS.round });
    expect(await total()).toBe('8');
    const { code } = await nomic.isRefused('ann', 'submitProposal', {
      ...{ class: 'URGENT', title: 'No more shine', text: 'No.' },
      effects: [amend({ op: 'remove', path: '/trackedValues/1' })],
    });
    expect(code).toBe('RULESET_REFUSED');
  });
});
