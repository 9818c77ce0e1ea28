import { optionsOf, playerOfAccount } from '../../../src/round';
import { account, MONDAY, TestRound, THURSDAY } from '../harness';

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
    { known: { exchange: 'GOLD_STAR', times: 2 }, untilMs: null },
    { known: { exchange: 'STANDARD_PROPOSAL_MAKER', times: 12 } },
  ]);
  expect(playerOfAccount(round.state, account('ann'))).not.toBeNull();
});
