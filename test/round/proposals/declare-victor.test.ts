import { previewEffects, roundOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { winnersOf } from '../../../src/round/victory/places';
import { ofType, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { traders } from '../trades/traders';
import { adoptByVote } from './adopt-by-vote';
import { proposal, vote } from './proposal-commands';

const wins = (playerId: string): ProposalEffect => ({
  type: 'DECLARE_VICTOR',
  playerId: playerId as never,
});
const stars: ProposalEffect = {
  type: 'GIVE_ITEMS',
  playerId: 'p3' as never,
  items: [{ item: 'TRUNG', quantity: 1 }],
};

const ask = (round: TestRound, ...effects: ProposalEffect[]) =>
  round.ask('ann', proposal({ class: 'URGENT', effects }));

it('ends the round with its winner, after the other effects [X10]', () => {
  const round = traders();
  const events = adoptByVote(round, wins('p2'), stars);
  expect(round.held('cid', 'TRUNG')).toBe(1);
  expect(ofType(events, 'RoundWon')).toEqual([
    { type: 'RoundWon', playerId: 'p2', proposalId: 'm1' },
  ]);
  expect(roundOf(round.state)).toMatchObject({ status: 'ENDED', winnerId: 'p2' });
  expect(winnersOf(round.state)).toEqual(['p2']);
  expect(typesOf(events).slice(-2)).toEqual(['WeekEnded', 'ClockAdvanced']);
});

it('leaves what would be decided after it undecided [X10]', () => {
  const round = traders();
  for (const effects of [[wins('p2')], [stars]]) {
    const [made] = ofType(
      round.do('ann', proposal({ class: 'URGENT', effects })),
      'ProposalSubmitted',
    );
    for (const who of ['ann', 'bob']) vote(round, who, made!.proposalId, 'FOR');
  }
  const { closesAtMs } = round.state.need('proposals', 'm2');
  round.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
  expect(round.state.need('proposals', 'm2').status).toBe('OPEN');
  expect(round.held('cid', 'TRUNG')).toBe(0);
});

it('does not displace whoever has won by a proposal decided before it [X10]', () => {
  const round = traders();
  const items = [{ item: 'GOLD_STAR', quantity: 10 }] as const;
  for (const effects of [[{ ...stars, items } as ProposalEffect], [wins('p2')]]) {
    const [made] = ofType(
      round.do('ann', proposal({ class: 'URGENT', effects })),
      'ProposalSubmitted',
    );
    for (const who of ['ann', 'bob']) vote(round, who, made!.proposalId, 'FOR');
  }
  const { closesAtMs } = round.state.need('proposals', 'm2');
  const events = round.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
  expect(ofType(events, 'RoundWon')).toEqual([{ type: 'RoundWon', playerId: 'p3' }]);
  expect(round.state.need('proposals', 'm2').status).toBe('OPEN');
});

it('is refused for whoever is no player, and for a second winner', () => {
  const round = traders();
  expect(ask(round, wins('p9'))).toMatchObject({
    code: 'PLAYER_NOT_FOUND',
    facts: { effect: 0, playerId: 'p9' },
  });
  expect(ask(round, wins('p1'), wins('p2'))).toMatchObject({
    code: 'VICTOR_DECLARED',
    rule: 'proposals',
    facts: { effect: 1, playerId: 'p1' },
  });
});

it('says beforehand who would win', () => {
  const round = traders();
  expect(previewEffects(round.state, round.now, [wins('p2')])).toMatchObject({ victorId: 'p2' });
  expect(previewEffects(round.state, round.now, [stars])).toMatchObject({ victorId: null });
});

it('is refused where the class of the proposal is not for it [AK6]', () => {
  const round = traders((document) => {
    for (const known of document.proposals.classes) known.effects = ['AMEND_RULESET'];
  });
  const patch: ProposalEffect = { type: 'AMEND_RULESET', patch: [] };
  expect(ask(round, patch, wins('p2'))).toMatchObject({
    ...{ code: 'EFFECT_NOT_OF_CLASS', rule: 'proposals' },
    facts: { class: 'URGENT', effect: 1 },
  });
  expect(ask(round, patch)).toBeNull();
});
