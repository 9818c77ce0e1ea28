/** The holder of an office with the power to veto is no king [AE1]. */
import { optionsOf } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import type { DynastyEffect } from '../../../src/dynasty';
import type { ProposalEffect } from '../../../src/round';
import { optionsOf as optionsOfRound } from '../../../src/round';
import type { Office } from '../../../src/rulesets';
import { account, later, rules, TestDynasty } from '../../dynasty/harness';
import { submitted as submittedInDynasty } from '../../dynasty/proposals/proposing';
import { EDITION, NEXT_SUNDAY, TestRound } from '../../round/harness';
import { submitted } from '../../round/proposals/proposal-commands';

const KING: Office = {
  ...{ office: 'KING', title: 'King', termDays: null, filledBy: { type: 'HOST' } },
  powers: ['VETO', 'CORRECT'],
};
const eve = playerId('p5');
const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'];
const crown = { type: 'AppointToOffice', office: 'KING', playerId: eve } as const;
const DAY_MS = 86_400_000;

function round() {
  const game = TestRound.open({ rehearsal: true, document: { ...EDITION, offices: [KING] } });
  game.join(...NAMES);
  game.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  game.do('host', crown);
  const propose = (effects: readonly object[]) =>
    submitted(game, 'ann', { class: 'URGENT', effects: effects as ProposalEffect[] });
  const options = () => optionsOfRound(game.state, account('eve'), game.now);
  return { game, propose, options };
}

function dynasty() {
  const game = TestDynasty.open({ document: rules({ offices: [KING] }) });
  game.join(...NAMES);
  game.do('host', crown);
  const propose = (effects: readonly object[]) =>
    submittedInDynasty(game, effects as DynastyEffect[]);
  const options = () => optionsOf(game.state, account('eve'), game.now);
  return { game, propose, options };
}

const HALF = { ann: 'FOR', bob: 'FOR', cid: 'FOR' } as const;
type Votes = Readonly<Record<string, 'FOR' | 'AGAINST'>>;

describe.each([
  ['a round', round],
  ['a dynasty', dynasty],
] as const)('the King of %s', (_game, open) => {
  /** Ann proposes, some vote, and Eve would veto. */
  function vetoed(votes: Votes, effects: readonly object[] = []) {
    const { game, propose, options } = open();
    const { id: proposalId } = propose(effects);
    for (const [who, vote] of Object.entries(votes)) {
      game.do(who, { type: 'CastVote', proposalId, vote });
    }
    const offered = options().some(({ mutation }) => mutation === 'vetoProposal');
    const reason = 'I am the King.';
    const refusal = game.ask('eve', { type: 'VetoProposal', office: 'KING', proposalId, reason });
    expect(refusal === null).toBe(offered);
    return refusal?.code ?? null;
  }

  it.each<[string, Votes, string | null]>([
    ['more than half of the others are for', HALF, 'ALL_OTHERS_FOR'],
    ['two are for and nobody else votes', { ann: 'FOR', bob: 'FOR' }, 'ALL_OTHERS_FOR'],
    [
      'the King alone is against them',
      { ann: 'FOR', bob: 'FOR', eve: 'AGAINST' },
      'ALL_OTHERS_FOR',
    ],
    ['one alone is for', { ann: 'FOR' }, null],
    [
      'half of the others are for, and one against',
      { ann: 'FOR', bob: 'FOR', cid: 'AGAINST' },
      null,
    ],
  ])('if %s', (_what, votes, code) => {
    // In a dynasty more than half of all adopt at once.
    expect([code, code === null ? null : 'VOTING_OVER']).toContain(vetoed(votes));
  });

  it.each<[string, (at: number) => readonly object[], string | null]>([
    ['the end of the own term', (at) => [ending(at)], 'OWN_OFFICE'],
    ['the end of the office', () => [amend('remove', '/offices/0')], 'OWN_OFFICE'],
    ['less power', () => [amend('replace', '/offices/0/powers', ['REMIND'])], 'OWN_OFFICE'],
    ['that and more', (at) => [ending(at), amend('replace', '/title', 'Ours')], null],
    ['something else', () => [amend('replace', '/title', 'Ours')], null],
  ])('about %s', (_what, effects, code) => {
    expect(vetoed({}, effects(open().game.now + 9 * DAY_MS))).toBe(code);
  });

  it('loses the office by the usual majority', () => {
    const { game, propose } = open() as ReturnType<typeof round>;
    const until = later(game.now, 9 * DAY_MS);
    const { id: proposalId, closesAtMs, popularity } = propose([ending(until)]);
    expect(popularity).not.toHaveProperty('grave');
    game.do('ann', { type: 'CastVote', proposalId, vote: 'FOR' });
    game.do('eve', { type: 'CastVote', proposalId, vote: 'AGAINST' });
    game.do('bob', { type: 'CastVote', proposalId, vote: 'FOR' });
    game.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
    expect(game.state.need('proposals', proposalId).status).toBe('ADOPTED');
    game.do('host', { type: 'AdvanceClock', toMs: until });
    const veto = { type: 'VetoProposal', office: 'KING', proposalId: propose([]).id } as const;
    expect(game.ask('eve', { ...veto, reason: 'Never.' })?.code).toBe('OFFICE_NOT_YOURS');
  });
});

const ending = (untilMs: number) => ({ type: 'SET_TERM', office: 'KING', playerId: eve, untilMs });
const amend = (op: string, path: string, value?: unknown) => ({
  ...{ type: 'AMEND_RULESET', patch: [{ op, path, ...(value === undefined ? {} : { value }) }] },
});
