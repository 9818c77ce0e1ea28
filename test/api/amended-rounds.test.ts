/** What communities made of a round by vote: each adopted over the API, and then seen in force. */
import { textOf } from '../graphql/house';
import type { Answer } from '../graphql/house';
import { HONOUR, POT, PRAY, thirds, USHER } from '../mechanics';
import { FixedChance } from './fixed-chance';
import { add, amend, day, Nomic, people, PLAYERS } from './nomic';
import type { Name } from './nomic';
import type { Person } from './person';
import { pairs } from './sites';
import type { Site } from './sites';

/** More than any luck needs. */
const SPINS = 100;
const ofHalf = (symbol: string, from: number): object => ({
  symbol,
  name: symbol,
  from,
  to: from + 9,
});
const pair = (symbol: string, payout: number): object => ({
  ...{ symbol, inSequence: 2, payout, breaksMachine: false },
});

const SWORDS = ['KNIGHT', 'BISHOP', 'ROOK'].map((rank) => ({ rank, suit: 'SWORDS' }));
const names = (...of: string[]): object[] => of.map((name) => ({ name }));
const multiplied = (...of: unknown[]): object => ({ op: 'MULTIPLY', of });
const RAISED = [{ type: 'ADD', value: 'HONOUR', by: 1 }];
const chips = (quantity: number): object => ({ item: 'CHIP', quantity });

