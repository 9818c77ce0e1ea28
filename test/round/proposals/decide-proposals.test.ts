import { inOnePiece } from '../../../src/kernel';
import { amount } from '../amounts';
import type { Instant, PlayerId } from '../../../src/kernel';
import type { ProposalEffect } from '../../../src/round';
import { advanceRound, isReputable } from '../../../src/round';
import { roundOf, rulesetOf } from '../../../src/round/model/state';
import { addPlayer, grantTo, runningRound, rulesetWith } from '../given';
import { at, later, NEXT_MONDAY, ofType, replay, rowsOf, SUNDAY, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { addProposer, adopted, amend, submitted, vote } from './proposal-commands';

const P1 = 'p1' as PlayerId;
const P2 = 'p2' as PlayerId;
const items = (
  type: 'GIVE_ITEMS' | 'TAKE_ITEMS',
  playerId: PlayerId,
  item: string,
  quantity: number,
): ProposalEffect => ({ type, playerId, items: [amount(item, quantity)] });
const income = (value: number): ProposalEffect =>
  amend({ op: 'replace', path: '/income/amount', value });

function consistent(round: TestRound): void {
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
}

describe('the end of a voting period', () => {
  it('adopts what is popular, before the phase change and its income [A3, H2]', () => {
    const round = runningRound();
    addProposer(round);
    const told = adopted(round, [income(500)]);
    expect(typesOf(told).slice(-3)).toEqual(['ProposalAdopted', 'PhaseStarted', 'IncomePaid']);
    expect(ofType(told, 'ProposalAdopted')[0]).toMatchObject({ votesFor: 1, votesAgainst: 0 });
    expect(round.held('account-1', 'CHIP')).toBe(500);
    consistent(round);
  });

  it('rejects what is not popular, and applies nothing [H2]', () => {
    const round = runningRound();
    addProposer(round);
    const { id, closesAtMs } = submitted(round, 'account-1', { effects: [income(500)] });
    expect(typesOf(round.advanceTo(later(closesAtMs, -1)))).not.toContain('ProposalRejected');
    expect(typesOf(round.advanceTo(closesAtMs))).toContain('ProposalRejected');
    expect(round.state.need('proposals', id)).toMatchObject({
      status: 'REJECTED',
      decidedAtMs: closesAtMs,
      votesFor: 0,
    });
    expect(roundOf(round.state).revision).toBe(1);
    consistent(round);
  });

  it('is of one adopted proposal at a time, and nothing else happens between them [A2]', () => {
    const round = runningRound();
    addProposer(round, 3);
    const { closesAtMs } = [500, 600, 700]
      .map((value) => submitted(round, 'account-1', { effects: [income(value)] }))
      .map((each) => (vote(round, 'account-1', each.id, 'FOR'), each))
      .at(-1)!;
    round.advanceTo(later(closesAtMs, -1));
    const pieces: string[][] = [];
    for (let left: Instant | null = closesAtMs; left !== null;) {
      const before = round.journal.length;
      left = inOnePiece(advanceRound(round.turn('clock', closesAtMs), closesAtMs, 1));
      pieces.push(round.journal.slice(before).map(({ event }) => event.type));
    }
    expect(pieces.map((piece) => piece.filter((type) => type === 'ProposalAdopted'))).toEqual([
      ['ProposalAdopted'],
      ['ProposalAdopted'],
      ['ProposalAdopted'],
    ]);
    expect(pieces.flat()).toEqual([
      ...['ProposalAdopted', 'ProposalAdopted', 'ProposalAdopted'],
      ...['PhaseStarted', 'IncomePaid'],
    ]);
    expect(round.held('account-1', 'CHIP')).toBe(700);
    consistent(round);
  });

  it('comes for an urgent one between the boundaries of the calendar [A2]', () => {
    const round = runningRound(
      rulesetWith(({ membership }) => (membership.reputableAfterDays = 0)),
    );
    addProposer(round);
    round.advanceTo(at('2021-08-31T10:00:00.123Z'));
    const { id, closesAtMs } = submitted(round, 'account-1', { class: 'URGENT' });
    expect(closesAtMs).toBe(at('2021-09-02T10:00:00.123Z'));
    round.advanceTo(NEXT_MONDAY);
    const { decidedAtMs, status } = round.state.need('proposals', id);
    expect([decidedAtMs, status]).toEqual([closesAtMs, 'ADOPTED']);
  });

  it('counts the votes of those who are players then [B2]', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    const { id, closesAtMs } = submitted(round);
    vote(round, 'account-1', id, 'AGAINST');
    vote(round, 'account-2', id, 'FOR');
    round.do('account-1', { type: 'LeaveSeason' });
    round.advanceTo(closesAtMs);
    expect(round.state.need('proposals', id)).toMatchObject({
      status: 'ADOPTED',
      votesFor: 1,
      votesAgainst: 0,
    });
    consistent(round);
  });

  it('decides several in the order in which they were created [Proposals; A3]', () => {
    const round = runningRound();
    addProposer(round, 2);
    const first = submitted(round, 'account-1', { effects: [income(501)] });
    const second = submitted(round, 'account-1', { effects: [income(502)] });
    for (const { id } of [second, first]) vote(round, 'account-1', id, 'FOR');
    const told = ofType(round.advanceTo(first.closesAtMs), 'ProposalAdopted');
    expect(told.map(({ proposalId }) => proposalId)).toEqual([first.id, second.id]);
    expect(rulesetOf(round.state).income.amount).toBe(502);
    expect(roundOf(round.state).revision).toBe(3);
    consistent(round);
  });

  it('keeps the popularity that was promised at submission [P5]', () => {
    const round = runningRound();
    addProposer(round, 2);
    const never = { test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 99 };
    const path = '/proposals/classes/1/popularity';
    const first = submitted(round, 'account-1', {
      effects: [amend({ op: 'replace', path, value: never })],
    });
    const second = submitted(round);
    for (const { id } of [first, second]) vote(round, 'account-1', id, 'FOR');
    round.advanceTo(first.closesAtMs);
    expect(round.state.need('proposals', second.id).status).toBe('ADOPTED');
  });
});

