/** What a vote puts right in a round: adopted over the API, and then seen in force [H3, P12]. */
import { add, day } from '../api/nomic';
import type { Name, Nomic } from '../api/nomic';
import { textOf } from './house';
import type { Answer } from './house';
import { openNomics } from './nomics';
import type { Nomics } from './nomics';

let nomics: Nomics;
let round: Nomic;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const HOLDINGS = 'holdings { item quantity }';
const KNIGHT = { rank: 'KNIGHT', suit: 'SWORDS' };
const KNIGHT_CODE = 'CARD:KNIGHT:SWORDS';
const ACE = { rank: 'ACE', suit: 'CUPS' };
const trungs = (quantity: number): object => ({ item: 'TRUNG', quantity });
const chips = (quantity: number): object => ({ item: 'CHIP', quantity });
const id = (name: 'ann' | 'bob' | 'cyd'): string => round.players[name]!;
const ann = (): object => ({ playerId: id('ann') });

const heldIn = (holdings: Answer, item: string): number =>
  Number(holdings.find((each) => textOf(each.item) === item)?.quantity ?? 0);
async function held(who: Name, item: string): Promise<number> {
  const { player } = await round.season(
    `player(id: ${JSON.stringify(round.players[who as 'ann'])}) { ${HOLDINGS} }`,
  );
  return heldIn(player.holdings, item);
}
const both = async (item: string): Promise<readonly number[]> => [
  await held('ann', item),
  await held('bob', item),
];

const PREVIEW = `query ($input: PreviewProposalInput!) { previewProposal(input: $input) {
  failure { effect refusal { code } } transfers { item quantity from { kind } to { kind } } } }`;
/** What goes from whom to whom: foretold, adopted, and told in the same words. */
async function moves(from: object, to: object, ...items: object[]): Promise<Answer> {
  const effect = { moveItems: { from, to, items } };
  const { api } = nomics;
  const asked = { seasonId: round.id, effects: [effect] };
  const { previewProposal } = await api.data(PREVIEW, { input: asked });
  expect(previewProposal.failure).toBeNull();
  await round.adopts('As it should be', effect);
  const { journal } = await round.season(
    `journal(last: 1, types: [ProposalAdopted]) { nodes { ... on ProposalAdopted {
      transfers { item quantity from { kind } to { kind } } } } }`,
  );
  const { transfers } = journal.nodes[0]!;
  expect(transfers).toEqual(previewProposal.transfers);
  return transfers;
}
const moved = (item: string, quantity: number, from: string, to: string): object[] => [
  { item, quantity, from: { kind: from }, to: { kind: to } },
];

