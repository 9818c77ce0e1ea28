import { eventText } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import type { RuleEffect } from '../../../src/season';
import { articlesOf, sectionsOf } from '../../../src/rulesets';
import { roundOf, rulesetOf } from '../../../src/round/model/state';
import { fc, runs } from '../../support/property-testing';
import { runningRound, rulesetWith } from '../given';
import { ofType, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { addProposer, adopted, amend, proposal, submitted, vote } from './proposal-commands';

const SAYS = { anchor: 'feast', title: 'The Feast', markdown: 'All shall say *quack*.' };
const add = (over: object = {}): ProposalEffect => ({
  type: 'ADD_ARTICLE',
  ...SAYS,
  evenIfOthersFail: false,
  ...over,
});
const replace = (over: object = {}): RuleEffect => ({
  type: 'REPLACE_ARTICLE',
  ...SAYS,
  ...over,
});
const repeal = (anchor = SAYS.anchor): ProposalEffect => ({ type: 'REPEAL_ARTICLE', anchor });

const anchorsOf = (round: TestRound): string[] =>
  articlesOf(rulesetOf(round.state)).map(({ anchor }) => anchor);
const SHIPPED = ['urgent-proposals', 'what-rulings-bind', 'metaruleset'];

/** A round with a proposer who has enough Proposal-Makers. */
function round(makers = 9, document = rulesetWith()): TestRound {
  const made = runningRound(document);
  addProposer(made, makers);
  return made;
}

function consistent(it: TestRound): void {
  expect(it.violations()).toEqual([]);
  expect(rowsOf(replay(it.journal))).toEqual(rowsOf(it.state));
}

describe('a rule in words', () => {
  it('is added, replaced and repealed by adopted proposals [L2]', () => {
    const it = round();
    adopted(it, [add()]);
    expect(anchorsOf(it)).toEqual([...SHIPPED, 'feast']);
    adopted(it, [replace({ title: 'The Fast' }), repeal('metaruleset')]);
    expect(anchorsOf(it)).toEqual(['urgent-proposals', 'what-rulings-bind', 'feast']);
    expect(sectionsOf(rulesetOf(it.state)).at(-1)).toEqual({
      anchor: 'feast',
      title: 'The Fast',
      markdown: SAYS.markdown,
      heldBy: 'PEOPLE',
    });
    expect(roundOf(it.state).revision).toBe(3);
    consistent(it);
  });

  it('is cited by a request for justice, while it is in force [Judges]', () => {
    const it = round();
    const asks = () =>
      it.ask('account-1', {
        type: 'RequestJustice',
        kind: 'QUESTION',
        text: 'Who quacks?',
        entries: [],
        sections: ['feast'],
      });
    expect(asks()).toMatchObject({ code: 'SECTION_UNKNOWN', facts: { section: 'feast' } });
    adopted(it, [add()]);
    expect(asks()).toBeNull();
    adopted(it, [repeal()]);
    expect(asks()).toMatchObject({ code: 'SECTION_UNKNOWN' });
  });

  it('is added to rules that had none from the beginning', () => {
    const { articles: _none, ...earlier } = rulesetWith();
    const it = round(1, earlier);
    adopted(it, [add()]);
    expect(anchorsOf(it)).toEqual(['feast']);
    consistent(it);
  });

  test.each<[string, ProposalEffect[], object]>([
    [
      'an anchor that an article has',
      [add({ anchor: 'metaruleset' })],
      { code: 'ARTICLE_EXISTS', facts: { anchor: 'metaruleset', heldBy: 'PEOPLE', effect: 0 } },
    ],
    [
      'an anchor that a section has',
      [add({ anchor: 'bidding' })],
      { code: 'ARTICLE_EXISTS', facts: { anchor: 'bidding', heldBy: 'SERVER', effect: 0 } },
    ],
    ['one anchor twice', [add(), add()], { code: 'ARTICLE_EXISTS', facts: { effect: 1 } }],
    [
      'another article for one that is not there',
      [replace()],
      { code: 'ARTICLE_UNKNOWN', facts: { anchor: 'feast', effect: 0 } },
    ],
    [
      'the end of one that is not there',
      [add(), repeal('fast')],
      { code: 'ARTICLE_UNKNOWN', facts: { anchor: 'fast', effect: 1 } },
    ],
    [
      'the end of a section',
      [repeal('bidding')],
      { code: 'ARTICLE_UNKNOWN', facts: { anchor: 'bidding' } },
    ],
    [
      'an anchor of two words',
      [add({ anchor: 'the feast' })],
      { code: 'MALFORMED', facts: { field: 'anchor', effect: 0 } },
    ],
    ['no title', [replace({ title: '' })], { code: 'MALFORMED', facts: { field: 'title' } }],
    ['no words', [add({ markdown: ' ' })], { code: 'MALFORMED', facts: { field: 'markdown' } }],
    [
      'HTML',
      [add({ markdown: '<b>All</b>' })],
      { code: 'MALFORMED', facts: { field: 'markdown' } },
    ],
    [
      'more than the rules hold together',
      Array.from({ length: 12 }, (_, at) =>
        add({ anchor: `a${at}`, markdown: 'quack '.repeat(3_000) }),
      ),
      {
        code: 'RULESET_REFUSED',
        facts: {
          effect: 11,
          problems: [
            {
              path: '/articles',
              message: expect.stringMatching(
                /^expected at most 200000 characters in all, and these have 21[67]\d\d\d$/,
              ) as unknown,
              operation: null,
            },
          ],
        },
      },
    ],
  ])('is refused with %s', (_what, effects, refusal) => {
    const it = round();
    expect(it.ask('account-1', proposal({ effects }))).toMatchObject({
      ...refusal,
      rule: 'proposals',
    });
  });
});

/** Two proposals are adopted at once. Returns the failure of the later one. */
const both = (one: readonly ProposalEffect[], two: readonly ProposalEffect[]) => {
  const it = round();
  adopted(it, [add()]);
  const [first, second] = [
    submitted(it, 'account-1', { effects: one }),
    submitted(it, 'account-1', { effects: two }),
  ];
  for (const { id } of [first, second]) vote(it, 'account-1', id, 'FOR');
  it.advanceTo(first.closesAtMs);
  expect(second.closesAtMs).toBe(first.closesAtMs);
  consistent(it);
  return { it, failure: it.state.need('proposals', second.id).failure };
};

describe('two proposals that are adopted at one instant', () => {
  it('add one anchor: the later fails whole [L9]', () => {
    const other = { anchor: 'fast', title: 'Another', markdown: 'Nobody eats.' };
    const { it, failure } = both([add({ anchor: 'fast' })], [repeal('feast'), add(other)]);
    expect(failure).toMatchObject({ effect: 1, refusal: { code: 'ARTICLE_EXISTS' } });
    expect(anchorsOf(it)).toEqual([...SHIPPED, 'feast', 'fast']);
    expect(articlesOf(rulesetOf(it.state)).at(-1)?.title).toBe('The Feast');
  });

  it('replace and repeal one: the later has what the earlier left [L9]', () => {
    const { it, failure } = both([repeal()], [replace({ title: 'The Fast' })]);
    expect(failure).toMatchObject({ effect: 0, refusal: { code: 'ARTICLE_UNKNOWN' } });
    expect(anchorsOf(it)).toEqual(SHIPPED);
  });

  it('change different ones: both do, whatever places these have by then [L9]', () => {
    const { it, failure } = both([repeal('urgent-proposals')], [replace({ title: 'The Fast' })]);
    expect(failure).toBeNull();
    expect(articlesOf(rulesetOf(it.state)).map(({ title }) => title)).toEqual([
      'What rulings bind',
      'Rulings on the Metaruleset',
      'The Fast',
    ]);
  });
});

describe('an article beside effects that fail', () => {
  const taking: ProposalEffect = {
    type: 'TAKE_ITEMS',
    playerId: 'p1' as never,
    items: [{ item: 'GOLD_STAR', quantity: 5 }],
  };
  const decided = (...effects: ProposalEffect[]) => {
    const it = round();
    const told = adopted(it, effects);
    consistent(it);
    const event = ofType(told, 'ProposalAdopted')[0]!;
    return { it, event, text: eventText(it.state, event) };
  };

  it('is not added where it does not say so [L2]', () => {
    const { it, event, text } = decided(add(), taking);
    expect(event).toMatchObject({ failure: { effect: 1 }, revision: null });
    expect(anchorsOf(it)).toEqual(SHIPPED);
    expect(text).toContain('; its effects could not be applied.');
  });

  it('is added all the same where it says so, and nothing else is [L2]', () => {
    const kept = add({ evenIfOthersFail: true });
    const raise = amend({ op: 'replace', path: '/income/amount', value: 500 });
    const { it, event, text } = decided(raise, kept, add({ anchor: 'other' }), taking);
    expect(event).toMatchObject({ failure: { effect: 3 }, revision: { revision: 2 } });
    expect(anchorsOf(it)).toEqual([...SHIPPED, 'feast']);
    expect(rulesetOf(it.state).income.amount).toBe(100);
    expect(text).toContain('revision 2 of the rules is in force; its other effects could not be');
  });

  it('is left out where it could not be added either [L9]', () => {
    const [taken, other] = [add({ anchor: 'fast' }), add({ anchor: 'b' })].map((effect) => ({
      ...effect,
      evenIfOthersFail: true,
    }));
    const { it, failure } = both([add({ anchor: 'fast' })], [taken!, other!]);
    expect(failure).toMatchObject({ effect: 0, refusal: { code: 'ARTICLE_EXISTS' } });
    expect(anchorsOf(it)).toEqual([...SHIPPED, 'feast', 'fast', 'b']);
    expect(roundOf(it.state).revision).toBe(4);
  });
});

const anchor = fc.constantFrom('feast', 'fast', 'metaruleset', 'war', 'quiet');
const changes: fc.Arbitrary<ProposalEffect> = fc.oneof(
  fc.tuple(anchor, fc.boolean()).map(([at, kept]) => add({ anchor: at, evenIfOthersFail: kept })),
  fc.tuple(anchor, fc.constantFrom('A', 'B')).map(([at, title]) => replace({ anchor: at, title })),
  anchor.map(repeal),
);

it('leaves a season that folds and is told without a hole, whatever is adopted [L2, L9]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(changes, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      (proposals) => {
        const it = round(proposals.length);
        const made = proposals.flatMap((effects) => {
          if (it.ask('account-1', proposal({ effects })) !== null) return [];
          return [it.state.all('proposals').at(-1)!];
        });
        for (const { id } of made) vote(it, 'account-1', id, 'FOR');
        if (made[0] !== undefined) it.advanceTo(made[0].closesAtMs);
        consistent(it);
        const anchors = sectionsOf(rulesetOf(it.state)).map((section) => section.anchor);
        expect(new Set(anchors).size).toBe(anchors.length);
        expect(made.every(({ id }) => it.state.need('proposals', id).status === 'ADOPTED')).toBe(
          true,
        );
      },
    ),
    { numRuns: runs(60) },
  );
});
