/**
 * What is grave was agreed to by the majority that the rules before it demanded, whatever was
 * proposed, in whatever class [AK6, AK8].
 */
import * as inDynasty from '../../../src/dynasty';
import { activePlayers } from '../../../src/dynasty/model/state';
import type { DynastyEffect } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import * as inRound from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import type { Expression, Ruleset } from '../../../src/rulesets';
import type { FieldType } from '../../../src/season';
import { fc } from '../../support/property-testing';
import { anyEffect } from '../../support/random-effect';
import { HONOUR, SCRIBE } from '../../support/custom-mechanics';
import { DAY_MS, later, rules, START, TestDynasty } from '../../dynasty/harness';
import { grantTo } from '../../round/given';
import { EDITION, NEXT_SUNDAY, ofType, TestRound } from '../../round/harness';
import { MAKER, proposal, vote } from '../../round/proposals/proposal-commands';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'];
const players = NAMES.map((_name, at) => playerId(`p${String(at + 1)}`));
const votesAtLeast = (least: number): Expression => ({
  ...{ op: 'AT_LEAST', of: [{ name: 'votesFor' }, least] },
});

/** Patches of the rules by which both games decide and win, and of harmless ones. */
const PATCHES = [
  { op: 'replace', path: '/rulesDaySeconds', value: 100_000 },
  { op: 'replace', path: '/title', value: 'Ours' },
  { op: 'add', path: '/hosting', value: { awayDays: 0, powers: [] } },
  { op: 'add', path: '/proposals/graveMajority', value: votesAtLeast(1) },
  { op: 'add', path: '/proposals/graveMajority', value: votesAtLeast(4) },
  {
    ...{ op: 'add', path: '/proposals/classes/0/popularity' },
    value: { test: 'FORMULA', formula: votesAtLeast(1) },
  },
];
const OF_ROUNDS = [
  { op: 'replace', path: '/victory', value: { item: 'TRUNG', quantity: 3 } },
  { op: 'replace', path: '/victory/quantity', value: 1 },
  { op: 'replace', path: '/membership/reputableAfterDays', value: 20 },
  { op: 'replace', path: '/proposals/classes/0/reputableOnly', value: false },
];

/** Values for the fields of effects, by type. */
const valuesOf = (items: readonly string[], patches: readonly object[]) =>
  ({
    ...{ PLAYER: players, JUDGE: players, OFFICE: ['SCRIBE', null], TRACKED_VALUE: ['HONOUR'] },
    ...{ DUCK: ['d1'], TRADE: ['x1'], TABLE: ['t1'], SECRET_ACTION: ['s1'], HAND: ['h1'] },
    ...{
      SECRET_ATTEMPT: ['x1'],
      GAME: ['g1'],
      MASK: ['SUCCO', null],
      CARD: [null],
      VALUE: [0, 7],
      URL: [null],
    },
    ITEMS: items.flatMap((item) => [1, 3, 12].map((quantity) => [{ item, quantity }])),
    OWNER: [...players.map(inRound.ownerOf), inRound.GALLERY],
    ...{ ARTICLE: ['feast'], TEXT: ['feast', 'fast'], MARKDOWN: ['All quack.'] },
    ...{ INTEGER: [1, 7, 40], DIGITS: ['7'], BOOLEAN: [true, false] },
    DATE_TIME: [null, START, later(START, 90 * DAY_MS)],
    PATCH: patches.map((patch) => [patch]),
  }) satisfies Record<FieldType, readonly unknown[]>;

const proposalsOf = <Effect>(effect: fc.Arbitrary<Effect>, ...classes: readonly string[]) =>
  fc.array(
    fc.record({
      author: fc.constantFrom(...NAMES),
      of: fc.constantFrom(...classes),
      effects: fc.array(effect, { minLength: 1, maxLength: 3 }),
      votes: fc.tuple(...NAMES.map(() => fc.constantFrom('FOR' as const, 'AGAINST', 'NONE'))),
    }),
    { minLength: 1, maxLength: 4 },
  );

/** The members of the rules by which the players decide and win. */
const guardedRules = ({ proposals, membership, hosting, offices, ...rest }: Ruleset) => [
  ...[proposals, membership, hosting, offices, rest.rulesDaySeconds],
  ...['victory', 'victoryConditions'].map((name) => (rest as Record<string, unknown>)[name]),
];

/** The votes that the rules demand for what is grave, of so many players. */
function neededBy({ proposals }: Ruleset, all: number): number {
  const { graveMajority } = (proposals ?? {}) as { readonly graveMajority?: Expression };
  if (graveMajority === undefined) return Math.floor(all / 2) + 1;
  return typeof graveMajority === 'object' && 'of' in graveMajority
    ? Number(graveMajority.of[1])
    : 0;
}

