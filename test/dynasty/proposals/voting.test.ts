import { CLOCK, inOnePiece } from '../../../src/kernel';
import {
  advanceDynasty,
  decideDynasty,
  dueDynasty,
  dynastyOf,
  rulesetOf,
  waitingOf,
} from '../../../src/dynasty';
import { sectionsOf } from '../../../src/rulesets';
import { account, DAY_MS, HOUR_MS, later, rules, TestDynasty, typesOf } from '../harness';
import { adopted, submitted, vote } from './proposing';

function assembly(): TestDynasty {
  const dynasty = TestDynasty.open({ rehearsal: false });
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  return dynasty;
}
const statusOf = (dynasty: TestDynasty, id: string): string =>
  dynasty.state.need('proposals', id as never).status;

const CALL = 'CALL_FOR_JUDGEMENT';
const WORDS = { type: 'SubmitProposal', title: 'More', text: '', effects: [] } as const;

describe('a proposal of a dynasty [L4]', () => {
  it('is adopted at once by votes from more than half of the players', () => {
    const dynasty = assembly();
    const { id } = submitted(dynasty);
    vote(dynasty, id, 'FOR', 'ann', 'bob');
    expect(statusOf(dynasty, id)).toBe('OPEN');
    vote(dynasty, id, 'FOR', 'cid');
    expect(dynasty.told.at(-1)).toMatchObject({ type: 'ProposalAdopted', votesFor: 3 });
    expect(dynasty.journal.at(-1)!.actor).toBe('clock');
  });

  it('is rejected at once when it can no longer pass', () => {
    const dynasty = assembly();
    const { id } = submitted(dynasty);
    vote(dynasty, id, 'AGAINST', 'bob', 'cid');
    expect(statusOf(dynasty, id)).toBe('OPEN');
    vote(dynasty, id, 'AGAINST', 'dot');
    expect(dynasty.told.at(-1)).toMatchObject({ type: 'ProposalRejected', votesAgainst: 3 });
  });

  it.each([
    [['ann', 'bob'], [], 'ADOPTED'],
    [['ann', 'bob'], ['cid'], 'ADOPTED'],
    [['ann'], [], 'REJECTED'],
    [['ann'], ['bob'], 'REJECTED'],
    [[], [], 'REJECTED'],
  ])('%j for and %j against it come after 48 hours to %s', (inFavour, against, status) => {
    const dynasty = assembly();
    const { id, submittedAtMs, closesAtMs } = submitted(dynasty);
    vote(dynasty, id, 'FOR', ...inFavour);
    vote(dynasty, id, 'AGAINST', ...against);
    expect(closesAtMs).toBe(later(submittedAtMs, 48 * HOUR_MS));
    dynasty.advanceTo(later(closesAtMs, -1));
    expect(statusOf(dynasty, id)).toBe('OPEN');
    dynasty.advanceTo(closesAtMs);
    expect(statusOf(dynasty, id)).toBe(status);
    expect(dueDynasty(dynasty.state)).toBeNull();
  });

  it('that ends together with others is carried out before the next, in a piece of its own', () => {
    const dynasty = assembly();
    const ids = ['ann', 'bob', 'cid'].map((by) => submitted(dynasty, [], { by }).id);
    for (const id of ids) vote(dynasty, id, 'FOR', 'ann', 'bob');
    const { closesAtMs } = dynasty.state.need('proposals', ids.at(-1)!);
    dynasty.advanceTo(later(closesAtMs, -1));
    const statuses: string[][] = [];
    for (let left: number | null = closesAtMs; left !== null;) {
      left = inOnePiece(advanceDynasty(dynasty.turn(CLOCK, closesAtMs), closesAtMs, 1));
      statuses.push(ids.map((id) => statusOf(dynasty, id)));
    }
    expect(statuses).toEqual([
      ['ADOPTED', 'OPEN', 'OPEN'],
      ['ADOPTED', 'ADOPTED', 'OPEN'],
      ['ADOPTED', 'ADOPTED', 'ADOPTED'],
    ]);
  });

  it('that one vote settles with others is carried out before the next, in a piece of its own', () => {
    const dynasty = assembly();
    const ids = ['ann', 'bob', 'cid'].map((by) => submitted(dynasty, [], { by }).id);
    for (const id of ids.slice(1)) vote(dynasty, id, 'FOR', 'ann', 'bob', 'cid');
    vote(dynasty, ids[0]!, 'FOR', 'ann', 'bob');
    const { now } = dynasty;
    const last = { type: 'CastVote', proposalId: ids[0]!, vote: 'FOR' } as const;
    decideDynasty(dynasty.turn('cid', now), { ...last, accountId: account('cid') });
    const statuses = [ids.map((id) => statusOf(dynasty, id))];
    while (dueDynasty(dynasty.state) === now) {
      inOnePiece(advanceDynasty(dynasty.turn(CLOCK, now), now, 1));
      statuses.push(ids.map((id) => statusOf(dynasty, id)));
    }
    expect(statuses).toEqual([
      ['ADOPTED', 'OPEN', 'OPEN'],
      ['ADOPTED', 'ADOPTED', 'OPEN'],
      ['ADOPTED', 'ADOPTED', 'ADOPTED'],
    ]);
  });

  it('loses the votes of whoever leaves, and the quorum is of those who are left', () => {
    const dynasty = assembly();
    const { id } = submitted(dynasty);
    vote(dynasty, id, 'FOR', 'ann', 'bob');
    dynasty.do('eve', { type: 'LeaveSeason' });
    expect(statusOf(dynasty, id)).toBe('OPEN');
    dynasty.do('dot', { type: 'LeaveSeason' });
    expect(dynasty.told.at(-1)).toMatchObject({ type: 'ProposalAdopted', votesFor: 2 });
  });

  it('does not count whoever idles, in the quorum or the votes, nor when they leave then [L5]', () => {
    const dynasty = assembly();
    const { id } = submitted(dynasty);
    vote(dynasty, id, 'FOR', 'ann', 'bob');
    dynasty.do('bob', { type: 'GoIdle' });
    dynasty.do('eve', { type: 'GoIdle' });
    expect(statusOf(dynasty, id)).toBe('OPEN');
    dynasty.do('bob', { type: 'LeaveSeason' });
    expect(statusOf(dynasty, id)).toBe('OPEN');
    vote(dynasty, id, 'FOR', 'cid');
    expect(dynasty.told.at(-1)).toMatchObject({ type: 'ProposalAdopted', votesFor: 2 });
  });

  it('waits until the older ones of its class are decided; a Call for Judgement does not', () => {
    const dynasty = assembly();
    const older = submitted(dynasty);
    const younger = submitted(dynasty);
    const call = submitted(dynasty, [], { by: 'bob', of: 'CALL_FOR_JUDGEMENT' });
    vote(dynasty, younger.id, 'FOR', 'ann', 'bob', 'cid');
    expect(statusOf(dynasty, younger.id)).toBe('OPEN');
    vote(dynasty, call.id, 'FOR', 'ann', 'bob', 'cid');
    expect(statusOf(dynasty, call.id)).toBe('ADOPTED');
    vote(dynasty, older.id, 'AGAINST', 'ann', 'bob', 'cid');
    expect(typesOf(dynasty.told)).toEqual(['VoteCast', 'ProposalRejected', 'ProposalAdopted']);
  });

  it('can be retracted by its author alone, until it is decided', () => {
    const dynasty = assembly();
    const { id } = submitted(dynasty);
    const retract = { type: 'RetractProposal', proposalId: id } as const;
    expect(dynasty.ask('bob', retract)).toMatchObject({ code: 'NOT_THE_AUTHOR' });
    expect(typesOf(dynasty.do('ann', retract))).toEqual(['ProposalRetracted']);
    expect(statusOf(dynasty, id)).toBe('RETRACTED');
    const late = { type: 'CastVote', proposalId: id, vote: 'FOR' } as const;
    expect(dynasty.ask('bob', late)).toMatchObject({ code: 'VOTING_OVER' });
    const none = { type: 'CastVote', proposalId: 'm9', vote: 'FOR' } as const;
    expect(dynasty.ask('bob', none)).toMatchObject({ code: 'PROPOSAL_NOT_FOUND' });
  });

  it('is one of at most two pending of its author, and of three a day', () => {
    const dynasty = assembly();
    const [one] = [submitted(dynasty), submitted(dynasty)];
    const more = { ...WORDS, class: null };
    expect(dynasty.ask('ann', more)).toMatchObject({
      ...{ code: 'TOO_MANY_PENDING', facts: { open: 2, most: 2 } },
    });
    dynasty.do('ann', { type: 'RetractProposal', proposalId: one.id });
    const third = submitted(dynasty);
    dynasty.do('ann', { type: 'RetractProposal', proposalId: third.id });
    expect(dynasty.ask('ann', more)).toMatchObject({
      ...{ code: 'TOO_MANY_TODAY', facts: { made: 3, most: 3 } },
    });
    expect(dynasty.ask('bob', more)).toBeNull();
    dynasty.advanceTo(later(dynasty.now, DAY_MS));
    expect(dynasty.ask('ann', more)).toBeNull();
  });

  it('is not counted with Calls for Judgement, which are counted by themselves [AK5]', () => {
    const dynasty = assembly();
    for (const code of [null, null, CALL, CALL]) submitted(dynasty, [], { of: code });
    for (const code of [null, CALL]) {
      expect(dynasty.ask('ann', { ...WORDS, class: code })).toMatchObject({
        ...{ code: 'TOO_MANY_PENDING', facts: { open: 2, most: 2 } },
      });
    }
  });

  it('is counted by the numbers of its class, where that has its own [AK5]', () => {
    const dynasty = assembly();
    adopted(dynasty, {
      type: 'AMEND_RULESET',
      patch: ['mostPending', 'mostPerDay'].map((name) => ({
        ...{ op: 'add', path: `/proposals/classes/1/${name}`, value: 1 },
      })),
    });
    submitted(dynasty, [], { of: CALL });
    expect(dynasty.ask('ann', { ...WORDS, class: CALL })).toMatchObject({
      ...{ code: 'TOO_MANY_PENDING', facts: { open: 1, most: 1 } },
    });
    expect(
      sectionsOf(rulesetOf(dynasty.state)).find(({ anchor }) => anchor === 'proposals'),
    ).toMatchObject({
      markdown: expect.stringContaining(
        'These are counted separately: Call for Judgement, at most 1 pending and 1 a day.',
      ) as unknown,
    });
  });

  it('is warned of as long before its end as a clock, and waits for whoever has not voted', () => {
    const dynasty = assembly();
    const { id, closesAtMs } = submitted(dynasty);
    vote(dynasty, id, 'FOR', 'ann');
    const kinds = (name: string): string[] =>
      waitingOf(dynasty.state, account(name), dynasty.now).map(({ kind }) => kind);
    expect([kinds('ann'), kinds('bob')]).toEqual([[], ['VOTE']]);
    expect(dynasty.advanceTo(later(closesAtMs, -12 * HOUR_MS - 1))).toEqual([]);
    expect(typesOf(dynasty.advanceTo(later(closesAtMs, -12 * HOUR_MS)))).toEqual(['VoteWarned']);
    expect(typesOf(dynasty.advanceTo(closesAtMs))).toEqual(['ProposalRejected']);
  });

  it('is nothing where the rules have none, or no such class', () => {
    const { proposals: _none, ...document } = rules();
    const dynasty = TestDynasty.open({ document });
    dynasty.join('ann');
    const asked = { ...WORDS, class: 'GRAND' };
    expect(dynasty.ask('ann', asked)).toMatchObject({ code: 'NO_PROPOSALS' });
    const other = assembly();
    expect(other.ask('ann', asked)).toMatchObject({ code: 'CLASS_UNKNOWN' });
    expect(other.ask('zoe', asked)).toMatchObject({ code: 'NOT_A_PLAYER' });
  });

  it('comes to nothing with the dynasty', () => {
    const dynasty = assembly();
    const { id } = submitted(dynasty);
    dynasty.do('host', { type: 'CloseSeason' });
    const cast = { type: 'CastVote', proposalId: id, vote: 'FOR' } as const;
    expect(dynasty.ask('bob', cast)).toMatchObject({ code: 'DYNASTY_OVER' });
    expect(dynastyOf(dynasty.state).status).toBe('ENDED');
    expect(dueDynasty(dynasty.state)).toBeNull();
  });
});
