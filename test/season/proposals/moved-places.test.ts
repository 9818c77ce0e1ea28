import { rulesetOf as dynastyRules } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { rulesetOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { tableOfTwo } from '../../dynasty/tables';
import { submitted as submittedInDynasty, vote } from '../../dynasty/proposals/proposing';
import type { TestRound } from '../../round/harness';
import { proposal } from '../../round/proposals/proposal-commands';
import { traders } from '../../round/trades/traders';
import { ofType } from '../../round/harness';

type Operation = { op: string; path: string; from?: string; value?: unknown };

const amend = (...patch: Operation[]) =>
  ({ type: 'AMEND_RULESET', patch: patch as never }) as const;
const remove = (path: string): Operation => ({ op: 'remove', path });
const put = (path: string, value: unknown): Operation => ({ op: 'replace', path, value });
const action = (code: string): Operation => ({
  ...{ op: 'add', path: '/actions/-' },
  value: {
    ...{ action: code, title: code, limit: null, cost: [] },
    effects: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP', quantity: 1 }],
  },
});

/**
 * Adopts each list of effects as a proposal, all at one instant in this order. Returns their
 * failures.
 */
function adoptedTogether(round: TestRound, ...proposals: ProposalEffect[][]) {
  const ids = proposals.map((effects) => {
    const [made] = ofType(
      round.do('ann', proposal({ class: 'URGENT', effects })),
      'ProposalSubmitted',
    );
    return made!.proposalId;
  });
  const { closesAtMs } = round.state.need('proposals', ids.at(-1)!);
  round.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
  return ids.map((id) => round.state.need('proposals', id).failure);
}

const fortunes = (round: TestRound): string[] =>
  rulesetOf(round.state).fortunes.map(({ fortune }) => fortune);

it('removes what stood there, and not what has come to its place [L9]', () => {
  const round = traders();
  const [first, ...others] = fortunes(round);
  const patch = [remove('/fortunes/0')];
  const [none, failure] = adoptedTogether(round, [amend(...patch)], [amend(...patch)]);
  expect(none).toBeNull();
  expect(failure).toMatchObject({
    effect: 0,
    refusal: {
      code: 'RULESET_REFUSED',
      facts: {
        problems: [
          {
            ...{ path: '/fortunes/0', operation: 0 },
            message: `expected ${first}, which was there when this was proposed, and ${others[0]} is there now`,
          },
        ],
      },
    },
  });
  expect(fortunes(round)).toEqual(others);
});

it('changes nothing of another action that has come to its place [L9]', () => {
  const round = traders();
  adoptedTogether(round, [amend(action('A'), action('B'))]);
  const [, failure] = adoptedTogether(
    round,
    [amend(remove('/actions/0'))],
    [amend(put('/actions/0/effects/0/quantity', 1000))],
  );
  expect(failure?.refusal.code).toBe('RULESET_REFUSED');
  expect(rulesetOf(round.state).actions).toMatchObject([
    { action: 'B', effects: [{ quantity: 1 }] },
  ]);
});

it('tells what has no code by all that it says [L9]', () => {
  const round = traders();
  adoptedTogether(round, [amend(action('A'))]);
  const patch = put('/actions/0/effects/0/quantity', 3);
  const [, failure] = adoptedTogether(round, [amend({ ...patch, value: 2 })], [amend(patch)]);
  expect(failure?.refusal.facts).toMatchObject({
    problems: [{ path: '/actions/0/effects/0' }],
  });
});

it('fits each effect to what those before it in its proposal make [L9]', () => {
  const round = traders();
  const rest = fortunes(round).slice(3);
  const twice = [amend(remove('/fortunes/0'), remove('/fortunes/0')), amend(remove('/fortunes/0'))];
  expect(adoptedTogether(round, twice)).toEqual([null]);
  expect(fortunes(round)).toEqual(rest);
});

it('goes by what is still there, whatever else has changed [L9]', () => {
  const round = traders();
  const last = fortunes(round).length - 1;
  const effects = [
    [amend(remove(`/fortunes/${last}`))],
    [amend(put('/fortunes/0/name', 'Renamed'))],
    [amend(remove('/fortunes/0'))],
    [amend(action('A'))],
    [amend({ ...action('B'), path: '/actions/0' })],
  ];
  const before = fortunes(round);
  const failures = adoptedTogether(round, ...effects);
  expect(failures.map((failure) => failure?.refusal ?? null)).toEqual(effects.map(() => null));
  expect(fortunes(round)).toEqual(before.slice(1, -1));
});

it('leaves amendments that say no revision what they were', () => {
  const round = traders();
  const before = fortunes(round);
  const effects = [amend(remove('/fortunes/0'))];
  const ids = [1, 2].map(() => {
    const [made] = ofType(
      round.do('ann', proposal({ class: 'URGENT', effects })),
      'ProposalSubmitted',
    );
    return made!.proposalId;
  });
  for (const id of ids) {
    const row = round.state.need('proposals', id);
    expect(row.effects).toEqual([{ ...effects[0], under: 1 }]);
    round.state.put('proposals', { ...row, effects });
  }
  const { closesAtMs } = round.state.need('proposals', ids[1]!);
  round.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
  expect(fortunes(round)).toEqual(before.slice(2));
});

it('holds in a dynasty, too [L9]', () => {
  const { dynasty } = tableOfTwo({ onlookers: ['cid', 'dot', 'eve'] });
  const tricks = dynastyRules(dynasty.state).tricks.map(({ trick }) => trick);
  const effects: DynastyEffect[] = [amend(remove('/tricks/0'))];
  const [first, second] = ['ann', 'bob'].map(
    (by) => submittedInDynasty(dynasty, effects, { by }).id,
  );
  vote(dynasty, first!, 'FOR', 'ann', 'bob', 'cid');
  vote(dynasty, second!, 'FOR', 'ann', 'bob', 'cid');
  expect(dynasty.state.need('proposals', second!).failure?.refusal.code).toBe('RULESET_REFUSED');
  expect(dynastyRules(dynasty.state).tricks.map(({ trick }) => trick)).toEqual(tricks.slice(1));
});
