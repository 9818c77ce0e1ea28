import {
  MakeRoundDocument,
  DrawLotDocument,
  GrantItemsDocument,
  BecomePlayerDocument,
  EntrustBidsDocument,
  SecretActionsDocument,
  TradeTrungsDocument,
} from '../generated/operations';
import type { EntrustBidsMutation } from '../generated/operations';
import { bidOn } from '../support/lot-ids';
import type { Person } from '../support/person';
import { clockTo, grant, NEXT_SUNDAY, position, TUESDAY } from './rounds';
import { pairs } from '../support/installations';
import { everything, openTable } from './table';
import type { Table } from './table';

const times = <T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, at) => act(at)));

describe.each(pairs())('a repeated request on $name', ({ fresh }) => {
  let table: Table;
  let id: string;
  beforeAll(async () => {
    table = await openTable(fresh);
    ({ id } = table);
    await clockTo(table.host, id, TUESDAY);
  });
  afterAll(() => table.site.drop());

  const seal = async (
    person: Person,
    amount: number,
    idempotencyKey: string,
    lot = 1,
  ): Promise<EntrustBidsMutation['sealBids']> => {
    const input = { seasonId: id, bids: [bidOn(id, lot, amount)], idempotencyKey };
    return (await person.ask(EntrustBidsDocument, { input })).sealBids;
  };

  it('gives the answer of the first time, and happens once [design, section 4]', async () => {
    const first = await seal(table.ann, 5, 'first');
    expect(first).toMatchObject({ refusal: null, secretAction: { status: 'COMMITTED' } });
    const before = await everything(table.ann, id);
    expect(await seal(table.ann, 5, 'first')).toEqual(first);
    expect(await everything(table.ann, id)).toEqual(before);
  });

  it('gives the refusal of the first time, though it would be none now', async () => {
    const input = { seasonId: id, exchange: 'GOLD_STAR', idempotencyKey: 'too early' };
    const trade = async (): Promise<unknown> =>
      (await table.bob.ask(TradeTrungsDocument, { input })).tradeInTrungs;
    const first = await trade();
    expect(first).toMatchObject({ refusal: { code: 'NOT_ENOUGH' } });
    await grant(table.host, id, table.bobId, [{ item: 'TRUNG', quantity: 10 }]);
    expect(await trade()).toEqual(first);
  });

  it('is refused with other content under the same key', async () => {
    await seal(table.ann, 6, 'once');
    const before = await everything(table.ann, id);
    for (const answer of [await seal(table.ann, 7, 'once'), await seal(table.ann, 6, 'once', 2)]) {
      expect(answer).toMatchObject({ refusal: { code: 'IDEMPOTENCY_KEY_REUSED' }, seq: null });
      expect(answer.refusal!.message).toContain('idempotency key');
    }
    const input = { seasonId: id, idempotencyKey: 'once' };
    const { generateLot } = await table.ann.ask(DrawLotDocument, { input });
    expect(generateLot.refusal?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await everything(table.ann, id)).toEqual(before);
  });

  it('is another one from another account, and in another season', async () => {
    expect((await seal(table.bob, 8, 'once')).refusal).toBeNull();
    const input = { seasonId: table.other.id, idempotencyKey: 'once' };
    const { joinSeason } = await table.ann.ask(BecomePlayerDocument, { input });
    expect(joinSeason.refusal).toBeNull();
  });

  it('happens once though all come at the same instant', async () => {
    const { seq } = await position(table.anybody, id);
    const answers = await times(8, () => seal(table.ann, 9, 'at once'));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    // Two events: the former attempt fails, and the new one is committed.
    expect((await position(table.anybody, id)).seq).toBe(seq + 2);
    const input = { name: 'Once', rehearsal: true, idempotencyKey: 'once and for all' };
    const rounds = await times(8, () => table.host.ask(MakeRoundDocument, { input }));
    expect(new Set(rounds.map(({ createRound }) => createRound.season!.id)).size).toBe(1);
  });

  it('makes one round by invitation, with one code', async () => {
    const input = { name: 'Closed', visibility: 'INVITATION' as const, idempotencyKey: 'closed' };
    const { createRound: first } = await table.host.ask(MakeRoundDocument, { input });
    expect(first.inviteCode).toMatch(/\S{8,}/);
    const { createRound: again } = await table.host.ask(MakeRoundDocument, { input });
    expect(again).toEqual(first);
  });

  it('with keys of their own, commands of one instant happen one after the other [D1]', async () => {
    const answers = await times(6, (at) => seal(table.ann, 10 + at, `one of six: ${at}`));
    expect(answers.map(({ refusal }) => refusal)).toEqual([null, null, null, null, null, null]);
    expect(new Set(answers.map(({ secretAction }) => secretAction!.id)).size).toBe(6);
    const { season } = await table.ann.ask(SecretActionsDocument, { id });
    const own = season!.secretActions.filter(({ player }) => player.name === 'ann');
    expect(own.filter(({ failure }) => failure === null)).toHaveLength(1);
    expect(own.at(-1)).toMatchObject({ status: 'COMMITTED', failure: null });
  });

  it('lets nobody spend the same Trungs twice at one instant', async () => {
    const input = { seasonId: id, exchange: 'GOLD_STAR' };
    const answers = await times(5, () => table.bob.ask(TradeTrungsDocument, { input }));
    const codes = answers.map(({ tradeInTrungs }) => tradeInTrungs.refusal?.code ?? 'done');
    expect(codes.sort()).toEqual(['NOT_ENOUGH', 'NOT_ENOUGH', 'NOT_ENOUGH', 'NOT_ENOUGH', 'done']);
  });

  it('gives one name to one player, and one host’s gifts all at one instant', async () => {
    const input = { seasonId: table.other.id, name: 'Zoë' };
    const [one, other] = await Promise.all([
      table.host.ask(BecomePlayerDocument, { input }),
      table.bob.ask(BecomePlayerDocument, { input }),
    ]);
    const codes = [one, other].map(({ joinSeason }) => joinSeason.refusal?.code ?? 'done');
    expect(codes.sort()).toEqual(['NAME_TAKEN', 'done']);
    const gift = { seasonId: id, playerId: table.annId, items: [{ item: 'CHIP', quantity: 1 }] };
    const gifts = await times(5, () => table.host.ask(GrantItemsDocument, { input: gift }));
    const seqs = gifts.map(({ grantItems }) => grantItems.seq!).sort((a, b) => a - b);
    expect(seqs).toEqual(seqs.map((_seq, at) => seqs[0]! + at));
  });

  it('gives the same answer two weeks later', async () => {
    const first = await seal(table.bob, 8, 'once');
    await clockTo(table.host, id, NEXT_SUNDAY);
    const again = await seal(table.bob, 8, 'once');
    expect([again.refusal, again.seq, again.secretAction!.id]).toEqual([
      null,
      first.seq,
      first.secretAction!.id,
    ]);
  });
});
