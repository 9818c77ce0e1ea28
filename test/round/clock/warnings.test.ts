import { audienceOf, dueRound } from '../../../src/round';
import type { RoundEvent } from '../../../src/round';
import { roundOf } from '../../../src/round/model/state';
import { playerId } from '../../../src/kernel';
import { addLot, addPlayer, rulesetWith, runningRound } from '../given';
import { later, NEXT_SUNDAY, ofType, replay, rowsOf, THURSDAY, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { addProposer, amend, submitted, vote } from '../proposals/proposal-commands';
import { commitText, revealText } from '../secret-actions/secret-action-commands';

const HOUR_MS = 3_600_000;
/** The warning comes a sixth of three days before the revelation date. */
const WARNING = later(NEXT_SUNDAY, -12 * HOUR_MS);

const toldBy = (round: TestRound, events: readonly RoundEvent[]): (readonly string[])[] =>
  events.map((event) => audienceOf(round.state, event));

function committed(document = rulesetWith()): TestRound {
  const round = runningRound(document);
  const [ann, bob] = [addPlayer(round), addPlayer(round)];
  addLot(round);
  commitText(round, ann, 'BIDS', '1: 25');
  commitText(round, ann, 'HAND', 'Ace of Cups');
  commitText(round, bob, 'BIDS', '1: 26');
  return round;
}

describe('whoever has to reveal', () => {
  it('is told once as the window opens, whatever there is to reveal [S25]', () => {
    const round = committed();
    const opened = ofType(round.advanceTo(THURSDAY), 'RevelationOpened');
    expect(opened.map(({ actionIds }) => actionIds)).toEqual([['a1', 'a2', 'a3']]);
    expect(toldBy(round, opened)).toEqual([['p1', 'p2']]);
    expect(ofType(round.advanceTo(later(THURSDAY, 1)), 'RevelationOpened')).toEqual([]);
  });

  it('is told nothing where the server reveals it [D6, S25]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    addLot(round);
    round.do(ann.accountId, { type: 'SealBids', bids: [{ lot: 1, amount: 4 }], salt: 's' });
    round.vault.keep('a1', '1: 4\n---\ns');
    const types = typesOf(round.advanceTo(WARNING));
    expect(types).toContain('SecretActionRevealed');
    expect(types).not.toContain('RevelationOpened');
    expect(types).not.toContain('RevelationWarned');
  });

  it('is warned when a sixth of the time is left, if anything is unrevealed then [S25]', () => {
    const round = committed();
    round.advanceTo(THURSDAY);
    revealText(round, round.state.need('players', playerId('p2')), 'BIDS', '1: 26', THURSDAY);
    expect(dueRound(round.state)).toBe(WARNING);
    const warned = ofType(round.advanceTo(WARNING), 'RevelationWarned');
    expect(warned).toMatchObject([{ actionIds: ['a1', 'a2'], revealsAtMs: NEXT_SUNDAY }]);
    expect(toldBy(round, warned)).toEqual([['p1']]);
    expect(dueRound(round.state)).toBe(NEXT_SUNDAY);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('is not warned where the rules have no warning, nor where nothing is left', () => {
    const { warningPart: _none, ...silent } = rulesetWith();
    for (const round of [committed(silent), runningRound()]) {
      const types = typesOf(round.advanceTo(later(NEXT_SUNDAY, -1)));
      expect(types).not.toContain('RevelationWarned');
    }
  });
});

describe('whoever has not voted', () => {
  it('is warned before the voting period of a proposal ends, and nobody else [S25]', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    const { id, closesAtMs } = submitted(round, 'account-1');
    expect(toldBy(round, round.told)).toContainEqual(['p2']);
    round.advanceTo(THURSDAY);
    vote(round, 'account-1', id, 'FOR');
    const warning = later(closesAtMs, -16 * HOUR_MS);
    expect(ofType(round.advanceTo(later(warning, -1)), 'VoteWarned')).toEqual([]);
    const warned = ofType(round.advanceTo(warning), 'VoteWarned');
    expect(warned).toEqual([{ type: 'VoteWarned', proposalId: id, closesAtMs }]);
    expect(toldBy(round, warned)).toEqual([['p2']]);
    expect(ofType(round.advanceTo(later(closesAtMs, -1)), 'VoteWarned')).toEqual([]);
  });
});

it('lets a warning go that new rules would have had before them [S25]', () => {
  const { warningPart: _none, ...silent } = rulesetWith();
  const round = runningRound(silent);
  addProposer(round, 2);
  const { id, closesAtMs } = submitted(round, 'account-1', {
    effects: [amend({ op: 'add', path: '/warningPart', value: 2 })],
  });
  vote(round, 'account-1', id, 'FOR');
  round.advanceTo(later(closesAtMs, -1));
  submitted(round);
  const after = typesOf(round.advanceTo(later(closesAtMs, 1)));
  expect(after).toContain('ProposalAdopted');
  expect(after).not.toContain('VoteWarned');
  expect(roundOf(round.state).revision).toBe(2);
  expect(dueRound(round.state)).toBeGreaterThan(closesAtMs);
});
