/** Corrections by vote are parsed, previewed, adopted and reported [H3, P12, P13, P14]. */
import { add, amend, day } from '../api/nomic';
import type { Nomic } from '../api/nomic';
import { FixedChance } from '../api/fixed-chance';
import { SCRIBE } from '../support/custom-mechanics';
import { textOf } from '../support/in-process-api';
import type { Answer } from '../support/in-process-api';
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let chance: FixedChance;
let nomics: Nomics;
beforeAll(async () => {
  chance = new FixedChance();
  nomics = await openNomics();
});
afterAll(async () => {
  await nomics.api.close();
  chance.end();
});

const KNIGHT = { rank: 'KNIGHT', suit: 'SWORDS' };
const trungs = (quantity: number): object => ({ item: 'TRUNG', quantity });
const chips = (quantity: number): object => ({ item: 'CHIP', quantity });

it('items move between all that hold them, and go from and to whom the preview says', async () => {
  const round = await nomics.open('a round', {
    input: { edition: 'round-10/gallery' },
    ruleset: [{ op: 'replace', path: '/trade/ducks', value: true }],
  });
  await round.clockTo(day(1));
  const [ann, bob] = [{ playerId: round.players.ann }, { playerId: round.players.bob }];
  await round.grants('ann', trungs(7), { card: KNIGHT });
  const work = { title: 'The Duck', artist: 'Ann', value: 100, ...ann };
  const { item } = (await makesWork(round, work)).work;
  const terms = { with: [round.players.bob], terms: 'We share.', clauses: [] };
  const { contract } = await round.does('ann', 'offerContract', terms, 'contract { id }');
  await round.does('bob', 'acceptContract', { contractId: contract.id });
  const hatched = { ...ann, name: 'Quentin' };
  const { duck } = await round.does('host', 'createDuck', hatched, 'duck { id }');
  const { auction } = await round.season(
    '... on Round { auction { lots(status: STANDING) { nodes { id } } } }',
  );
  const [inContract, inDuck] = [{ contractId: contract.id }, { duckId: duck.id }];
  const inLot = { lotId: auction.lots.nodes[0]!.id };
  const gallery = { gallery: true };
  const moves = [
    [ann, bob, trungs(1), 'TRUNG', 'PLAYER', 'PLAYER'],
    [ann, inContract, trungs(4), 'TRUNG', 'PLAYER', 'CONTRACT'],
    [inContract, bob, trungs(3), 'TRUNG', 'CONTRACT', 'PLAYER'],
    [ann, inDuck, trungs(2), 'TRUNG', 'PLAYER', 'DUCK'],
    [inDuck, bob, trungs(1), 'TRUNG', 'DUCK', 'PLAYER'],
    [ann, inLot, { card: KNIGHT }, 'CARD:KNIGHT:SWORDS', 'PLAYER', 'LOT'],
    [inLot, bob, { card: KNIGHT }, 'CARD:KNIGHT:SWORDS', 'LOT', 'PLAYER'],
    [ann, gallery, { item, quantity: 1 }, textOf(item), 'PLAYER', 'GALLERY'],
    [gallery, bob, { item, quantity: 1 }, textOf(item), 'GALLERY', 'PLAYER'],
  ] as const;
  const effects = moves.map(([from, to, moved]) => ({ moveItems: { from, to, items: [moved] } }));
  const TRANSFERS = 'transfers { item from { kind } to { kind } }';
  const { previewProposal } = await nomics.api.data(
    `query ($input: PreviewProposalInput!) { previewProposal(input: $input) {
      failure { effect refusal { code } } ${TRANSFERS} } }`,
    { input: { seasonId: round.id, effects } },
  );
  const expected = moves.map(([, , , code, from, to]) => ({
    ...{ item: code, from: { kind: from }, to: { kind: to } },
  }));
  expect(previewProposal).toEqual({ failure: null, transfers: expected });
  await round.adopts('As it should be', ...effects);
  const { journal } = await round.season(
    `journal(last: 1, types: [ProposalAdopted]) { nodes { ... on ProposalAdopted { ${TRANSFERS} } } }`,
  );
  expect(journal.nodes).toEqual([{ transfers: expected }]);
  const held = async (type: string, { id }: Answer): Promise<unknown> =>
    (await round.node(type, 'holdings { item quantity }', textOf(id))).holdings;
  expect([await held('Contract', contract), await held('Duck', duck)]).toEqual([
    ...[[trungs(1)], [trungs(1)]],
  ]);
  const { player } = await round.season(
    `player(id: ${JSON.stringify(round.players.bob)}) { holdings { item quantity } }`,
  );
  expect(player.holdings).toEqual(
    expect.arrayContaining([
      ...[trungs(5), { item: 'CARD:KNIGHT:SWORDS', quantity: 1 }, { item, quantity: 1 }],
    ]),
  );
});

/** In a rehearsal the host can create a Work of Art at any time. */
const makesWork = (round: Nomic, work: object): Promise<Answer> =>
  round.does('host', 'createWorkOfArt', { work }, 'work { id item }');

