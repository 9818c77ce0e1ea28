import {
  AuctionUpdatedDocument,
  DiceDocument,
  DrawLotDocument,
  HandsDocument,
  JournalDocument,
  EntrustBidsDocument,
  EntrustHandDocument,
  SecretActionsDocument,
  PossessionsDocument,
  TradeTrungsDocument,
} from '../generated/operations';
import type {
  AuctionStateFragment,
  AuctionUpdatedSubscription,
  JournalSubscription,
} from '../generated/operations';
import { bidOn } from '../support/lot-ids';
import { cardsOf, expectSameDraws, thrownBySeq } from './dice';
import { Following } from './follow';
import { auctionOf, possessionsOf, wholeJournal } from './queries';
import type { Possessions } from './queries';
import { Person, signUp } from '../support/person';
import {
  cards,
  clockTo,
  commit,
  createRound,
  grant,
  join,
  MONDAY,
  NEXT_SUNDAY,
  position,
  reveal,
  THURSDAY,
  TUESDAY,
} from './rounds';
import { pairs } from '../support/installations';
import type { Site } from '../support/installations';

const ARCANA = ['THE_FOOL', 'THE_MAGICIAN', 'THE_HIGH_PRIESTESS', 'THE_EMPRESS'];
type Event = JournalSubscription['journal'];