type Decided = { readonly status: string; readonly votesFor: number | null };

function expectAgreed({ status, votesFor }: Decided, needed: number): void {
  expect(status).toBe('ADOPTED');
  expect(votesFor).toBeGreaterThanOrEqual(needed);
}

it('holds in a round for proposals of all kinds, one after another', () => {
  const effect = anyEffect<ProposalEffect>(
    inRound.ROUND_EFFECTS.forms,
    valuesOf(['TRUNG', 'GOLD_STAR', 'CHIP'], [...PATCHES, ...OF_ROUNDS]),
  );
  const guarded = ({ state }: TestRound) => {
    const { winnerId, status, hostAccountId } = inRound.roundOf(state);
    const present = inRound.activePlayers(state).map(({ id }) => id);
    return JSON.stringify([
      ...[winnerId, status, hostAccountId, present.sort()],
      ...guardedRules(inRound.rulesetOf(state)),
    ]);
  };
  fc.assert(
    fc.property(proposalsOf(effect, 'URGENT', 'URGENT', 'STANDARD'), (proposals) => {
      const round = TestRound.open({
        rehearsal: true,
        document: {
          ...{ ...EDITION, trackedValues: [HONOUR], offices: [SCRIBE] },
          hosting: { awayDays: 0, powers: [] },
        },
      });
      round.join(...NAMES);
      round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
      for (const player of players) grantTo(round, player, { [MAKER]: 4 });
      for (const { author, of, effects, votes } of proposals) {
        const before = inRound.rulesetOf(round.state);
        if (round.ask(author, proposal({ class: of, effects })) !== null) continue;
        const { proposalId, closesAtMs } = ofType(round.told, 'ProposalSubmitted')[0]!;
        for (const [at, choice] of votes.entries()) {
          const isPlayer = inRound.activePlayers(round.state).some(({ id }) => id === players[at]);
          if (choice !== 'NONE' && isPlayer) vote(round, NAMES[at]!, proposalId, choice);
        }
        const all = inRound.activePlayers(round.state).length;
        const kept = guarded(round);
        round.ask('host', { type: 'AdvanceClock', toMs: closesAtMs });
        if (guarded(round) === kept) continue;
        expectAgreed(round.state.need('proposals', proposalId), neededBy(before, all));
        if (inRound.roundOf(round.state).status === 'ENDED') return;
      }
    }),
    { numRuns: 60 },
  );
});

it('holds in a dynasty, too', () => {
  const effect = anyEffect<DynastyEffect>(
    inDynasty.DYNASTY_EFFECTS.forms,
    valuesOf(['PEG'], [...PATCHES, { op: 'replace', path: '/victory/pegs', value: 30 }]),
  );
  const guarded = ({ state }: TestDynasty) => {
    const { status, hostAccountId, dealerAccountId } = inDynasty.dynastyOf(state);
    const present = activePlayers(state).map(({ id }) => id);
    return JSON.stringify([
      ...[status, hostAccountId, dealerAccountId, present.sort()],
      ...guardedRules(inDynasty.rulesetOf(state)),
    ]);
  };
  fc.assert(
    fc.property(proposalsOf(effect, 'STANDARD', 'CALL_FOR_JUDGEMENT'), (proposals) => {
      const hosting = { awayDays: 0, powers: [] };
      const document = { ...rules(), hosting, trackedValues: [HONOUR], offices: [SCRIBE] };
      const dynasty = TestDynasty.open({ document });
      dynasty.join(...NAMES);
      for (const { author, of, effects, votes } of proposals) {
        const before = inDynasty.rulesetOf(dynasty.state);
        const submit = { type: 'SubmitProposal', class: of, title: 'More', text: '' } as const;
        const kept = guarded(dynasty);
        if (dynasty.ask(author, { ...submit, effects }) !== null) continue;
        const [last] = dynasty.state.all('proposals').reverse();
        const { id: proposalId, closesAtMs } = last!;
        for (const [at, choice] of votes.entries()) {
          const { status } = dynasty.state.need('proposals', proposalId);
          if (status !== 'OPEN' || choice === 'NONE') continue;
          dynasty.ask(NAMES[at]!, { type: 'CastVote', proposalId, vote: choice });
        }
        const all = Math.min(NAMES.length, activePlayers(dynasty.state).length);
        if (dynasty.state.need('proposals', proposalId).status === 'OPEN') {
          dynasty.advanceTo(closesAtMs);
        }
        if (guarded(dynasty) === kept) continue;
        expectAgreed(dynasty.state.need('proposals', proposalId), neededBy(before, all));
        if (inDynasty.dynastyOf(dynasty.state).status === 'ENDED') return;
      }
    }),
    { numRuns: 60 },
  );
});
