import { eventText } from '../../../src/round';
import { CHANNELS } from '../../../src/rulesets/document/channels';
import type { Channel } from '../../../src/rulesets';
import { MONDAY, rowsOf, TestRound } from '../harness';

const say = (text: string, channel: Channel = 'TABLES') =>
  ({ type: 'Say', channel, text }) as const;

const talking = (): TestRound => {
  const round = TestRound.open({ rehearsal: true, startsAtMs: MONDAY });
  round.join('ann');
  return round;
};

test.each(CHANNELS)('says something in %s, and changes nothing [Actions; W1]', (channel) => {
  const round = talking();
  const before = rowsOf(round.state);
  expect(round.do('ann', say('Good evening.', channel))).toEqual([
    { type: 'Said', playerId: 'p1', channel, message: 'Good evening.' },
  ]);
  expect(rowsOf(round.state)).toEqual(before);
});

it('is told with the channel as the texts write it', () => {
  const round = talking();
  const [said] = round.do('ann', say('Who stands?', 'JUDGE_ELECTIONS'));
  expect(eventText(round.state, said!)).toBe('ann in #judge-elections: “Who stands?”');
});

it('ends no quotation and no line by what is said', () => {
  const round = talking();
  const [said] = round.do('ann', say('Yes”.\nbob won the round.'));
  expect(eventText(round.state, said!)).toBe('ann in #tables: “Yes". bob won the round.”');
});

it('takes 1 to 2,000 characters that say something', () => {
  const round = talking();
  expect(round.ask('ann', say('x'.repeat(2_000)))).toBeNull();
  for (const text of ['', ' \n\t', 'x'.repeat(2_001), 'x\u001b[2J', 'x\r']) {
    expect(round.ask('ann', say(text))).toMatchObject({ code: 'MALFORMED', rule: 'actions' });
  }
});

it('is for players, until the end of the round', () => {
  const round = talking();
  expect(round.ask('eve', say('Hello'))).toMatchObject({ code: 'NOT_A_PLAYER' });
  round.do('host', { type: 'CloseSeason' });
  expect(round.ask('ann', say('Bye'))).toMatchObject({ code: 'ROUND_OVER' });
});