describe.each(pairs())('a round on $name', ({ fresh }) => {
  let chance: FixedChance;
  let site: Site;
  let persons: Readonly<Record<Name, Person>>;
  let round: Nomic;
  beforeAll(async () => {
    chance = new FixedChance();
    site = await fresh();
    persons = await people(site);
  });
  afterAll(async () => {
    await site.drop();
    chance.end();
  });
  beforeEach(async () => {
    round = await Nomic.round(persons);
  });

  /** What Ann's Knight, Bishop and Rook of Swords score at the settlement after an adoption. */
  async function scored(formula: object): Promise<Answer> {
    await round.grants('ann', ...SWORDS.map((card) => ({ card })));
    await round.amends('/hands/ranking/formula', formula);
    await round.does('ann', 'sealHand', { cards: SWORDS });
    await round.clockTo(day(7));
    const { hands } = await round.season(
      '... on Round { hands(week: 1) { status score { formula total } } }',
    );
    expect(hands[0]).toMatchObject({ status: 'PLACED' });
    return hands[0]!.score;
  }

  it('places hands by a score whose r leaves Arcana out [Scoring; X2]', async () => {
    const ranks = { op: 'SUBTRACT', of: names('ranks', 'ranks.ARCANA') };
    const product = multiplied({ name: 'cards' }, ranks, { name: 'multiplier' });
    const score = await scored({ op: 'ADD', of: [product, { name: 'highest' }] });
    expect(score).toMatchObject({ total: String(3 * 20 * 54 + 18) });
  });

  it('places hands by a score without h [Scoring; X2]', async () => {
    const score = await scored(multiplied(...names('cards', 'ranks', 'multiplier')));
    expect(score).toEqual({ formula: 'c × r × m', total: String(3 * 42 * 54) });
  });

  it('pays pairs at the slots that are not side by side [Slots; X4]', async () => {
    const slots = [
      add('/tables/slots/counting', 'ANYWHERE'),
      { op: 'replace', path: '/tables/slots/sittingsPerWeek', value: SPINS },
      // Of four spins one has such a pair, and none breaks the machine.
      {
        op: 'replace',
        path: '/tables/slots/symbols',
        value: [ofHalf('SPARKLE', 1), ofHalf('JOKER', 11)],
      },
      {
        op: 'replace',
        path: '/tables/slots/chart',
        value: [pair('JOKER', 12), pair('SPARKLE', 6)],
      },
    ];
    await round.grants('ann', chips(1_000));
    await round.adopts('Anywhere', amend(...slots));
    let apart = 0;
    for (let spins = 0; spins < SPINS && apart === 0; spins += 1) {
      const { sitting } = await round.does(
        'ann',
        'playSlots',
        {},
        'sitting { payout symbols { symbol } line { symbol inSequence } }',
      );
      const [one, other, third] = sitting.symbols.map(({ symbol }) => textOf(symbol));
      if (one === third && one !== other) {
        expect(sitting).toMatchObject({
          ...{ line: { symbol: one, inSequence: 2 }, payout: one === 'JOKER' ? 12 : 6 },
        });
        apart += 1;
      }
    }
    expect(apart).toBe(1);
  });

  it('taxes wealth of which each Trung is 20 [Income; X3]', async () => {
    await round.grants('ann', { item: 'TRUNG', quantity: 15 });
    const worth = [
      { item: 'CHIP', worth: 1 },
      { item: 'TRUNG', worth: 20 },
    ];
    await round.amends('/income/tax/wealth', worth);
    await round.clockTo(day(8));
    const { journal } = await round.season(
      'journal(last: 20, types: [IncomePaid]) { nodes { ... on IncomePaid { payments { player { name } wealth tax amount } } } }',
    );
    const { payments } = journal.nodes.at(-1)!;
    // 100 of the first Monday and 300 of Trungs are 100 above 300: five times 20.
    expect(payments[0]).toEqual({ player: { name: 'ann' }, wealth: '400', tax: 25, amount: 75 });
    expect(payments[1]).toEqual({ player: { name: 'bob' }, wealth: '100', tax: 0, amount: 100 });
  });

  it('sells its lots for the second price, week by week [Bidding; X6]', async () => {
    await round.amends('/auction/prices', { lots: 'SECOND', playerLots: 'FIRST' });
    const lot = 'lots(first: 1, status: STANDING) { nodes { id } }';
    for (const week of [1, 2]) {
      const { auction } = await round.season(`... on Round { auction { ${lot} } }`);
      const lotId = textOf(auction.lots.nodes[0]!.id);
      await round.does('ann', 'sealBids', { bids: [{ lotId, amount: 60 }] });
      await round.does('bob', 'sealBids', { bids: [{ lotId, amount: 20 + week }] });
      await round.clockTo(day(7 * week));
      const sold = await round.node('Lot', 'price winner { name }', lotId);
      expect(sold).toEqual({ price: 20 + week, winner: { name: 'ann' } });
      await round.clockTo(day(7 * week + 1));
    }
  });

  it('has a Judge for three weeks [Judge; X8]', async () => {
    await round.does('host', 'appointJudge', { playerId: round.players.bob });
    await round.amends('/judge/termWeeks', 3);
    const judges: unknown[] = [];
    for (const week of [1, 2, 3]) {
      await round.clockTo(day(7 * week));
      const { judge } = await round.season('... on Round { judge { player { name } } }');
      judges.push(judge.player);
    }
    expect(judges).toEqual([{ name: 'bob' }, { name: 'bob' }, null]);
  });

  it('keeps a count that players raise, once a day, by an action [Z1, Z2]', async () => {
    const prose = await round.adopts(
      'Prayer',
      amend(add('/trackedValues', [HONOUR]), add('/actions', [{ ...PRAY, effects: RAISED }])),
    );
    expect(prose).toContain('**Pray**');
    const options = await round.season('viewer { options { mutation input } }', 'bob');
    const takes = options.viewer.options.filter(
      ({ mutation }) => textOf(mutation) === 'takeAction',
    );
    expect(takes).toMatchObject([{ input: { action: 'PRAY' } }]);
    await round.does('bob', 'takeAction', { action: 'PRAY' });
    const again = await round.isRefused('bob', 'takeAction', { action: 'PRAY' });
    expect(again).toMatchObject({ code: 'ACTION_USED_UP', rule: 'player-actions' });
    await round.clockTo(day(3));
    await round.does('bob', 'takeAction', { action: 'PRAY' });
    const { players } = await round.season('players { nodes { values { value } } }');
    expect(players.nodes.map((player) => player.values[0]!.value)).toEqual([0, 2, 0]);
  });

  /** Honour that each player gains by praying, once a day. */
  const honoured = (most: number, ...steps: object[]): object =>
    amend(
      add('/trackedValues', [{ ...HONOUR, start: 8, most }]),
      add('/actions', [{ ...PRAY, effects: RAISED }]),
      ...steps,
    );

  it('is won by whoever has 10 Honour [Victory; AB1]', async () => {
    const conditions = [{ op: 'AT_LEAST', of: [{ name: 'value:HONOUR' }, 10] }];
    const prose = await round.adopts(
      'Ten Honour',
      honoured(10, add('/victoryConditions', { conditions, meet: 'ANY', tie: 'NOBODY' })),
    );
    expect(prose).toContain('- the player’s Honour is at least 10.');
    const forgotten = await round.isRefused('ann', 'submitProposal', {
      ...{ class: 'URGENT', title: 'No Honour', text: 'None.' },
      effects: [
        amend({ op: 'remove', path: '/trackedValues' }, { op: 'remove', path: '/actions' }),
      ],
    });
    expect(forgotten).toMatchObject({
      code: 'RULESET_REFUSED',
      facts: { problems: [{ path: '/victoryConditions/conditions/0/of/0/name' }] },
    });
    await round.does('cyd', 'takeAction', { action: 'PRAY' });
    expect(await round.season('status winner { name }')).toEqual({
      ...{ status: 'RUNNING', winner: null },
    });
    await round.clockTo(day(3));
    await round.does('cyd', 'takeAction', { action: 'PRAY' });
    expect(await round.season('status winner { name }')).toEqual({
      ...{ status: 'ENDED', winner: { name: 'cyd' } },
    });
  });

  it('places hands by the Honour of their players, and tells them so before [Scoring; AB2]', async () => {
    const formula = { op: 'ADD', of: names('cards', 'value:HONOUR') };
    await round.grants('ann', ...SWORDS.map((card) => ({ card })));
    await round.adopts('Honoured hands', honoured(20, add('/hands/ranking/formula', formula)));
    await round.does('ann', 'takeAction', { action: 'PRAY' });
    const cards = SWORDS.map(({ rank, suit }) => `{ rank: "${rank}", suit: "${suit}" }`).join();
    const tried = async (who: Name): Promise<unknown> => {
      const asked = `scoreHand(seasonId: $id, cards: [${cards}]) { formula total }`;
      return round.root(asked, 'scoreHand', who);
    };
    expect(await tried('ann')).toEqual({ formula: 'c + Honour', total: '12' });
    expect(await tried('bob')).toMatchObject({ total: '11' });
    await round.does('ann', 'sealHand', { cards: SWORDS });
    await round.clockTo(day(7));
    const placed = await round.season('... on Round { hands(week: 1) { score { total } } }');
    expect(placed.hands).toEqual([{ score: { total: '12' } }]);
  });

  it('adopts by as many votes as the season’s value says [Proposals; AB3]', async () => {
    const formula = { op: 'AT_LEAST', of: names('votesFor', 'value:POT') };
    const popularity = { test: 'FORMULA', formula };
    await round.adopts(
      'A pot of votes',
      amend(add('/trackedValues', [POT]), {
        op: 'replace',
        path: '/proposals/classes/0/popularity',
        value: popularity,
      }),
    );
    const asked = async (): Promise<Answer> => {
      const id = await round.proposed('More chips', {
        giveItems: { playerId: round.players.ann, items: [chips(1)] },
      });
      for (const name of ['ann', 'bob'] as const) {
        await round.does(name, 'castVote', { proposalId: id, vote: 'FOR' });
      }
      const { closesAt } = await round.proposal(id);
      await round.clockTo(textOf(closesAt));
      return round.node('Proposal', 'status popularity { formula }', id);
    };
    expect(await asked()).toEqual({
      status: 'REJECTED',
      popularity: { formula: 'the votes for it is at least the season’s Pot' },
    });
    await round.does('bob', 'setValue', { value: 'POT', to: 2 });
    expect(await asked()).toMatchObject({ status: 'ADOPTED' });
  });

  it('has a rule of words alone, which a ruling cites [L2]', async () => {
    await round.does('host', 'appointJudge', { playerId: round.players.ann });
    const prose = await round.adopts('Each Saturday all say quack', {
      addArticle: { anchor: 'feast', title: 'The Duck Feast' },
    });
    expect(prose).toContain('Each Saturday all say quack.');
    const question = { kind: 'QUESTION', text: 'Who says quack?', sections: ['feast'] };
    const asked = await round.does('bob', 'requestJustice', question, 'request { id }');
    const requestId = textOf(asked.request.id);
    const answer = { requestId, text: 'All.', sections: ['feast'] };
    const { ruling } = await round.does(
      'ann',
      'issueRuling',
      answer,
      'ruling { id sections { anchor title heldBy } }',
    );
    expect(ruling.sections).toEqual([
      { anchor: 'feast', title: 'The Duck Feast', heldBy: 'PEOPLE' },
    ]);
  });

  describe('of this project’s own play', () => {
    it('pays an income as the Bartering Phase begins, too [X7]', async () => {
      await round.amends('/income/also', [{ phase: 'BARTERING', amount: 30 }]);
      await round.clockTo(day(4));
      const { players } = await round.season('players { nodes { balance } }');
      expect(players.nodes.map(({ balance }) => balance)).toEqual([130, 130, 130]);
    });

    it('elects an auctioneer, who alone says what is sold [Z1, Z4]', async () => {
      const theme = { value: 'THEME', title: 'Theme', of: 'SEASON', secret: false, type: 'TEXT' };
      const setBy = [{ type: 'OFFICE', office: 'AUCTIONEER' }];
      const office = { office: 'AUCTIONEER', title: 'Auctioneer', termDays: 7 };
      await round.adopts(
        'An auctioneer',
        amend(
          add('/offices', [{ ...office, filledBy: { type: 'VOTE' } }]),
          add('/trackedValues', [{ ...theme, start: '', longest: 40, setBy }]),
        ),
      );
      const themed = { value: 'THEME', to: 'Only Swords' };
      const refusal = await round.isRefused('cyd', 'setValue', themed);
      expect(refusal).toMatchObject({ code: 'VALUE_NOT_YOURS', rule: 'tracked-values' });
      for (const name of ['ann', 'bob'] as const) {
        const cyd = { office: 'AUCTIONEER', playerId: round.players.cyd };
        await round.does(name, 'voteForOffice', cyd);
      }
      await round.does('cyd', 'setValue', themed);
      const { trackedValues } = await round.season('trackedValues { value }');
      expect(trackedValues).toEqual([{ value: 'Only Swords' }]);
    });

    it('elects by a third of its players, and overturns a ruling by all alone [AC1]', async () => {
      await round.adopts(
        'Thirds',
        amend(add('/offices', [USHER]), add('/judge/confidenceMajority', thirds(3))),
      );
      const cyd = { office: 'USHER', playerId: round.players.cyd };
      await round.does('bob', 'voteForOffice', cyd);
      const { offices } = await round.season('offices { majority holder { name } }');
      expect(offices).toEqual([
        {
          majority: 'the votes for somebody × 3 is at least the players × 1',
          holder: { name: 'cyd' },
        },
      ]);
      await round.does('ann', 'nominateForJudge', { text: 'Quack.' });
      await round.clockTo(day(7));
      for (const [voters, status] of [
        [['bob', 'cyd'], 'AFFIRMED'],
        [PLAYERS, 'OVERTURNED'],
      ] as const) {
        const asked = { kind: 'QUESTION', text: 'Is it?' };
        const { request } = await round.does('bob', 'requestJustice', asked, 'request { id }');
        const answer = { requestId: request.id, text: 'It is.' };
        const { ruling } = await round.does('ann', 'issueRuling', answer, 'ruling { id }');
        const { confidenceVote: vote } = await round.does(
          'cyd',
          'callConfidenceVote',
          { rulingId: ruling.id },
          'confidenceVote { id endsAt }',
        );
        for (const name of voters) {
          await round.does(name, 'castConfidenceVote', {
            confidenceVoteId: vote.id,
            choice: 'OVERTURN',
          });
        }
        await round.clockTo(textOf(vote.endsAt));
        expect(await round.node('ConfidenceVote', 'status', textOf(vote.id))).toEqual({ status });
      }
    });

    it('adopts by two thirds of the votes, and so not by a half [X5]', async () => {
      const double = multiplied({ name: 'votesAgainst' }, 2);
      const formula = { op: 'AT_LEAST', of: [{ name: 'votesFor' }, double] };
      await round.amends('/proposals/classes/0/popularity', { test: 'FORMULA', formula });
      for (const [against, status] of [
        [['cyd'], 'ADOPTED'],
        [['bob', 'cyd'], 'REJECTED'],
      ] as const) {
        const id = await round.proposed('More chips', {
          giveItems: { playerId: round.players.ann, items: [chips(1)] },
        });
        for (const name of PLAYERS) {
          const vote = against.some((each) => each === name) ? 'AGAINST' : 'FOR';
          await round.does(name, 'castVote', { proposalId: id, vote });
        }
        await round.clockTo(textOf((await round.proposal(id)).closesAt));
        expect(await round.proposal(id)).toMatchObject({ status });
      }
    });
  });
});