describe('moveItems', () => {
  it('goes from one player to another, and fails whole where one lacks it by then', async () => {
    round = await nomics.open('a round');
    await round.grants('ann', trungs(3));
    const transfers = await moves(ann(), { playerId: id('bob') }, trungs(2));
    expect(transfers).toEqual(moved('TRUNG', 2, 'PLAYER', 'PLAYER'));
    expect(await both('TRUNG')).toEqual([1, 2]);
    const failed = await round.decided(
      'Too much',
      { moveItems: { from: ann(), to: { playerId: id('bob') }, items: [trungs(1)] } },
      { moveItems: { from: ann(), to: { playerId: id('bob') }, items: [trungs(1)] } },
    );
    expect(failed).toMatchObject({
      ...{ status: 'ADOPTED', failure: { effect: 1, refusal: { code: 'NOT_ENOUGH_TO_TAKE' } } },
    });
    expect(await both('TRUNG')).toEqual([1, 2]);
  });

  it('goes into a contract in force, and out of it, whatever its clauses say', async () => {
    round = await nomics.open('a round');
    await round.grants('ann', trungs(5));
    const terms = { with: [id('bob')], terms: 'We share.', clauses: [] };
    const { contract } = await round.does('ann', 'offerContract', terms, 'contract { id }');
    const contractId = textOf(contract.id);
    const inside = async (): Promise<number> =>
      heldIn((await round.node('Contract', HOLDINGS, contractId)).holdings, 'TRUNG');
    const early = { moveItems: { from: ann(), to: { contractId }, items: [trungs(1)] } };
    const input = { class: 'URGENT', title: 'Early', effects: [early] };
    expect((await round.isRefused('ann', 'submitProposal', input)).code).toBe('CONTRACT_NOT_OPEN');
    await round.does('bob', 'acceptContract', { contractId });
    expect(await moves(ann(), { contractId }, trungs(4))).toEqual(
      moved('TRUNG', 4, 'PLAYER', 'CONTRACT'),
    );
    expect([await inside(), ...(await both('TRUNG'))]).toEqual([4, 1, 0]);
    expect(await moves({ contractId }, { playerId: id('bob') }, trungs(3))).toEqual(
      moved('TRUNG', 3, 'CONTRACT', 'PLAYER'),
    );
    expect([await inside(), ...(await both('TRUNG'))]).toEqual([1, 1, 3]);
  });

  it('goes to a duck and from it, save what quacks', async () => {
    const crumb = { item: 'BREAD', name: 'Crumb', plural: 'Crumbs', quack: true };
    round = await nomics.open('a round', {
      ruleset: [{ op: 'replace', path: '/trade/ducks', value: true }, add('/items/-', crumb)],
    });
    await round.grants('ann', trungs(2), { item: 'BREAD', quantity: 1 });
    const duckling = { ...ann(), name: 'Quentin' };
    const { duck } = await round.does('host', 'createDuck', duckling, 'duck { id }');
    const duckId = textOf(duck.id);
    const has = async (): Promise<number> =>
      heldIn((await round.node('Duck', HOLDINGS, duckId)).holdings, 'TRUNG');
    const feeds = {
      moveItems: { from: ann(), to: { duckId }, items: [{ item: 'BREAD', quantity: 1 }] },
    };
    const input = { class: 'URGENT', title: 'Feed it', effects: [feeds] };
    expect((await round.isRefused('ann', 'submitProposal', input)).code).toBe('QUACK_ITEM');
    expect(await moves(ann(), { duckId }, trungs(2))).toEqual(moved('TRUNG', 2, 'PLAYER', 'DUCK'));
    expect([await has(), ...(await both('TRUNG'))]).toEqual([2, 0, 0]);
    await moves({ duckId }, { playerId: id('bob') }, trungs(1));
    expect([await has(), ...(await both('TRUNG'))]).toEqual([1, 0, 1]);
  });

  it('changes what a House Lot is, and removes one of which nothing is left', async () => {
    round = await nomics.open('a round');
    await round.clockTo(day(1));
    await round.grants('ann', { card: KNIGHT });
    const standing =
      '... on Round { auction { lots(status: STANDING) { nodes { id cards { rank suit } } } } }';
    const { auction } = await round.season(standing);
    const [lot] = auction.lots.nodes;
    const lotId = textOf(lot!.id);
    const shown = (): Promise<Answer> =>
      round.node('Lot', 'status cards { rank suit } items { item quantity }', lotId);
    const cards = lot!.cards as unknown as object[];
    expect(await moves(ann(), { lotId }, { card: KNIGHT })).toEqual(
      moved(KNIGHT_CODE, 1, 'PLAYER', 'LOT'),
    );
    const { cards: now, items } = await shown();
    expect(now).toHaveLength(cards.length + 1);
    expect(now).toEqual(expect.arrayContaining([KNIGHT, ...cards]));
    await moves({ lotId }, { playerId: id('bob') }, ...(items as unknown as object[]));
    expect((await shown()).status).toBe('REMOVED');
    expect(await held('bob', KNIGHT_CODE)).toBeGreaterThan(0);
  });

  it('takes a Work of Art to the Gallery, and out of it', async () => {
    round = await nomics.open('a round', { input: { edition: 'round-10/gallery' } });
    const work = { title: 'The Duck', artist: 'Ann', value: 100, ...ann() };
    const made = await round.does('host', 'createWorkOfArt', { work }, 'work { id item }');
    const item = textOf(made.work.item);
    const shown = async (): Promise<unknown> => {
      const gallery = '... on Round { gallery { nodes { title } } }';
      return (await round.season(gallery)).gallery.nodes;
    };
    const owner = async (): Promise<Answer> =>
      (await round.node('WorkOfArt', 'owner { kind player { name } }', textOf(made.work.id))).owner;
    expect(await moves(ann(), { gallery: true }, { item, quantity: 1 })).toEqual(
      moved(item, 1, 'PLAYER', 'GALLERY'),
    );
    expect([await shown(), await owner()]).toEqual([
      [{ title: 'The Duck' }],
      { kind: 'GALLERY', player: null },
    ]);
    await moves({ gallery: true }, { playerId: id('bob') }, { item, quantity: 1 });
    expect([await shown(), await owner()]).toEqual([
      [],
      { kind: 'PLAYER', player: { name: 'bob' } },
    ]);
  });
});

