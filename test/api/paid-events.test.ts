/** What a vote has the rules pay those to whom something happens [AD3]. */
import { textOf } from '../graphql/house';
import { add, amend, day, Nomic, people } from './nomic';
import type { Name } from './nomic';
import type { Person } from './person';
import { pairs } from './sites';
import type { Site } from './sites';

const SWORDS = ['KNIGHT', 'BISHOP', 'ROOK'].map((rank) => ({ rank, suit: 'SWORDS' }));
const PAID = [
  { event: 'LOT_WON', amount: { op: 'ADD', of: [{ name: 'item:TRUNG' }, 1] } },
  { event: 'TRADE_MADE', amount: 2 },
  { event: 'HAND_PLACED', amount: 3 },
  { event: 'PROPOSAL_ADOPTED', amount: 7 },
];

type Payment = { player: { name: string }; amount: number; tax: number };
type Income = { readonly cause: string | null; readonly payments: readonly Payment[] };

describe.each(pairs())('a round on $name', ({ fresh }) => {
  let site: Site;
  let persons: Readonly<Record<Name, Person>>;
  let round: Nomic;
  beforeAll(async () => {
    site = await fresh();
    persons = await people(site);
  });
  afterAll(() => site.drop());
  beforeEach(async () => {
    round = await Nomic.round(persons);
  });

  /** The causes, and who gained how much. */
  async function paid(): Promise<unknown[]> {
    const { journal } = await round.season(
      'journal(first: 100, types: [IncomePaid]) { nodes { ... on IncomePaid { cause payments { player { name } amount tax } } } }',
    );
    const told = journal.nodes as unknown as readonly Income[];
    return told
      .filter(({ cause }) => cause !== null)
      .map(({ cause, payments }) => [
        cause,
        ...payments.map(({ player, amount, tax }) => [player.name, amount, tax]),
      ]);
  }

  async function bidOnTwoLots(): Promise<void> {
    const { auction } = await round.season(
      '... on Round { auction { lots(first: 2, status: STANDING) { nodes { id } } } }',
    );
    const bids = auction.lots.nodes.map(({ id }) => ({ lotId: textOf(id), amount: 10 }));
    expect(bids).toHaveLength(2);
    await round.does('ann', 'sealBids', { bids });
  }

  it('pays for trades, lots, hands and proposals, from the adoption on', async () => {
    const prose = await round.amends('/income/byEvent', PAID);
    expect(prose).toContain('Whoever trades with another player gains 2 Chips each time');
    expect(prose).toContain('Whoever wins a lot gains as many Chips as Trungs + 1 each time');
    expect(await paid()).toEqual([]);

    await round.grants('ann', { item: 'TRUNG', quantity: 3 }, ...SWORDS.map((card) => ({ card })));
    const get = [{ item: 'CHIP', quantity: 1 }];
    const { trade } = await round.does(
      ...(['ann', 'offerTrade', { to: round.players.bob, give: [], get }, 'trade { id }'] as const),
    );
    await round.does('bob', 'acceptTrade', { tradeId: trade.id });
    const trades = ['TRADE_MADE', ['ann', 2, 0], ['bob', 2, 0]];
    expect(await paid()).toEqual([trades]);

    await bidOnTwoLots();
    await round.does('ann', 'sealHand', { cards: SWORDS });
    await round.clockTo(day(7));
    const settled = [
      ['HAND_PLACED', ['ann', 3, 0]],
      // The prize of the hand is five Trungs more.
      ['LOT_WON', ['ann', 18, 0]],
    ];
    expect(await paid()).toEqual([trades, ...settled]);

    await round.amends('/income/onJoining', false);
    expect(await paid()).toEqual([trades, ...settled, ['PROPOSAL_ADOPTED', ['ann', 7, 0]]]);
  });

  it('pays no more at once than an amount can be', async () => {
    await round.amends('/income/byEvent', [{ event: 'LOT_WON', amount: 1_000_000_000 }]);
    await bidOnTwoLots();
    await round.clockTo(day(7));
    expect(await paid()).toEqual([['LOT_WON', ['ann', 1_000_000_000, 0]]]);
  });

  test.each([
    ['one event twice', [PAID[1], PAID[1]], '/income/byEvent/1/event'],
    ['nothing', [{ event: 'TRADE_MADE', amount: 0 }], '/income/byEvent/0/amount'],
    ['true', [{ event: 'TRADE_MADE', amount: true }], '/income/byEvent/0/amount'],
    [
      'what is not known',
      [{ event: 'TRADE_MADE', amount: { name: 'value:GRACE' } }],
      '/income/byEvent/0/amount/name',
    ],
  ])('%s is refused, with its place', async (_what, value, path) => {
    const { code, facts } = await round.isRefused('ann', 'submitProposal', {
      ...{ class: 'URGENT', title: 'No', text: 'No.' },
      effects: [amend(add('/income/byEvent', value))],
    });
    expect(code).toBe('RULESET_REFUSED');
    expect(facts['problems' as 'nodes'][0]).toMatchObject({ path });
  });
});
