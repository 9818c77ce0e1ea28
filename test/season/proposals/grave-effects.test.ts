import { DUEL } from '../../support/custom-mechanics';
import { dynastyOf } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { roundOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { playerId } from '../../../src/kernel';
import { sectionsOf } from '../../../src/rulesets';
import type { Expression, RoundRuleset } from '../../../src/rulesets';
import {
  DYNASTY_EFFECT_WORDS,
  ROUND_EFFECT_WORDS,
} from '../../../src/rulesets/document/effect-kinds';
import { rules, TestDynasty } from '../../dynasty/harness';
import { submitted, vote } from '../../dynasty/proposals/proposing';
import { EDITION, ofType } from '../../round/harness';
import type { TestRound } from '../../round/harness';
import { proposal } from '../../round/proposals/proposal-commands';
import { traders } from '../../round/trades/traders';

const wins = { type: 'DECLARE_VICTOR', playerId: playerId('p1') } as const;
const proposalsIn = (ruleset: Parameters<typeof sectionsOf>[0]): string =>
  sectionsOf(ruleset).find(({ anchor }) => anchor === 'proposals')?.markdown ?? '';

/** Ann submits an urgent proposal. The players vote, and it is decided. */
function decided(
  votes: Readonly<Record<string, 'FOR' | 'AGAINST'>>,
  effects: readonly ProposalEffect[] = [wins],
  change: (document: RoundRuleset) => void = () => undefined,
) {
  const round = traders(change);
  const id = urgent(round, effects);
  for (const [who, choice] of Object.entries(votes)) {
    round.do(who, { type: 'CastVote', proposalId: id, vote: choice });
  }
  const { closesAtMs } = round.state.need('proposals', id);
  round.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
  return { round, status: round.state.need('proposals', id).status };
}

function urgent(round: TestRound, effects: readonly ProposalEffect[]) {
  const [made] = ofType(
    round.do('ann', proposal({ class: 'URGENT', effects })),
    'ProposalSubmitted',
  );
  return made!.proposalId;
}

describe('a proposal of a round that declares a winner [AK6]', () => {
  it.each([
    [{ bob: 'AGAINST', cid: 'AGAINST' }, 'REJECTED'],
    [{}, 'REJECTED'],
    [{ ann: 'FOR' }, 'REJECTED'],
    [{ ann: 'FOR', bob: 'FOR' }, 'ADOPTED'],
    [{ ann: 'FOR', bob: 'FOR', cid: 'AGAINST' }, 'ADOPTED'],
  ] as const)('with %j is %s, whatever its class', (votes, status) => {
    const found = decided(votes);
    expect(found.status).toBe(status);
    expect(roundOf(found.round.state).winnerId).toBe(status === 'ADOPTED' ? 'p1' : null);
  });

  it('goes by what the rules say of grave effects, if anything', () => {
    const graveMajority: Expression = { op: 'AT_LEAST', of: [{ name: 'votesFor' }, 1] };
    const change = (document: RoundRuleset): void => {
      document.proposals.graveMajority = graveMajority;
    };
    expect(decided({}, [wins], change).status).toBe('REJECTED');
    const { round, status } = decided({ ann: 'FOR' }, [wins], change);
    expect(status).toBe('ADOPTED');
    expect(round.state.need('proposals', 'm1').popularity.grave).toEqual({
      ...{ majority: graveMajority, because: ['WINS'] },
    });
  });

  it('leaves other proposals of its class what they were [H2]', () => {
    const effects: ProposalEffect[] = [
      { type: 'GIVE_ITEMS', playerId: playerId('p1'), items: [{ item: 'TRUNG', quantity: 1 }] },
    ];
    const { round, status } = decided({ bob: 'AGAINST', cid: 'AGAINST' }, effects);
    expect(status).toBe('ADOPTED');
    expect(round.state.need('proposals', 'm1').popularity).not.toHaveProperty('grave');
  });
});

it('is not decided in a dynasty by a quorum that is smaller than half [AK6]', () => {
  const quorum: Expression = { op: 'AT_LEAST', of: [{ name: 'votesFor' }, 1] };
  const popularity = { test: 'QUORUM', minimumVotes: 1, oldestFirst: true, quorum } as const;
  const document = rules();
  const { proposals } = document;
  const [standard] = proposals!.classes;
  const dynasty = TestDynasty.open({
    document: rules({ proposals: { ...proposals!, classes: [{ ...standard!, popularity }] } }),
  });
  dynasty.join('ann', 'bob', 'cid');
  const effects: DynastyEffect[] = [wins];
  const { id } = submitted(dynasty, effects);
  vote(dynasty, id, 'FOR', 'ann');
  expect(dynasty.state.need('proposals', id).status).toBe('OPEN');
  vote(dynasty, id, 'FOR', 'bob');
  expect(dynastyOf(dynasty.state).winnerId).toBe('p1');
});

it('cannot make classes that could not amend the rules any more [X11, AK6]', () => {
  const round = traders();
  const patch = [0, 1].map((at) => ({
    ...{ op: 'add', path: `/proposals/classes/${at}/effects`, value: ['GIVE_ITEMS'] },
  }));
  const effects: ProposalEffect[] = [{ type: 'AMEND_RULESET', patch }];
  expect(round.ask('ann', proposal({ class: 'URGENT', effects }))).toMatchObject({
    ...{ code: 'RULESET_REFUSED', facts: { problems: [{ path: '/proposals/classes' }] } },
  });
});

it('tells in the rules what every effect does, and what the grave ones need', () => {
  const round = proposalsIn({ ...EDITION, trade: { ...EDITION.trade, ducks: true } });
  const noWorks = new Set([ROUND_EFFECT_WORDS.CREATE_WORK]);
  for (const words of Object.values(ROUND_EFFECT_WORDS)) {
    if (!noWorks.has(words)) expect(round).toContain(words);
  }
  const dynasty = { ...rules(), additionalSecretActions: [DUEL] };
  for (const words of Object.values(DYNASTY_EFFECT_WORDS)) {
    expect(proposalsIn(dynasty)).toContain(words);
  }
  const needs = 'also needs, whatever its class, votes for it from more than half of the players';
  for (const prose of [round, proposalsIn(rules())]) expect(prose).toContain(needs);
  const [urgentOne, ...others] = EDITION.proposals.classes;
  const classes = [{ ...urgentOne!, effects: ['GIVE_ITEMS' as const] }, ...others];
  expect(proposalsIn({ ...EDITION, proposals: { ...EDITION.proposals, classes } })).toContain(
    'For a proposal of the class Urgent the server only gives items.',
  );
});
