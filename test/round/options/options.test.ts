import * as fc from 'fast-check';
import { sha256OfText } from '../../../src/kernel';
import { optionsOf, playerOfAccount, roundOf } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import { account, later, MONDAY, SUNDAY, TestRound, THURSDAY } from '../harness';
import { JUDGE_HINDRANCES, suitableForJudge } from './judge-suitable';

const DAY_MS = 86_400_000;
const ACCOUNTS = ['host', 'ann', 'bob', 'eve'] as const;
/** The refusals of the wrong asker and of the wrong time: what options must foresee. */
const ACTOR_OR_PHASE = new Set([
  ...['NOT_THE_HOST', 'NOT_A_PLAYER', 'ALREADY_A_PLAYER', 'INVITE_WRONG', 'REJOIN_TOO_EARLY'],
  ...['NOT_A_REHEARSAL', 'ROUND_NOT_STARTED', 'ROUND_OVER', 'WRONG_PHASE', 'NOT_MATURED'],
  ...['REVELATION_OVER', 'ENOUGH_LOTS', 'NO_SECRET_ACTION', 'ALREADY_REVEALED', 'NOT_ENOUGH'],
  'PLAYER_NOT_FOUND',
  ...['ALREADY_SITTING', 'NOT_SITTING', 'MACHINE_BROKEN', 'NO_SITTINGS_LEFT', 'TABLE_NOT_FOUND'],
  ...['WAGER_MISSING', 'ALREADY_AGREED'],
  ...JUDGE_HINDRANCES,
  ...['PLAYER_NOT_FOUND', 'NOT_REPUTABLE', 'NOT_THE_AUTHOR', 'PROPOSAL_NOT_FOUND', 'VOTING_OVER'],
]);

const proposalOf = (code: string): RoundCommand => ({
  type: 'SubmitProposal',
  class: code,
  title: 'A proposal',
  text: '',
  effects: [],
});

/** For each option a command with suitable input, named by what tells it from the others. */
function suitable(round: TestRound): Record<string, RoundCommand> {
  const somebody = round.state.by('players', 'active', 'yes')[0]?.id ?? ('p0' as never);
  const open = round.state.by('proposals', 'status', 'OPEN')[0];
  return {
    joinSeason: { type: 'JoinSeason', name: 'a name of its own', inviteCode: null },
    leaveSeason: { type: 'LeaveSeason' },
    generateLot: { type: 'GenerateLot', clientSeed: null },
    sealBids: { type: 'SealBids', bids: [{ lot: 1, amount: 1 }], salt: '' },
    sealHand: { type: 'SealHand', cards: [{ rank: 'ACE', suit: 'CUPS', count: 1 }], salt: '' },
    'commitSecretAction BIDS': {
      type: 'CommitSecretAction',
      kind: 'BIDS',
      sha256: sha256OfText('1: 1'),
    },
    'commitSecretAction HAND': {
      type: 'CommitSecretAction',
      kind: 'HAND',
      sha256: sha256OfText('1: 1'),
    },
    'revealSecretAction BIDS': { type: 'RevealSecretAction', kind: 'BIDS', text: '1: 1' },
    'revealSecretAction HAND': { type: 'RevealSecretAction', kind: 'HAND', text: '1: 1' },
    'tradeInTrungs GOLD_STAR': { type: 'TradeInTrungs', exchange: 'GOLD_STAR', times: 1 },
    'tradeInTrungs STANDARD_PROPOSAL_MAKER': {
      type: 'TradeInTrungs',
      exchange: 'STANDARD_PROPOSAL_MAKER',
      times: 1,
    },
    ...atTables(round),
    'submitProposal URGENT': proposalOf('URGENT'),
    'submitProposal STANDARD': proposalOf('STANDARD'),
    castVote: { type: 'CastVote', proposalId: open?.id ?? 'm0', vote: 'FOR' },
    retractProposal: { type: 'RetractProposal', proposalId: open?.id ?? 'm0' },
    removePlayer: { type: 'RemovePlayer', playerId: somebody },
    rotateInvite: { type: 'RotateInvite', inviteHash: sha256OfText('code') },
    closeSeason: { type: 'CloseSeason' },
    advanceClock: { type: 'AdvanceClock', toMs: round.now },
    ...suitableForJudge(round),
    grantItems: { type: 'GrantItems', playerId: somebody, items: [{ item: 'CHIP', quantity: 1 }] },
  };
}

