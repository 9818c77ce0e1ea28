import { sha256OfText } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import { depart } from '../../../src/round/membership/depart';
import { CASINO } from '../../../src/round/secret-actions/casino';
import { entrustSecret } from '../../../src/season';
import type { PlayerRow } from '../../../src/round/model/state';
import { addPlayer, during, given, rulesetWith, runningRound } from '../given';
import { later, MONDAY, NEXT_MONDAY, NEXT_SUNDAY, THURSDAY, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { actionOf, asks, commitText, lastAction, revealText } from './secret-action-commands';
import type { SecretActionKind } from '../../../src/round/secret-actions/vocabulary';

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
    // A rules-day lasts a second. Rules-time and real time agree on Monday 00:00.
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
    asks(round.turn('player:p1', MONDAY), ann, { ...command, sha256 });
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
    expect(asks(round.turn('player:p1', at), ann, command)).toEqual({
      code: 'WRONG_PHASE',
      rule: 'bidding',
      facts: { phase: at === MONDAY ? 'AUCTION' : 'BARTERING', needed, opensAtMs },
    });
  });

  it('is refused with what is no SHA-256 [Secret Information; D3]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    const turn = round.turn('player:p1', MONDAY);
    expect(asks(turn, ann, { ...command, sha256: 'abc' })?.code).toBe('HASH_MALFORMED');
  });

  it('is refused once the round is over', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    given(round, MONDAY, { type: 'RoundClosed' });
    expect(asks(round.turn('player:p1', MONDAY), ann, command)?.code).toBe('ROUND_OVER');
  });
});

describe("another's hash", () => {
  const [TEXT, OTHER] = ['3: 25\n---\nsalt', '4: 1\n---\nsalt'];
  const asked = (round: TestRound, player: PlayerRow, kind: SecretActionKind, sha256: string) =>
    asks(round.turn(`player:${player.id}`, MONDAY), player, {
      type: 'CommitSecretAction',
      kind,
      sha256,
    });

  test.each(['BIDS', 'HAND'] as const)('is refused for %s, in any letter case [S21]', (kind) => {
    const round = runningRound();
    const [ann, mallory] = [addPlayer(round), addPlayer(round)];
    commitText(round, ann, 'BIDS', TEXT);
    expect(asked(round, mallory, kind, sha256OfText(TEXT).toUpperCase())).toEqual({
      code: 'HASH_TAKEN',
      rule: 'secret-information',
      facts: { sha256: sha256OfText(TEXT), actionId: 'a1', playerId: 'p1' },
    });
  });

  it('is refused also after its player made a new attempt [S21]', () => {
    const round = runningRound();
    const [ann, mallory] = [addPlayer(round), addPlayer(round)];
    commitText(round, ann, 'BIDS', TEXT);
    commitText(round, ann, 'BIDS', 'other');
    expect(asked(round, mallory, 'BIDS', sha256OfText(TEXT))?.code).toBe('HASH_TAKEN');
    expect(asked(round, ann, 'BIDS', sha256OfText(TEXT))).toBeNull();
  });

  it('is refused if it was entrusted: it looks like any other [D6, S21]', () => {
    const round = runningRound();
    const [ann, mallory] = [addPlayer(round), addPlayer(round)];
    const bids = { known: { kind: 'BIDS' }, declaration: '3: 25', salt: 'salt' } as const;
    entrustSecret(CASINO, round.turn('player:p1', MONDAY), ann, bids);
    expect(asked(round, mallory, 'BIDS', lastAction(round).sha256)?.code).toBe('HASH_TAKEN');
  });

  it('is free once its player has left, and in another week [S21]', () => {
    const round = runningRound();
    const [ann, bob, mallory] = [addPlayer(round), addPlayer(round), addPlayer(round)];
    commitText(round, ann, 'BIDS', TEXT);
    commitText(round, bob, 'BIDS', OTHER);
    depart(round.turn('player:p1', MONDAY), ann, 'LEFT');
    expect(asked(round, mallory, 'BIDS', sha256OfText(TEXT))).toBeNull();
    round.advanceTo(NEXT_MONDAY);
    expect(
      asks(round.turn('player:p3', NEXT_MONDAY), mallory, {
        ...command,
        sha256: sha256OfText(OTHER),
      }),
    ).toBeNull();
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
    const failures = (['a1', 'a2', 'a3', 'a4'] as const).map((id) => actionOf(round, id).failure);
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
    // Each text can be revealed only in its own window; the hash selects the action.
    expect(revealText(round, ann, 'BIDS', 'a', NEXT_MONDAY)).toBeNull();
    expect(revealText(round, ann, 'BIDS', 'b', NEXT_MONDAY)?.code).toBe('NOT_MATURED');
  });
});
