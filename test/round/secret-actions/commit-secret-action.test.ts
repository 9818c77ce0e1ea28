import { sha256OfText } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import { commitSecretAction } from '../../../src/round/secret-actions/commit-secret-action';
import { addPlayer, during, given, rulesetWith, runningRound } from '../given';
import { later, MONDAY, NEXT_MONDAY, NEXT_SUNDAY, THURSDAY, typesOf } from '../harness';
import { actionOf, commitText, lastAction, revealText } from './acts';

const command = {
  type: 'CommitSecretAction',
  kind: 'BIDS',
  sha256: sha256OfText('3: 25'),
} as const;

describe('committing a secret action', () => {
  it('matures on Thursday 00:00 and is revealed by Sunday 00:00 [Secret Information; D2]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    expect(commitText(round, ann, 'BIDS', '3: 25', later(THURSDAY, -1))).toMatchObject({
      id: 'a1',
      playerId: 'p1',
      kind: 'BIDS',
      committedAtMs: later(THURSDAY, -1),
      maturesAtMs: THURSDAY,
      revealsAtMs: NEXT_SUNDAY,
      week: 1,
      status: 'COMMITTED',
      text: null,
    });
  });

  it('takes the days to revelation from the ruleset [Secret Information; D2]', () => {
    const round = runningRound(
      rulesetWith((document) => {
        document.secretActions = { revelationAfterDays: 2 };
      }),
    );
    const action = commitText(round, addPlayer(round), 'HAND', 'x');
    expect(action.revealsAtMs).toBe(later(NEXT_SUNDAY, -86_400_000));
  });

  it('scales its dates with the tempo [A4, D2]', () => {
    // A rules-day lasts a second; rules-time and real time agree on Monday 00:00.
    const round = runningRound(
      rulesetWith((document) => {
        document.rulesDaySeconds = 1;
      }),
    );
    const action = commitText(round, addPlayer(round), 'BIDS', 'x', later(MONDAY, 2_999));
    expect(action.maturesAtMs).toBe(later(MONDAY, 3_000));
    expect(action.revealsAtMs).toBe(later(MONDAY, 6_000));
  });

  it('keeps the hash in lower case [D3]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    const sha256 = command.sha256.toUpperCase();
    commitSecretAction(round.turn('player:p1', MONDAY), ann, { ...command, sha256 });
    expect(lastAction(round).sha256).toBe(command.sha256);
  });

  test.each([
    ['in the Bartering Phase', rulesetWith(), THURSDAY, ['AUCTION'], NEXT_MONDAY],
    [
      'where the ruleset has no secret actions',
      rulesetWith((document) => {
        document.secretActions = null;
      }),
      MONDAY,
      [],
      null,
    ],
  ])('is refused %s [Bidding; D2]', (_, document, at: Instant, needed, opensAtMs) => {
    const round = runningRound(document, at);
    const ann = addPlayer(round);
    expect(commitSecretAction(round.turn('player:p1', at), ann, command)).toEqual({
      code: 'WRONG_PHASE',
      rule: 'bidding',
      facts: { phase: at === MONDAY ? 'AUCTION' : 'BARTERING', needed, opensAtMs },
    });
  });

  it('is refused with what is no SHA-256 [Secret Information; D3]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    const turn = round.turn('player:p1', MONDAY);
    expect(commitSecretAction(turn, ann, { ...command, sha256: 'abc' })?.code).toBe(
      'HASH_MALFORMED',
    );
  });

  it('is refused once the round is over', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    given(round, MONDAY, { type: 'RoundClosed' });
    expect(commitSecretAction(round.turn('player:p1', MONDAY), ann, command)?.code).toBe(
      'ROUND_OVER',
    );
  });
});

describe('a new attempt', () => {
  it('fails the former one of its kind and player [Secret Information; D1]', () => {
    const round = runningRound();
    const [ann, bob] = [addPlayer(round), addPlayer(round)];
    commitText(round, ann, 'BIDS', 'a');
    commitText(round, ann, 'HAND', 'b');
    commitText(round, bob, 'BIDS', 'c');
    const events = during(round, () => commitText(round, ann, 'BIDS', 'd'));
    expect(typesOf(events)).toEqual(['SecretActionFailed', 'SecretActionCommitted']);
    const failures = ['a1', 'a2', 'a3', 'a4'].map((id) => actionOf(round, id).failure);
    expect(failures).toEqual(['REPLACED', null, null, null]);
  });

  it('leaves an attempt of an earlier week to be resolved [D1]', () => {
    const round = runningRound(
      rulesetWith((document) => {
        document.secretActions = { revelationAfterDays: 6 };
      }),
    );
    const ann = addPlayer(round);
    commitText(round, ann, 'BIDS', 'a');
    round.advanceTo(NEXT_MONDAY);
    commitText(round, ann, 'BIDS', 'b', NEXT_MONDAY);
    expect(actionOf(round, 'a1').status).toBe('COMMITTED');
    // Each can be revealed in its own window: the hash tells which is meant.
    expect(revealText(round, ann, 'BIDS', 'a', NEXT_MONDAY)).toBeNull();
    expect(revealText(round, ann, 'BIDS', 'b', NEXT_MONDAY)?.code).toBe('NOT_MATURED');
  });
});