describe('what is undone by vote', () => {
  /** A Monday, after the income; Ann and Bob have Trungs and chips. */
  beforeEach(async () => {
    round = await nomics.open('a round');
    await round.clockTo(day(1));
    for (const who of ['ann', 'bob'] as const) await round.grants(who, chips(50), trungs(5));
  });

  it('is a trade: both have again what they gave', async () => {
    const sides = { to: id('bob'), give: [trungs(2)], get: [chips(30)] };
    const { trade } = await round.does('ann', 'offerTrade', sides, 'trade { id }');
    const tradeId = textOf(trade.id);
    const input = { class: 'URGENT', title: 'Back', effects: [{ voidTrade: tradeId }] };
    expect((await round.isRefused('ann', 'submitProposal', input)).code).toBe('NOTHING_TO_CORRECT');
    const before = [await both('CHIP'), await both('TRUNG')];
    await round.does('bob', 'acceptTrade', { tradeId });
    expect([await both('CHIP'), await both('TRUNG')]).not.toEqual(before);
    await round.adopts('Back', { voidTrade: tradeId });
    expect([await both('CHIP'), await both('TRUNG')]).toEqual(before);
    expect(await round.node('Trade', 'status', tradeId)).toEqual({ status: 'VOIDED' });
    expect((await round.isRefused('ann', 'submitProposal', input)).code).toBe('NOTHING_TO_CORRECT');
  });

  /** Ann wagers 2 Trungs and Bob 3. */
  async function war(): Promise<string> {
    const proposed = await round.does('ann', 'proposeWar', { wager: [trungs(2)] }, 'war { id }');
    const tableId = textOf(proposed.war.id);
    await round.does('bob', 'proposeWar', { tableId, wager: [trungs(3)] });
    return tableId;
  }
  const agrees = async (who: Name, tableId: string): Promise<void> => {
    const { terms } = await round.node('War', 'terms', tableId);
    await round.does(who, 'agreeToWar', { tableId, terms });
  };

  it('is a war: the winner gives back what the loser wagered', async () => {
    const tableId = await war();
    for (const who of ['ann', 'bob'] as const) await agrees(who, tableId);
    expect((await round.node('War', 'winner { name }', tableId)).winner).not.toBeNull();
    expect(await both('TRUNG')).not.toEqual([5, 5]);
    await round.adopts('No war', { voidTable: tableId });
    expect(await both('TRUNG')).toEqual([5, 5]);
    expect(await round.node('War', 'status', tableId)).toEqual({ status: 'VOIDED' });
  });

  it('is a war that goes on: it ends, and the wager goes back', async () => {
    const tableId = await war();
    await agrees('ann', tableId);
    expect(await both('TRUNG')).toEqual([3, 5]);
    await round.adopts('Peace', { voidTable: tableId });
    expect(await both('TRUNG')).toEqual([5, 5]);
    const { players } = await round.season('players { nodes { table { id } } }');
    expect(players.nodes).toEqual([{ table: null }, { table: null }, { table: null }]);
  });

  it('is a spin, whatever the dice said: its price and its payout go back', async () => {
    const before = await held('ann', 'CHIP');
    const { sitting } = await round.does('ann', 'playSlots', {}, 'sitting { id price payout }');
    const price = Number(sitting.price);
    expect(price).toBeGreaterThan(0);
    expect(await held('ann', 'CHIP')).toBe(before - price + Number(sitting.payout));
    await round.adopts('A broken arm', { voidTable: sitting.id });
    expect(await held('ann', 'CHIP')).toBe(before);
    const shown = await round.node('SlotsSitting', 'status', textOf(sitting.id));
    expect(shown).toEqual({ status: 'VOIDED' });
  });

  it('is a sealed hand, which is never shown, and can be sealed anew', async () => {
    await round.grants('ann', { card: KNIGHT }, { card: ACE });
    const sealed = await round.does('ann', 'sealHand', { cards: [KNIGHT] }, 'secretAction { id }');
    const actionId = textOf(sealed.secretAction.id);
    await round.adopts('By mistake', { voidSecretAction: actionId });
    const action = await round.node(
      'SecretAction',
      'status failure text hand { id }',
      actionId,
      'bob',
    );
    expect(action).toEqual({ status: 'FAILED', failure: 'VOIDED', text: null, hand: null });
    await round.does('ann', 'sealHand', { cards: [ACE] });
    await round.clockTo(day(7));
    const { hands } = await round.season(
      '... on Round { hands(week: 1) { cards { card { rank suit } } } }',
    );
    expect(hands).toEqual([{ cards: [{ card: ACE }] }]);
    const { journal } = await round.season(
      'journal(last: 5, types: [SecretActionFailed]) { nodes { text } }',
    );
    expect(journal.nodes).toHaveLength(1);
  });

  it('is the term of the Judge who sits, and of nobody else', async () => {
    const ends = (name: 'ann' | 'bob'): object => ({
      ...{ class: 'URGENT', title: 'Enough', effects: [{ endJudgeTerm: id(name) }] },
    });
    expect((await round.isRefused('ann', 'submitProposal', ends('bob'))).code).toBe('CHAIR_VACANT');
    await round.does('host', 'appointJudge', { playerId: id('bob') });
    expect((await round.isRefused('ann', 'submitProposal', ends('ann'))).code).toBe(
      'JUDGE_CHANGED',
    );
    await round.adopts('Enough', { endJudgeTerm: id('bob') });
    const { judge } = await round.season(
      '... on Round { judge { player { name } terms { nodes { player { name } ending } } } }',
    );
    expect(judge).toEqual({
      player: null,
      terms: { nodes: [{ player: { name: 'bob' }, ending: 'VOTED_OUT' }] },
    });
    const { journal } = await round.season(
      'journal(last: 5, types: [JudgeTermEnded]) { nodes { ... on JudgeTermEnded { player { name } ending } } }',
    );
    expect(journal.nodes).toEqual([{ player: { name: 'bob' }, ending: 'VOTED_OUT' }]);
  });
});