describe.each(pairs())('a week on $name', ({ fresh }) => {
  let site: Site;
  let anybody: Person;
  let host: Person;
  let ann: Person;
  let bob: Person;
  let cyd: Person;
  let dan: Person;
  let id: string;
  let danId: string;
  let feed: Following<JournalSubscription>;
  let auction: Following<AuctionUpdatedSubscription>;
  const events: Event[] = [];

  beforeAll(async () => {
    site = await fresh();
    const { client } = await site.open();
    anybody = new Person(client, null);
    host = await signUp(client, 'host');
    ann = await signUp(client, 'ann');
    bob = await signUp(client, 'bob');
    cyd = await signUp(client, 'cyd');
    dan = await signUp(client, 'dan');
    ({ id } = await createRound(host));
    feed = new Following(client, JournalDocument, { seasonId: id, after: 0 });
    auction = new Following(client, AuctionUpdatedDocument, { roundId: id });
  });
  afterAll(async () => {
    await feed.close();
    await auction.close();
    await site.drop();
  });

  const heard = async (isSo: (event: Event) => boolean): Promise<void> => {
    const more = await feed.until(({ journal }) => isSo(journal));
    events.push(...more.map(({ journal }) => journal));
  };
  const ofType = <T extends Event['__typename']>(type: T): Extract<Event, { __typename: T }>[] =>
    events.filter((event) => event.__typename === type) as Extract<Event, { __typename: T }>[];
  const state = (): Promise<AuctionStateFragment> => auctionOf(anybody, id);
  const standings = (): Promise<Possessions> => possessionsOf(anybody, id);

  it('begins with ten lots of three cards, drawn by the steward [Lots; E4, E5]', async () => {
    const { auctionUpdated: first } = await auction.next();
    expect(first).toEqual(await state());
    expect(first.lots.nodes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(first.lots.nodes.every((lot) => lot.cards.length === 3)).toBe(true);
    expect(first.participation).toEqual({ lots: 10, byPlayers: 0, byBidders: 0 });
    const { generateLot } = await host.ask(DrawLotDocument, { input: { seasonId: id } });
    expect(generateLot.refusal?.code).toBe('NOT_A_PLAYER');
  });

  it('pays 100 chips each on Monday [Phases]', async () => {
    await join(ann, id);
    const bobId = await join(bob, id);
    const cydId = await join(cyd, id);
    danId = await join(dan, id);
    const annId = (await anybody.ask(PossessionsDocument, { id })).season!.players.nodes[0]!.id;
    await grant(host, id, annId, cards(['10', 'LEAVES'], ['11', 'LEAVES'], ['12', 'LEAVES']));
    const swords = cards(['KNIGHT', 'SWORDS'], ['BISHOP', 'SWORDS'], ['ROOK', 'SWORDS']);
    await grant(host, id, bobId, swords);
    await grant(host, id, cydId, [{ card: { rank: 'ACE', suit: 'CUPS', count: 2 } }]);
    await grant(host, id, danId, cards(...ARCANA.map((rank) => [rank, 'ARCANA'] as const)));
    await clockTo(host, id, MONDAY);
    expect(await position(anybody, id)).toMatchObject({ phase: 'AUCTION', now: MONDAY });
    expect(await standings()).toEqual({
      ann: { CHIP: 100, cards: 3 },
      bob: { CHIP: 100, cards: 3 },
      cyd: { CHIP: 100, cards: 2 },
      dan: { CHIP: 100, cards: 4 },
    });
  });

  const bobsBids = '1: 60, 3: 40\n---\nbob and salt';
  const bobsHand = 'Rook of Swords; Knight of Swords, bishop of swords\n---\nmore salt';
  const cydsBids = '{"bids":[{"lot":2,"amount":31},{"lot":99,"amount":5},{"lot":4,"amount":0}]}';
  const cydsHand = '2 × Ace of Cups';

  it('takes bids and hands in secret, entrusted and by hash [D1–D6]', async () => {
    await clockTo(host, id, TUESDAY);
    const seasonId = id;
    const bids = [bidOn(id, 1, 60), bidOn(id, 2, 30)];
    const sealed = await ann.ask(EntrustBidsDocument, { input: { seasonId, bids } });
    expect(sealed.sealBids).toMatchObject({
      refusal: null,
      secretAction: { status: 'COMMITTED', custody: 'ENTRUSTED', text: null, bids: [] },
    });
    const running = ['10', '11', '12'].map((rank) => ({ rank, suit: 'LEAVES' }));
    await ann.ask(EntrustHandDocument, { input: { seasonId, cards: running } });
    await commit(bob, id, 'BIDS', bobsBids);
    await commit(bob, id, 'HAND', bobsHand);
    await commit(cyd, id, 'BIDS', cydsBids);
    await commit(cyd, id, 'HAND', cydsHand);
    const overspent = [bidOn(id, 5, 111)];
    await dan.ask(EntrustBidsDocument, { input: { seasonId, bids: overspent } });
    const hand = ARCANA.map((rank) => ({ rank, suit: 'ARCANA' }));
    await dan.ask(EntrustHandDocument, { input: { seasonId, cards: hand } });
    const { season } = await anybody.ask(SecretActionsDocument, { id });
    expect(season!.secretActions).toHaveLength(8);
    expect(season!.secretActions.every(({ text, bids: known }) => !text && !known.length)).toBe(
      true,
    );
    expect((await state()).bids).toEqual([]);
  });

  it('reveals the entrusted ones on Thursday, and its players the others [D2, D6]', async () => {
    await clockTo(host, id, THURSDAY);
    const { season } = await anybody.ask(SecretActionsDocument, { id });
    expect(season!.secretActions.filter(({ status }) => status === 'REVEALED')).toHaveLength(4);
    await reveal(bob, id, 'BIDS', bobsBids);
    await reveal(bob, id, 'HAND', bobsHand);
    await reveal(cyd, id, 'BIDS', cydsBids);
    await reveal(cyd, id, 'HAND', cydsHand);
    expect(await state()).toMatchObject({
      bids: [
        { written: '1: 60', status: 'STANDING', player: { name: 'ann' } },
        { written: '2: 30', status: 'STANDING', player: { name: 'ann' } },
        { written: '1: 60', status: 'STANDING', player: { name: 'bob' } },
        { written: '3: 40', status: 'STANDING', player: { name: 'bob' } },
        { written: '2: 31', status: 'STANDING', player: { name: 'cyd' } },
        { written: '99: 5', status: 'FAILED', failure: 'LOT_NOT_IN_AUCTION' },
        { written: '4: 0', status: 'FAILED', failure: 'AMOUNT_NOT_NATURAL' },
        { written: '5: 111', status: 'STANDING', player: { name: 'dan' } },
      ],
    });
  });

  it('places and pays the hands on Sunday [Prizes, Scoring; F3, F4]', async () => {
    await clockTo(host, id, NEXT_SUNDAY);
    const { season } = await anybody.ask(HandsDocument, { id, week: 1 });
    const row = (
      name: string,
      placement: number,
      numbers: readonly [number, number, number, string],
    ): object => {
      const [count, multiplier, highest, total] = numbers;
      const score = { cards: count, ranks: 42, multiplier, highest, total };
      return { player: { name }, placement, status: 'PLACED', score };
    };
    expect(season!.hands).toMatchObject([
      row('dan', 1, [4, 96, 4, '16132']),
      row('bob', 2, [3, 54, 18, '6822']),
      row('ann', 3, [3, 12, 12, '1524']),
      row('cyd', 4, [2, 3, 1, '253']),
    ]);
    const names = season!.hands.map(({ score }) => score!.multipliers.map(({ name }) => name));
    expect(names).toEqual([
      ['Running', 'Regional', 'Monochrome', 'Flushed'],
      ['Running', 'Senatorial'],
      ['Running'],
      ['Paired'],
    ]);
  });

  it('gives the lots to who has priority, and takes what they bid [Bidding; E2, D5]', async () => {
    const { lots, participation } = await state();
    const sold = lots.nodes.filter(({ status }) => status === 'SOLD');
    expect(sold).toMatchObject([
      {
        number: 1,
        price: 60,
        winner: { name: 'ann' },
        bids: [{ status: 'WON' }, { status: 'LOST', player: { name: 'bob' } }],
      },
      {
        number: 2,
        price: 31,
        winner: { name: 'cyd' },
        bids: [{ amount: 31 }, { amount: 30, status: 'LOST' }],
      },
      { number: 3, price: 40, winner: { name: 'bob' } },
    ]);
    // The unsold lot is still open, without the bids of the past week.
    expect(lots.nodes.find(({ number }) => number === 5)).toMatchObject({
      status: 'STANDING',
      bids: [],
    });
    // dan's bids failed, so he is not counted as a bidder. The numbers of past lots are not used
    // again [E3, E4].
    expect(participation).toEqual({ lots: 10, byPlayers: 2, byBidders: 6 });
    expect(
      lots.nodes.filter(({ status }) => status === 'STANDING').map((lot) => lot.number),
    ).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('leaves everybody with what the rules say [Prizes, Fortunes; F5]', async () => {
    const { seq } = await position(anybody, id);
    await heard((event) => event.seq === seq);
    const [fool, magician, ...more] = ofType('FortuneTold');
    expect([fool?.fortune, magician?.fortune, more]).toEqual(['THE_FOOL', 'THE_MAGICIAN', []]);
    const lost = fool!.rolls.values[0]!;
    expect(await standings()).toEqual({
      ann: { CHIP: 100 + 30 - 60, TRUNG: 3, cards: 3 },
      bob: { CHIP: 100 + 20 - 40, TRUNG: 4, STANDARD_PROPOSAL_MAKER: 1, cards: 3 },
      cyd: { CHIP: 100 + 40 - 31, TRUNG: 2, cards: 3 },
      dan: { CHIP: 100 + 10 - lost, TRUNG: 5, STANDARD_PROPOSAL_MAKER: 1, cards: 3 },
    });
  });

  it('ends the round with the tenth Gold Star, at once [Trung, Victory]', async () => {
    await grant(host, id, danId, [{ item: 'TRUNG', quantity: 95 }]);
    const trade = async (times: number): Promise<unknown> => {
      const input = { seasonId: id, exchange: 'GOLD_STAR', times };
      return (await dan.ask(TradeTrungsDocument, { input })).tradeInTrungs.refusal?.code ?? null;
    };
    expect(await trade(11)).toBe('NOT_ENOUGH');
    expect(await trade(9)).toBeNull();
    expect(await position(anybody, id)).toMatchObject({ status: 'RUNNING', winner: null });
    expect(await trade(1)).toBeNull();
    expect(await position(anybody, id)).toMatchObject({ status: 'ENDED', winner: { name: 'dan' } });
    const { dan: dans } = await standings();
    expect([dans!['GOLD_STAR'], dans!['TRUNG']]).toEqual([10, undefined]);
    expect(await trade(1)).toBe('ROUND_OVER');
  });

  it('is told in full by the feed, each event once [design, section 5]', async () => {
    const { seq } = await position(anybody, id);
    await heard((event) => event.seq === seq);
    expect(events.map((event) => event.seq)).toEqual(events.map((_event, at) => at + 1));
    expect(events.slice(-2).map(({ __typename }) => __typename)).toEqual(['RoundWon', 'WeekEnded']);
    expect(events.map(({ __typename }) => __typename)).not.toContain('HiddenEvent');
    const pages = await wholeJournal(anybody, id);
    expect(events).toMatchObject(pages);
  });

  it('shows the newest auction to whoever watches it [design, section 5]', async () => {
    const seen = await auction.until(({ auctionUpdated }) => auctionUpdated.lots.totalCount === 13);
    const { seq: _seq, ...newest } = seen.at(-1)!.auctionUpdated;
    expect(await state()).toMatchObject(newest);
    const seqs = seen.map(({ auctionUpdated }) => auctionUpdated.seq);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
  });

  it('has dice that anybody can check [design, section 7]', async () => {
    const { diceProof } = await anybody.ask(DiceDocument, { id });
    expect(diceProof.streams.map(({ week }) => week)).toEqual([1, 2]);
    expectSameDraws(diceProof);
    const published = [...ofType('WeekStarted'), ...ofType('WeekEnded')];
    for (const { week, commitment, seed } of diceProof.streams) {
      expect(published).toContainEqual(expect.objectContaining({ week, commitment }));
      expect(published).toContainEqual(expect.objectContaining({ week, seed }));
    }
    const thrown = thrownBySeq(diceProof);
    const drawn = ofType('LotGenerated');
    expect(drawn).toHaveLength(13);
    for (const { seq, rolls, lot } of drawn) {
      expect(rolls.values).toEqual(thrown.get(seq));
      expect(lot.cards.map(({ name }) => name)).toEqual(cardsOf(rolls.values));
    }
    const magician = ofType('FortuneTold')[1]!;
    const gained = magician.transfers.flatMap(({ card, quantity }) =>
      Array.from({ length: quantity }, () => card!.name),
    );
    expect(gained.sort()).toEqual([...cardsOf(magician.rolls.values)].sort());
  });
});
