import {
  CommitHashDocument,
  DrawLotDocument,
  RevealTextDocument,
  SecretActionsDocument,
} from '../generated/operations';
import {
  clockTo,
  commit,
  justBefore,
  MONDAY,
  NEXT_SUNDAY,
  position,
  reveal,
  sha256,
  THURSDAY,
  TUESDAY,
} from './rounds';
import type { Person } from '../support/person';
import { onePair } from '../support/installations';
import { everything, openTable } from './table';
import type { Table } from './table';

const BIDS = '1: 5\n---\nsalt';
const HAND = 'Ace of Cups\n---\nsalt';
/** Bob needs other texts, since a hash is unique to its player [S21]. */
const BIDS_OF_BOB = '1: 5\n---\nsalt of bob';
const HAND_OF_BOB = 'Ace of Cups\n---\nsalt of bob';

describe.each(onePair())('the moments of a week on $name', ({ fresh }) => {
  let table: Table;
  let id: string;
  // The season is no rehearsal, so its clock is the server's.
  beforeAll(async () => {
    table = await openTable(fresh, { rehearsal: false });
    ({ id } = table);
  });
  afterAll(() => table.site.drop());

  const tryCommit = async (person: Person): Promise<string | null> => {
    const input = { seasonId: id, kind: 'BIDS' as const, sha256: sha256(BIDS) };
    const { commitSecretAction } = await person.ask(CommitHashDocument, { input });
    return commitSecretAction.refusal?.code ?? null;
  };
  const tryReveal = async (
    person: Person,
    kind: 'BIDS' | 'HAND',
    text: string,
  ): Promise<unknown> => {
    const input = { seasonId: id, kind, text };
    const { revealSecretAction } = await person.ask(RevealTextDocument, { input });
    return revealSecretAction.refusal?.code ?? revealSecretAction.secretAction;
  };
  const tryLot = async (): Promise<string | null> => {
    const { generateLot } = await table.ann.ask(DrawLotDocument, { input: { seasonId: id } });
    return generateLot.refusal?.code ?? null;
  };
  /** Checks that an attempt changes nothing. */
  const leavesAll = async (act: () => Promise<unknown>): Promise<unknown> => {
    const before = await position(table.anybody, id);
    const answer = await act();
    expect(await position(table.anybody, id)).toEqual(before);
    return answer;
  };

  it('belong to what starts there: Monday 00:00 is the first to commit at [A1, D2]', async () => {
    const { ann, bob, site } = table;
    site.clock.set(justBefore(MONDAY));
    expect(await leavesAll(() => tryCommit(ann))).toBe('WRONG_PHASE');
    expect(await leavesAll(tryLot)).toBe('ENOUGH_LOTS');
    site.clock.set(MONDAY);
    expect(await tryCommit(ann)).toBeNull();
    expect(await leavesAll(tryLot)).toBe('WRONG_PHASE');
    await commit(bob, id, 'HAND', HAND_OF_BOB);
  });

  it('end the phase with the last millisecond before Thursday 00:00 [A1, D2]', async () => {
    const { ann, bob, site } = table;
    site.clock.set(justBefore(THURSDAY));
    await commit(ann, id, 'HAND', HAND);
    await commit(bob, id, 'BIDS', BIDS_OF_BOB);
    expect(await leavesAll(() => tryReveal(ann, 'BIDS', BIDS))).toBe('NOT_MATURED');
    site.clock.set(THURSDAY);
    expect(await position(table.anybody, id)).toMatchObject({ phase: 'BARTERING' });
    expect(await leavesAll(() => tryCommit(ann))).toBe('WRONG_PHASE');
    await reveal(ann, id, 'BIDS', BIDS);
    expect(await leavesAll(() => tryReveal(ann, 'BIDS', BIDS))).toBe('ALREADY_REVEALED');
  });

  it('end the revelation with the last millisecond before Sunday 00:00 [A1, D2]', async () => {
    const { ann, bob, site } = table;
    site.clock.set(justBefore(NEXT_SUNDAY));
    await reveal(ann, id, 'HAND', HAND);
    await reveal(bob, id, 'BIDS', BIDS_OF_BOB);
    site.clock.set(NEXT_SUNDAY);
    expect(await leavesAll(() => tryReveal(bob, 'HAND', HAND_OF_BOB))).toBe('REVELATION_OVER');
    const { season } = await table.anybody.ask(SecretActionsDocument, { id, week: 1 });
    const ends = season!.secretActions.map(({ player, kind, status, failure }) => [
      player.name,
      kind,
      failure ?? status,
    ]);
    expect(ends).toEqual([
      ['ann', 'BIDS', 'RESOLVED'],
      ['bob', 'HAND', 'NOT_REVEALED'],
      ['ann', 'HAND', 'CARDS_NOT_HELD'],
      ['bob', 'BIDS', 'RESOLVED'],
    ]);
  });
});

describe.each(onePair())('reads of one instant on $name', ({ fresh }) => {
  let table: Table;
  beforeAll(async () => {
    table = await openTable(fresh, { rehearsal: false });
  });
  afterAll(() => table.site.drop());

  it('all see the world after the boundary that came before them [A2]', async () => {
    const { site, ann, bob, anybody, id } = table;
    const people = [ann, bob, anybody];
    for (const at of [MONDAY, THURSDAY, NEXT_SUNDAY, '2021-08-30T00:00:00.000Z']) {
      site.clock.set(at);
      const reads = Array.from({ length: 9 }, (_none, read) => everything(people[read % 3]!, id));
      const [first, ...others] = await Promise.all(reads);
      expect(JSON.stringify(first)).toContain(`"now":"${at}"`);
      for (const other of others) expect(other).toEqual(first);
    }
  });
});

describe.each(onePair())('a secret text on $name', ({ fresh }) => {
  let table: Table;
  let id: string;
  beforeAll(async () => {
    table = await openTable(fresh);
    ({ id } = table);
    await clockTo(table.host, id, TUESDAY);
  });
  afterAll(() => table.site.drop());

  const revealed = async (
    person: Person,
    kind: 'BIDS' | 'HAND',
    text: string,
  ): Promise<unknown> => {
    const input = { seasonId: id, kind, text };
    return (await person.ask(RevealTextDocument, { input })).revealSecretAction;
  };

  it('is refused with a space too many, and can be tried again [D3]', async () => {
    await commit(table.bob, id, 'BIDS', BIDS);
    await clockTo(table.host, id, THURSDAY);
    const before = await position(table.anybody, id);
    for (const text of [`${BIDS} `, ` ${BIDS}`, BIDS.replace('\n', '\r\n'), BIDS.toUpperCase()]) {
      expect(await revealed(table.bob, 'BIDS', text)).toMatchObject({
        refusal: {
          code: 'HASH_MISMATCH',
          facts: { sha256: sha256(text), committed: [sha256(BIDS)] },
        },
        seq: null,
      });
    }
    expect(await position(table.anybody, id)).toEqual(before);
    expect(await revealed(table.bob, 'BIDS', BIDS)).toMatchObject({
      refusal: null,
      secretAction: { status: 'REVEALED', bids: [{ amount: 5, lotNumber: 1 }] },
    });
  });
});
