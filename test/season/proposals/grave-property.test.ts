/** What is grave was agreed to by more than half of all players, whatever was proposed [AK6, AK8]. */
import { playerId } from '../../../src/kernel';
import type { PlayerId } from '../../../src/kernel';
import { activePlayers, roundOf, rulesetOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import type { Expression } from '../../../src/rulesets';
import { fc } from '../../support/property-testing';
import { EDITION, NEXT_SUNDAY, ofType, TestRound } from '../../round/harness';
import { proposal, vote } from '../../round/proposals/proposal-commands';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'];
const players = NAMES.map((_name, at) => playerId(`p${String(at + 1)}`));
const oneVote: Expression = { op: 'AT_LEAST', of: [{ name: 'votesFor' }, 1] };
const replace = (path: string, value: unknown): ProposalEffect =>
  ({ type: 'AMEND_RULESET', patch: [{ op: 'replace', path, value }] }) as ProposalEffect;
const add = (path: string, value: unknown): ProposalEffect =>
  ({ type: 'AMEND_RULESET', patch: [{ op: 'add', path, value }] }) as ProposalEffect;

const aPlayer = fc.constantFrom(...players);
const anItem = fc.constantFrom('TRUNG', 'GOLD_STAR', 'CHIP');
const anEffect: fc.Arbitrary<ProposalEffect> = fc.oneof(
  fc
    .record({ playerId: aPlayer, item: anItem, quantity: fc.integer({ min: 1, max: 12 }) })
    .map(({ playerId: whose, ...item }) => ({
      ...({ type: 'GIVE_ITEMS', playerId: whose, items: [item] } as ProposalEffect),
    })),
  aPlayer.map((whose) => ({ type: 'DECLARE_VICTOR', playerId: whose }) as const),
  aPlayer.map((whose) => ({ type: 'REMOVE_PLAYER', playerId: whose }) as const),
  aPlayer.map((whose) => ({ type: 'REPLACE_HOST', playerId: whose }) as const),
  fc.constantFrom<ProposalEffect>(
    { type: 'CLOSE_SEASON' },
    replace('/victory', { item: 'TRUNG', quantity: 3 }),
    replace('/victory/quantity', 1),
    replace('/proposals/classes/0/popularity/votes', 5),
    replace('/membership/reputableAfterDays', 20),
    replace('/rulesDaySeconds', 100_000),
    replace('/title', 'Ours'),
    replace('/proposals/classes/0/reputableOnly', false),
    add('/proposals/classes/0/popularity', { test: 'FORMULA', formula: oneVote }),
    add('/hosting', { awayDays: 0, powers: [] }),
  ),
);
const aProposal = fc.record({
  author: fc.constantFrom(...NAMES),
  effects: fc.array(anEffect, { minLength: 1, maxLength: 3 }),
  votes: fc.tuple(...NAMES.map(() => fc.constantFrom('FOR', 'AGAINST', 'NONE'))),
});

/** Everything that the players guard: who plays, hosts and wins, and the rules of deciding it. */
function guarded(round: TestRound) {
  const { proposals, membership, victory, victoryConditions, hosting, rulesDaySeconds } = rulesetOf(
    round.state,
  );
  const { winnerId, status, hostAccountId } = roundOf(round.state);
  const present: PlayerId[] = activePlayers(round.state)
    .map(({ id }) => id)
    .sort();
  return JSON.stringify([
    ...[winnerId, status, hostAccountId, present],
    ...[proposals, membership, victory, victoryConditions, hosting, rulesDaySeconds],
  ]);
}

it('holds for proposals of all kinds, one after another', () => {
  fc.assert(
    fc.property(fc.array(aProposal, { minLength: 1, maxLength: 4 }), (proposals) => {
      const round = TestRound.open({
        rehearsal: true,
        document: { ...EDITION, hosting: { awayDays: 0, powers: [] } },
      });
      round.join(...NAMES);
      round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
      for (const { author, effects, votes } of proposals) {
        const asked = proposal({ class: 'URGENT', effects });
        if (round.ask(author, asked) !== null) continue;
        const { proposalId, closesAtMs } = ofType(round.told, 'ProposalSubmitted')[0]!;
        for (const [at, choice] of votes.entries()) {
          const isPlayer = activePlayers(round.state).some(({ id }) => id === players[at]);
          if (choice !== 'NONE' && isPlayer) vote(round, NAMES[at]!, proposalId, choice);
        }
        const all = activePlayers(round.state).length;
        const before = guarded(round);
        round.ask('host', { type: 'AdvanceClock', toMs: closesAtMs });
        const decided = round.state.need('proposals', proposalId);
        if (guarded(round) === before) continue;
        expect(decided.status).toBe('ADOPTED');
        expect(2 * (decided.votesFor ?? 0)).toBeGreaterThan(all);
        if (roundOf(round.state).status === 'ENDED') return;
      }
    }),
    { numRuns: 40 },
  );
});