/** Of War: at the one table, where the terms are known. */
function atTables(round: TestRound): Record<string, RoundCommand> {
  const table = round.state.by('gamingTables', 'open', 'WAR')[0];
  return {
    playSlots: { type: 'PlaySlots', clientSeed: null },
    sitDown: { type: 'SitDown', tableId: null },
    standUp: { type: 'StandUp' },
    proposeWar: { type: 'ProposeWar', tableId: null, wager: [{ item: 'CHIP', quantity: 1 }] },
    ...(table === undefined
      ? {}
      : {
          agreeToWar: {
            type: 'AgreeToWar',
            tableId: table.id,
            terms: table.terms,
            clientSeed: null,
          } as const,
        }),
  };
}

function offered(round: TestRound, who: string): Set<string> {
  const options = optionsOf(round.state, account(who), round.now);
  return new Set(
    options.map(({ mutation, facts }) => {
      const which = facts['kind'] ?? facts['exchange'] ?? facts['class'];
      return typeof which === 'string' ? `${mutation} ${which}` : mutation;
    }),
  );
}

/** Tries the command and takes it back. */
function refusalOf(round: TestRound, who: string, command: RoundCommand): string | null {
  const mark = round.state.mark();
  const [events, { now }] = [round.journal.length, round];
  const refusal = round.ask(who, command);
  round.state.undo(mark);
  round.journal.length = events;
  round.now = now;
  return refusal?.code ?? null;
}

const step = fc.tuple(
  fc.constantFrom(...ACCOUNTS),
  fc.nat(20),
  fc.nat(27),
  fc.nat(19),
  fc.constantFrom(0, 0, 0, 1, DAY_MS - 1, DAY_MS, 3 * DAY_MS),
);

it.each([
  ['a rehearsal', true],
  ['a round in earnest', false],
])('are what is not refused for actor or phase, and all of it, in %s', (_name, rehearsal) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const round = TestRound.open({ rehearsal, startsAtMs: later(SUNDAY, DAY_MS / 2) });
      for (const [who, which, ms] of steps) {
        const asked = Object.values(suitable(round))[which];
        if (asked !== undefined) round.ask(who, asked);
        const to = later(round.now, ms);
        if (rehearsal) round.do('host', { type: 'AdvanceClock', toMs: to });
        else round.advanceTo(to);
      }
      for (const who of ACCOUNTS) {
        const options = offered(round, who);
        for (const [name, command] of Object.entries(suitable(round))) {
          const code = refusalOf(round, who, command);
          const told = `${who} ${name} ${roundOf(round.state).status} ${code ?? 'done'}`;
          expect([told, options.has(name)]).toEqual([told, !ACTOR_OR_PHASE.has(code ?? '')]);
        }
      }
    }),
    { numRuns: 100 },
  );
});

it('say until when, and with what', () => {
  const round = TestRound.open({ rehearsal: true });
  round.join('ann');
  round.grant('ann', { TRUNG: 25 });
  round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
  const options = optionsOf(round.state, account('ann'), round.now);
  expect(options.find(({ mutation }) => mutation === 'sealBids')).toMatchObject({
    rule: 'bidding',
    untilMs: THURSDAY,
  });
  expect(options.filter(({ mutation }) => mutation === 'tradeInTrungs')).toMatchObject([
    { facts: { exchange: 'GOLD_STAR', times: 2 }, untilMs: null },
    { facts: { exchange: 'STANDARD_PROPOSAL_MAKER', times: 12 } },
  ]);
  expect(playerOfAccount(round.state, account('ann'))).not.toBeNull();
});