describe('effects on adoption', () => {
  it('amend the ruleset: a new revision rules from that instant on [H3]', () => {
    const round = runningRound();
    addProposer(round);
    adopted(round, [income(507), amend({ op: 'remove', path: '/fortunes/0' })]);
    const { closesAtMs } = round.state.need('proposals', 'm1');
    expect(round.state.need('revisions', 'r2')).toMatchObject({
      revision: 2,
      adoptedAtMs: closesAtMs,
    });
    expect(rulesetOf(round.state).income.amount).toBe(507);
    expect(rulesetOf(round.state).fortunes).toHaveLength(2);
    expect(round.state.need('proposals', 'm1').revision).toBe(2);
  });

  it('give and take items, each on what those before it left [H3]', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    const told = adopted(round, [
      items('GIVE_ITEMS', P1, 'TRUNG', 5),
      items('TAKE_ITEMS', P1, 'TRUNG', 3),
      items('GIVE_ITEMS', P2, 'CARD:ACE:CUPS', 2),
    ]);
    expect(ofType(told, 'ProposalAdopted')[0]!.failure).toBeNull();
    expect(round.held('account-1', 'TRUNG')).toBe(2);
    expect(round.held('account-2', 'CARD:ACE:CUPS')).toBe(2);
    consistent(round);
  });

  it('are none when one of them does not apply any more, with the reason [H3]', () => {
    const round = runningRound();
    addProposer(round);
    const told = adopted(round, [income(501), items('TAKE_ITEMS', P1, 'TRUNG', 3)]);
    expect(ofType(told, 'ProposalAdopted')[0]).toMatchObject({
      failure: {
        effect: 1,
        refusal: {
          code: 'NOT_ENOUGH_TO_TAKE',
          facts: { playerId: P1, item: 'TRUNG', have: 0, need: 3 },
        },
      },
      revision: null,
      transfers: [],
    });
    expect(roundOf(round.state).revision).toBe(1);
    expect(round.state.need('proposals', 'm1').status).toBe('ADOPTED');
    consistent(round);
  });

  it('are none when the player whom they are for has left [H3]', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    const { id, closesAtMs } = submitted(round, 'account-1', {
      effects: [items('GIVE_ITEMS', P2, 'TRUNG', 1)],
    });
    vote(round, 'account-1', id, 'FOR');
    round.do('account-2', { type: 'LeaveSeason' });
    round.advanceTo(closesAtMs);
    const { failure, status } = round.state.need('proposals', id);
    expect([status, failure?.refusal.code]).toEqual(['ADOPTED', 'PLAYER_NOT_FOUND']);
  });

  it('are none when an earlier proposal made the patch impossible [H3]', () => {
    const round = runningRound();
    addProposer(round, 2);
    const last = amend({ op: 'remove', path: '/fortunes/2' });
    const ids = [0, 1].map(() => submitted(round, 'account-1', { effects: [last] }).id);
    for (const id of ids) vote(round, 'account-1', id, 'FOR');
    round.advanceTo(round.state.need('proposals', 'm1').closesAtMs);
    expect(round.state.need('proposals', 'm2').failure).toMatchObject({
      effect: 0,
      refusal: { code: 'RULESET_REFUSED', facts: { problems: [{ path: '/fortunes/2' }] } },
    });
    expect(roundOf(round.state).revision).toBe(2);
  });

  it('are none when a card came into being that the new deck has not [P6]', () => {
    const document = rulesetWith(({ deck }) => {
      deck.archetypes[0]!.ranks.push({ rank: 'DUKE', name: 'Duke', aliases: [], number: 21 });
    });
    const round = runningRound(document);
    addProposer(round);
    const patch = amend({ op: 'remove', path: '/deck/archetypes/0/ranks/20' });
    const { id, closesAtMs } = submitted(round, 'account-1', { effects: [patch] });
    vote(round, 'account-1', id, 'FOR');
    grantTo(round, P1, { 'CARD:DUKE:CUPS': 1 });
    round.advanceTo(closesAtMs);
    expect(round.state.need('proposals', id).failure).toMatchObject({
      refusal: { code: 'RULESET_REFUSED', facts: { problems: [{ path: '/deck' }] } },
    });
  });

  it('correct a standing: the player is reputable the earlier [H3]', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    const joinedAtMs = later(SUNDAY, -86_400_000);
    adopted(round, [{ type: 'CORRECT_STANDING', playerId: P2, joinedAtMs }]);
    const player = round.state.need('players', P2);
    expect(player.joinedAtMs).toBe(joinedAtMs);
    expect(isReputable(round.state, player, at('2021-09-04'))).toBe(true);
    consistent(round);
  });

  it('can make a winner, by items or by what it takes to win [Victory; P8]', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round, { GOLD_STAR: 3 });
    const effects = [amend({ op: 'replace', path: '/victory/quantity', value: 2 })];
    const { id, closesAtMs } = submitted(round, 'account-1', { effects });
    for (const who of ['account-1', 'account-2']) vote(round, who, id, 'FOR');
    const told = round.advanceTo(closesAtMs);
    expect(ofType(told, 'RoundWon')).toEqual([{ type: 'RoundWon', playerId: P2 }]);
    expect(typesOf(told)).not.toContain('IncomePaid');
    consistent(round);
  });
});
