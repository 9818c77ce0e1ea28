/**
 * Values, actions and offices adopted by vote, with the article that they cite, in either game
 * [Z1–Z4, AD1, AF2].
 */
import { add, amend } from '../api/nomic';
import { HONOUR, POLISHING, POT, PRAY, SCRIBE, USHER, WATCH } from '../support/custom-mechanics';
import { BOTH, openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const TEXT = 'Whoever prays shall do so _quietly_, and once a day.';
const ARTICLE = { addArticle: { anchor: 'prayer', title: 'On Prayer', markdown: TEXT } };
const rule = 'prayer';
const WITH_RULE = amend(
  add('/trackedValues', [HONOUR, { ...POT, rule, setBy: [{ type: 'OFFICE', office: 'SCRIBE' }] }]),
  add('/actions', [{ ...PRAY, rule }]),
  add('/offices', [{ ...SCRIBE, rule }, USHER]),
);
/** A card of each game. */
const CARDS = {
  'a round': [{ rank: 'ACE', suit: 'CUPS' }, 'Ace of Cups'],
  'a dynasty': [{ rank: 'KING', suit: 'CUPS' }, 'King of Cups'],
} as const;

describe.each(BOTH)('in %s', (game) => {
  it('what a vote brings is refused and offered with the article that it cites [AD1]', async () => {
    const season = await nomics.open(game);
    const prose = await season.adopts('On Prayer', ARTICLE, WITH_RULE);
    expect(prose).toContain('(see [On Prayer](#prayer))');
    const { viewer, ...told } = await season.season(
      `viewer { options { mutation rule } } playerActions { anchor }
       offices { anchor majority } trackedValues { anchor }
       ruleset { section(anchor: "prayer") { title markdown heldBy } }`,
      'ann',
    );
    expect(viewer.options).toContainEqual({ mutation: 'takeAction', rule });
    expect(viewer.options).toContainEqual({ mutation: 'voteForOffice', rule });
    const majority = 'the votes for somebody × 3 is at least the players × 1';
    expect(told).toEqual({
      playerActions: [{ anchor: rule }],
      offices: [
        { anchor: rule, majority: null },
        { anchor: null, majority },
      ],
      trackedValues: [{ anchor: null }, { anchor: rule }],
      ruleset: { section: { title: 'On Prayer', markdown: TEXT, heldBy: 'PEOPLE' } },
    });
    await season.does('ann', 'takeAction', { action: 'PRAY' });
    const refusals = [
      await season.isRefused('ann', 'takeAction', { action: 'PRAY' }),
      await season.isRefused('ann', 'setValue', { value: 'POT', to: 1 }),
      await season.isRefused('ann', 'resignOffice', { office: 'SCRIBE' }),
    ];
    expect(refusals.map(({ code, rule: cited }) => [code, cited])).toEqual([
      ['ACTION_USED_UP', rule],
      ['VALUE_NOT_YOURS', rule],
      ['OFFICE_NOT_YOURS', rule],
    ]);
  });

  it('an action is offered with a card, done to it, and told with what became of it [AF2]', async () => {
    const [card, name] = CARDS[game];
    const season = await nomics.open(game);
    await season.adopts('Polishing', amend(...POLISHING));
    const { viewer, playerActions } = await season.season(
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
    await season.does('ann', 'takeAction', { action: 'POLISH', card });
    const { trackedValues, journal } = await season.season(
      `trackedValues { code cards { card { name } value } }
       journal(last: 1, types: [ActionTaken]) { nodes { text ... on ActionTaken {
         toCard { name } target { id } changes { value whose { name } ofCard { name } now } } } }`,
    );
    expect(trackedValues).toContainEqual({
      code: 'SHINE',
      cards: [{ card: { name }, value: 2 }],
    });
    expect(journal.nodes).toEqual([
      {
        text: `ann took the action “Polish” on ${name}: Shine of ${name} is now 2, Honour is now 2, Torn of ${name} is now no.`,
        ...{ toCard: { name }, target: null },
        changes: [
          { value: 'SHINE', whose: null, ofCard: { name }, now: 2 },
          { value: 'HONOUR', whose: { name: 'ann' }, ofCard: null, now: 2 },
          { value: 'TORN', whose: null, ofCard: { name }, now: false },
        ],
      },
    ]);
    const both = { action: 'POLISH', card, playerId: season.players.bob };
    expect((await season.isRefused('ann', 'takeAction', both)).code).toBe('MALFORMED');
    await season.adopts('A gleam', { setValue: { value: 'SHINE', card, to: 4 } });
    expect(
      (await season.season('trackedValues { code cards { value } }')).trackedValues,
    ).toContainEqual({ code: 'SHINE', cards: [{ value: 4 }] });
  });

  it('who holds one office names who holds another [Z4]', async () => {
    const season = await nomics.open(game, { ruleset: [add('/offices', [SCRIBE, WATCH])] });
    const watches = { office: 'WATCH', playerId: season.players.bob };
    for (const who of ['bob', 'cyd'] as const) {
      const scribe = { office: 'SCRIBE', playerId: season.players.ann };
      await season.does(who, 'voteForOffice', scribe);
    }
    await season.does('ann', 'appointToOffice', watches);
    const { offices } = await season.season(
      'offices { code filledBy appointingOffice holder { name } }',
    );
    expect(offices).toEqual([
      { code: 'SCRIBE', filledBy: 'VOTE', appointingOffice: null, holder: { name: 'ann' } },
      { code: 'WATCH', filledBy: 'OFFICE', appointingOffice: 'SCRIBE', holder: { name: 'bob' } },
    ]);
  });
});