it('a trade, a war, a spin, a sealed hand and a term are undone by one vote', async () => {
  const round = await nomics.open('a round');
  await round.clockTo(day(1));
  for (const who of ['ann', 'bob'] as const) await round.grants(who, chips(50), trungs(5));
  await round.grants('ann', { card: KNIGHT });
  const bob = round.players.bob!;
  const holdings = 'players { nodes { name holdings { item quantity } } }';
  const before = await round.season(holdings);

  const { trade } = await round.does(
    ...(['ann', 'offerTrade', { to: bob, give: [trungs(2)], get: [chips(30)] }] as const),
    'trade { id }',
  );
  const voided = { class: 'URGENT', title: 'Back', effects: [{ voidTrade: trade.id }] };
  const early = await round.isRefused('ann', 'submitProposal', voided);
  expect(early).toMatchObject({ code: 'NOTHING_TO_CORRECT', facts: { effect: 0 } });
  await round.does('bob', 'acceptTrade', { tradeId: trade.id });
  const { war } = await round.does('ann', 'proposeWar', { wager: [trungs(2)] }, 'war { id }');
  const tableId = war.id;
  await round.does('bob', 'proposeWar', { tableId, wager: [trungs(3)] });
  const { terms } = await round.node('War', 'terms', textOf(tableId));
  await round.does('ann', 'agreeToWar', { tableId, terms });
  await round.does('bob', 'standUp');
  const { sitting } = await round.does('bob', 'playSlots', {}, 'sitting { id }');
  const sealed = await round.does('ann', 'sealHand', { cards: [KNIGHT] }, 'secretAction { id }');
  const actionId = textOf(sealed.secretAction.id);
  await round.does('host', 'appointJudge', { playerId: bob });

  expect(await round.season(holdings)).not.toEqual(before);
  await round.adopts(
    ...(['Undone', { voidTrade: trade.id }, { voidTable: tableId }] as const),
    ...[{ voidTable: sitting.id }, { voidSecretAction: actionId }, { endJudgeTerm: bob }],
  );
  expect(await round.season(holdings)).toEqual(before);
  const statuses = [
    await round.node('Trade', 'status', textOf(trade.id)),
    await round.node('War', 'status', textOf(tableId)),
    await round.node('SlotsSitting', 'status', textOf(sitting.id)),
    await round.node('SecretAction', 'status failure text hand { id }', actionId, 'bob'),
  ];
  expect(statuses).toEqual([
    ...[{ status: 'VOIDED' }, { status: 'VOIDED' }, { status: 'VOIDED' }],
    { status: 'FAILED', failure: 'VOIDED', text: null, hand: null },
  ]);
  const { judge, journal } = await round.season(
    `... on Round { judge { player { name } terms { nodes { player { name } ending } } } }
     journal(last: 5, types: [JudgeTermEnded]) { nodes { ... on JudgeTermEnded { player { name } ending } } }`,
  );
  const term = { player: { name: 'bob' }, ending: 'VOTED_OUT' };
  expect([judge, journal.nodes]).toEqual([{ player: null, terms: { nodes: [term] } }, [term]]);
});

const TOLD = `journal(types: [OfficeTermSet, JudgeTermSet, HandCorrected]) { nodes {
  ... on OfficeTermSet { office until proposal { title } }
  ... on JudgeTermSet { judged: until proposal { title } }
  ... on HandCorrected { placement total byProposal { title } }
} }`;
const EFFECTS = `effects {
  ... on SetTermEffect { player { name } office until }
  ... on CorrectHandEffect { placement score hand { week } }
}`;

it('says until when somebody is Scribe and Judge, and where a hand was placed', async () => {
  const round = await nomics.open('a round');
  const [ann, bob] = [round.players.ann!, round.players.bob!];
  await round.does('host', 'appointJudge', { playerId: bob });
  await round.grants('ann', { card: { rank: 'KNIGHT', suit: 'SWORDS' } });
  await round.clockTo(day(1));
  await round.does('ann', 'sealHand', { cards: [{ rank: 'KNIGHT', suit: 'SWORDS' }] });
  const title = 'As it should be';
  const judge = { setTerm: { playerId: bob, until: day(20) } };
  await round.adopts(title, amend(add('/offices', [SCRIBE])), judge);
  await round.clockTo(day(14));
  for (const who of ['ann', 'bob'] as const) {
    await round.does(who, 'voteForOffice', { office: 'SCRIBE', playerId: ann });
  }
  const hands = '... on Round { hands(week: 1) { id placement score { total } } }';
  const placed = await round.season(`${hands} ... on Round { judge { player { name } } }`);
  expect(placed).toMatchObject({ hands: [{ placement: 1 }], judge: { player: { name: 'bob' } } });

  const handId = textOf(placed.hands[0]!.id);
  const scribe = { setTerm: { playerId: ann, office: 'SCRIBE', until: day(30) } };
  const right = { correctHand: { handId, placement: 2, score: '-61' } };
  const proposal = await round.decided(title, scribe, right);
  expect(await round.node('Proposal', EFFECTS, textOf(proposal.id))).toEqual({
    effects: [
      { player: { name: 'ann' }, office: 'SCRIBE', until: day(30) },
      { placement: 2, score: '-61', hand: { week: 1 } },
    ],
  });
  const by = { proposal: { title } };
  expect(await round.season(`${hands} offices { holder { name } until } ${TOLD}`)).toMatchObject({
    hands: [{ placement: 2, score: { total: '-61' } }],
    offices: [{ holder: { name: 'ann' }, until: day(30) }],
    journal: {
      nodes: [
        { judged: day(20), ...by },
        { office: 'SCRIBE', until: day(30), ...by },
        { placement: 2, total: '-61', byProposal: { title } },
      ],
    },
  });
});
