import { EntrustBidsDocument, EntrustHandDocument } from '../generated/operations';
import { bidOn } from '../support/lot-ids';
import { FixedChance } from './fixed-chance';
import type { Person } from '../support/person';
import { clockTo, commit, justBefore, position, reveal, THURSDAY, TUESDAY } from './rounds';
import { onePair } from '../support/installations';
import type { Pair } from '../support/installations';
import { roundSights, Spy } from './secrecy-spy';
import type { Seen } from './secrecy-spy';
import { openTable } from './table';

/** ann's secret, and whether the server keeps it. */
type Secret = {
  readonly entrusted: boolean;
  readonly lot: number;
  readonly amount: number;
  readonly rank: string;
  readonly rankName: string;
};
const ACE: Secret = { entrusted: true, lot: 3, amount: 25, rank: 'ACE', rankName: 'Ace' };
/** A different secret of the same shape. */
const TEN: Secret = { entrusted: true, lot: 7, amount: 61, rank: '10', rankName: '10' };

let chance: FixedChance;
beforeAll(() => {
  chance = new FixedChance();
});
afterAll(() => {
  chance.end();
});

const salted = (declaration: string): string =>
  `${declaration}\n---\n${chance.next(32).toString('hex')}`;

async function keepBids(ann: Person, seasonId: string, secret: Secret): Promise<string> {
  const { entrusted, lot, amount } = secret;
  if (!entrusted) {
    const text = salted(`${lot}: ${amount}`);
    await commit(ann, seasonId, 'BIDS', text);
    return text;
  }
  const input = { seasonId, bids: [bidOn(seasonId, lot, amount)] };
  return (await ann.ask(EntrustBidsDocument, { input })).sealBids.secretAction!.entrustedText!;
}

async function keepHand(ann: Person, seasonId: string, secret: Secret): Promise<string> {
  const { entrusted, rank, rankName } = secret;
  if (!entrusted) {
    const text = salted(`${rankName} of Cups`);
    await commit(ann, seasonId, 'HAND', text);
    return text;
  }
  const input = { seasonId, cards: [{ rank, suit: 'CUPS' }] };
  return (await ann.ask(EntrustHandDocument, { input })).sealHand.secretAction!.entrustedText!;
}

/**
 * The views of a spectator, another player and the host until the last millisecond of the phase;
 * and the owner's view.
 */
async function watched(
  fresh: Pair['fresh'],
  secret: Secret,
): Promise<{
  readonly seen: readonly Seen[];
  readonly own: Seen;
  readonly texts: readonly string[];
}> {
  chance.restart();
  const { site, node, id, host, ann, bob } = await openTable(fresh);
  const spies: Spy[] = [];
  try {
    await clockTo(host, id, TUESDAY);
    for (const token of [null, bob.token, host.token, ann.token]) {
      spies.push(await Spy.at(node.client, token, roundSights(id)));
    }
    const texts: string[] = [];
    for (const keep of [keepBids, keepHand, keepBids]) {
      texts.push(await keep(ann, id, secret));
      const { seq } = await position(host, id);
      for (const spy of spies) await spy.heard(seq);
    }
    await clockTo(host, id, justBefore(THURSDAY));
    const { seq } = await position(host, id);
    const seen: Seen[] = [];
    for (const spy of spies) seen.push(await spy.seen(seq));
    return { seen: seen.slice(0, 3), own: seen[3]!, texts };
  } finally {
    for (const spy of spies) spy.close();
    await site.drop();
  }
}

const withoutHashes = (seen: readonly Seen[]): unknown =>
  seen.map((bytes) => bytes.map(([what, text]) => [what, text.replace(/[0-9a-f]{64}/g, 'HASH')]));

describe.each(onePair())('what is kept secret on $name', ({ fresh }) => {
  it('looks the same to everybody else whoever keeps it [D6]', async () => {
    const entrusted = await watched(fresh, ACE);
    const own = await watched(fresh, { ...ACE, entrusted: false });
    // The texts and salts are the same, so the hashes are equal.
    expect(own.texts).toEqual(entrusted.texts);
    expect(own.seen).toEqual(entrusted.seen);
    // Without secrecy the comparison would fail, since the owner's views differ.
    expect(own.own).not.toEqual(entrusted.own);
  });

  it('shows nothing but its hash [design, promise 3]', async () => {
    const one = await watched(fresh, ACE);
    const other = await watched(fresh, TEN);
    expect(one.texts.some((text) => other.texts.includes(text))).toBe(false);
    expect(one.seen).not.toEqual(other.seen);
    expect(withoutHashes(one.seen)).toEqual(withoutHashes(other.seen));
    const all = JSON.stringify(one.seen);
    for (const text of one.texts) {
      const [declaration, , salt] = text.split('\n');
      expect(all).not.toContain(salt);
      expect(all).not.toContain(JSON.stringify(declaration));
    }
  });

  it('tells nothing of an own text by a refused attempt to reveal it [D3]', async () => {
    chance.restart();
    const { site, node, id, host, ann } = await openTable(fresh);
    await clockTo(host, id, TUESDAY);
    const text = await keepBids(ann, id, { ...ACE, entrusted: false });
    await clockTo(host, id, THURSDAY);
    const spy = await Spy.at(node.client, null, roundSights(id));
    const { seq } = await position(host, id);
    const before = await spy.seen(seq);
    await expect(reveal(ann, id, 'BIDS', `${text} `)).rejects.toThrow();
    expect(await spy.seen(seq)).toEqual(before);
    spy.close();
    await site.drop();
  });
});
