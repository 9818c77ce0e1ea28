import type { Instant } from '../../../src/kernel';
import { audienceOf, eventText, optionsOf } from '../../../src/round';
import { ruleMarkdown } from '../../../src/rulesets';
import type { Office } from '../../../src/rulesets';
import type { ProposalId } from '../../../src/season';
import { given } from '../given';
import { account, later, ofType, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { traders } from '../trades/traders';
import { submitted, vote } from './proposal-commands';

const HERALD: Office = {
  ...{ office: 'HERALD', title: 'Herald', termDays: 2, filledBy: { type: 'HOST' } },
  powers: ['VETO'],
};
const DAY_MS = 86_400_000;

/** A round of Ann, Bob and Cid. Cid is the Herald. */
function open(office: Office = HERALD): TestRound {
  const round = traders((document) => {
    document.offices = [office];
  });
  const playerId = round.player('cid');
  round.do('host', { type: 'AppointToOffice', office: 'HERALD', playerId });
  return round;
}
const veto = (proposalId: ProposalId, reason = 'Too soon.', office = 'HERALD') =>
  ({ type: 'VetoProposal', office, proposalId, reason }) as const;
const offered = (round: TestRound, who: string) =>
  optionsOf(round.state, account(who), round.now)
    .filter(({ mutation }) => mutation === 'vetoProposal')
    .map(({ known }) => known);
const moveTo = (round: TestRound, toMs: Instant) =>
  round.do('host', { type: 'AdvanceClock', toMs });
const urgent = (round: TestRound) => submitted(round, 'ann', { class: 'URGENT' });

describe('a proposal of a round is vetoed by the holder of an office [L4, AE1]', () => {
  it('and fails at once, with the reason, told to its author', () => {
    const round = open();
    const { id, closesAtMs } = urgent(round);
    vote(round, 'ann', id, 'FOR');
    expect(offered(round, 'cid')).toEqual([{ office: 'HERALD', proposalId: id }]);
    const [event] = ofType(round.do('cid', veto(id, ' Too soon. ')), 'ProposalVetoed');
    expect(eventText(round.state, event!)).toBe(
      'cid, Herald, vetoed proposal 1, “More lots”: “Too soon.”',
    );
    expect(audienceOf(round.state, event!)).toEqual([round.player('ann')]);
    expect(round.state.need('proposals', id)).toMatchObject({
      ...{ status: 'VETOED', decidedAtMs: round.now, votesFor: 1, votesAgainst: 0 },
    });
    expect(round.ask('bob', { type: 'CastVote', proposalId: id, vote: 'FOR' })).toMatchObject({
      ...{ code: 'VOTING_OVER', facts: { status: 'VETOED' } },
    });
    expect(offered(round, 'cid')).toEqual([]);
    expect(ofType(round.advanceTo(closesAtMs), 'ProposalAdopted')).toEqual([]);
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('but not once all others, two or more, are for it', () => {
    const round = open();
    const { id } = urgent(round);
    vote(round, 'ann', id, 'FOR');
    vote(round, 'bob', id, 'FOR');
    expect(offered(round, 'cid')).toEqual([]);
    expect(round.ask('cid', veto(id))).toMatchObject({
      ...{ code: 'ALL_OTHERS_FOR', rule: 'offices', facts: { proposalId: id } },
    });
    vote(round, 'bob', id, 'AGAINST');
    expect(offered(round, 'cid')).toHaveLength(1);
    vote(round, 'bob', id, 'FOR');
    round.do('bob', { type: 'LeaveSeason' });
    expect(offered(round, 'cid')).toHaveLength(1);
    round.do('cid', veto(id));
  });

  it.each([
    ['of nobody’s', 'cid', veto('m9'), 'PROPOSAL_NOT_FOUND'],
    ['for no reason', 'cid', veto('m1', ' '), 'MALFORMED'],
    ['for too long a reason', 'cid', veto('m1', 'x'.repeat(501)), 'MALFORMED'],
    ['by another', 'bob', veto('m1'), 'OFFICE_NOT_YOURS'],
    ['by a stranger', 'zoe', veto('m1'), 'NOT_A_PLAYER'],
    ['by no office', 'cid', veto('m1', 'No.', 'POPE'), 'OFFICE_UNKNOWN'],
  ])('and not %s', (_what, who, command, code) => {
    const round = open();
    urgent(round);
    expect(round.ask(who, command)?.code).toBe(code);
  });

  it('by an office with the power alone, whose rule is cited', () => {
    const round = open({ ...HERALD, powers: ['REMIND'], rule: 'proposals' });
    const { id } = urgent(round);
    expect(round.ask('cid', veto(id))).toMatchObject({
      code: 'OFFICE_LACKS_POWER',
      rule: 'proposals',
      facts: { office: 'HERALD', power: 'VETO' },
    });
    expect(offered(round, 'cid')).toEqual([]);
  });

  it('for as long as the term lasts, in which a pause does not count [AA5]', () => {
    const round = open();
    const { id } = urgent(round);
    const ends = later(round.now, 2 * DAY_MS);
    given(round, round.now, {
      ...{ type: 'SeasonPaused', resumesAtMs: later(round.now, 7 * DAY_MS), proposalId: id },
    });
    moveTo(round, later(ends, -1));
    const next = urgent(round);
    moveTo(round, later(ends, 1));
    expect(offered(round, 'cid')).toEqual([{ office: 'HERALD', proposalId: next.id }]);
    round.do('cid', veto(next.id));
  });

  it('which ends to the millisecond', () => {
    const round = open();
    const ends = later(round.now, 2 * DAY_MS);
    moveTo(round, later(ends, -1));
    const { id } = urgent(round);
    expect(offered(round, 'cid')).toHaveLength(1);
    moveTo(round, ends);
    expect(offered(round, 'cid')).toEqual([]);
    expect(round.ask('cid', veto(id))?.code).toBe('OFFICE_NOT_YOURS');
  });

  it('as the rules say', () => {
    const round = open();
    const document = round.state.all('revisions')[0]!.document;
    expect(ruleMarkdown(document)).toContain(
      'The holder may veto proposals that are not decided. A vetoed proposal fails at once. One cannot be vetoed that two or more of the other players support, if they are more than half of the others or all of those who vote; nor one that only ends a term of the holder, removes the holder or changes the rules of offices.',
    );
  });
});
