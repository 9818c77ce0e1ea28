import { eventText } from '../../../src/dynasty';
import { termAt } from '../../../src/season';
import { OFFICES, POT, PRAISE, TRACKED } from '../../mechanics';
import { ofType, replay, rowsOf, rules, TestDynasty } from '../harness';

const GIFT = {
  ...{ action: 'GIFT', title: 'Gift', limit: null, cost: [], target: 'PLAYER' },
  effects: [{ type: 'MOVE', from: 'ACTOR', to: 'TARGET', item: 'PEG', quantity: 1_000 }],
};
const LATER = {
  ...{ action: 'LATER', title: 'Later', limit: null, cost: [] },
  when: { holds: { op: 'AT_LEAST', of: [{ name: 'value:POT' }, 99] } },
  effects: [{ type: 'ADD', value: 'POT', by: 1 }],
};

function governed(): TestDynasty {
  const purse = { ...POT, value: 'PURSE', setBy: [{ type: 'OFFICE', office: 'SCRIBE' }] };
  const document = rules({
    trackedValues: [...TRACKED, purse] as never,
    actions: [PRAISE, GIFT, LATER] as never,
    offices: OFFICES,
  });
  const dynasty = TestDynasty.open({ document });
  dynasty.join('ann', 'bob', 'cid');
  return dynasty;
}
const vote = (dynasty: TestDynasty, whom: string) =>
  ({ type: 'VoteForOffice', office: 'SCRIBE', playerId: dynasty.player(whom) }) as const;
const appoint = (dynasty: TestDynasty, office: string, whom: string) =>
  ({ type: 'AppointToOffice', office, playerId: dynasty.player(whom) }) as const;
const holder = (dynasty: TestDynasty, office: string) =>
  termAt(dynasty.state, dynasty.now, office)?.playerId ?? null;

describe('an office of a dynasty [Z4]', () => {
  it('is filled, used and lost as in a round', () => {
    const dynasty = governed();
    dynasty.do('ann', vote(dynasty, 'bob'));
    expect(dynasty.ask('ann', vote(dynasty, 'bob'))?.code).toBe('OFFICE_VOTE_STANDS');
    expect(
      ofType(dynasty.journal.map(({ event }) => event) as never, 'OfficeVoteCast'),
    ).toHaveLength(1);
    const [event] = ofType(dynasty.do('cid', vote(dynasty, 'bob')), 'OfficeFilled');
    expect(eventText(dynasty.state, event!)).toBe('bob was elected Scribe.');
    dynasty.do('bob', appoint(dynasty, 'WATCH', 'ann'));
    dynasty.do('host', appoint(dynasty, 'WARDEN', 'cid'));
    const set = { type: 'SetValue', value: 'PURSE', playerId: null, card: null, to: 1 } as const;
    dynasty.do('bob', set);
    expect(dynasty.ask('ann', set)?.code).toBe('VALUE_NOT_YOURS');
    expect(dynasty.ask('ann', appoint(dynasty, 'WATCH', 'bob'))?.code).toBe(
      'OFFICE_FILLED_OTHERWISE',
    );
    expect(dynasty.ask('bob', appoint(dynasty, 'WATCH', 'ann'))?.code).toBe('OFFICE_HELD');
    dynasty.do('ann', { type: 'GoIdle' });
    expect(holder(dynasty, 'WATCH')).toBeNull();
    expect(dynasty.ask('bob', appoint(dynasty, 'WATCH', 'ann'))?.code).toBe('OFFICE_FOR_THE_AWAKE');
    const resign = { type: 'ResignOffice', office: 'SCRIBE' } as const;
    expect(ofType(dynasty.do('bob', resign), 'OfficeResigned')).toHaveLength(1);
    expect(dynasty.ask('bob', resign)?.code).toBe('OFFICE_NOT_YOURS');
    expect(dynasty.ask('bob', { ...resign, office: 'POPE' })?.code).toBe('OFFICE_UNKNOWN');
    dynasty.do('cid', { type: 'LeaveSeason' });
    expect(holder(dynasty, 'WARDEN')).toBeNull();
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });
});

it.each([
  ['ACTION_NOT_YOURS', 'PRAISE', 'bob'],
  ['ACTION_NOT_NOW', 'LATER', null],
  ['ACTION_LACKS', 'GIFT', 'bob'],
])('an action is refused in a dynasty, too: %s [Z3]', (code, action, whom) => {
  const dynasty = governed();
  const playerId = whom === null ? null : dynasty.player(whom);
  expect(dynasty.ask('ann', { type: 'TakeAction', action, playerId })?.code).toBe(code);
});
