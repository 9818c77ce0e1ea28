import { eventText } from '../../../src/dynasty';
import { termAt } from '../../../src/season';
import { OFFICES, POT, PRAISE, TRACKED } from '../../support/custom-mechanics';
import { CLOCK } from '../../../src/kernel';
import { DAY_MS, later, ofType, replay, rowsOf, rules, TestDynasty } from '../harness';
import { submitted, vote as castVotes } from '../proposals/proposing';

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

it('is held until when a proposal says [P13]', () => {
  const dynasty = governed();
  for (const who of ['ann', 'cid']) dynasty.do(who, vote(dynasty, 'bob'));
  const until = later(dynasty.now, 40 * DAY_MS);
  const term = { type: 'SET_TERM', playerId: dynasty.player('bob'), untilMs: until } as const;
  const { id } = submitted(dynasty, [{ ...term, office: 'SCRIBE' }]);
  const [set] = ofType(castVotes(dynasty, id, 'FOR', 'ann', 'bob'), 'OfficeTermSet');
  expect(set).toMatchObject({ proposalId: 'm1', untilMs: until });
  expect(eventText(dynasty.state, set!)).toMatch(/^bob is Scribe until /);
  expect(dynasty.state.get('offices', 'SCRIBE')?.untilMs).toBe(until);
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  const ask = (effect: object) =>
    dynasty.ask('ann', {
      ...{ type: 'SubmitProposal', class: null, title: 'Terms', text: '' },
      effects: [{ ...term, ...effect } as never],
    });
  expect(ask({ office: null })).toMatchObject({ code: 'MALFORMED', facts: { field: 'office' } });
  expect(ask({ office: 'SCRIBE', untilMs: dynasty.now })?.code).toBe('TERM_IN_THE_PAST');
  expect(ask({ office: 'SCRIBE', playerId: dynasty.player('ann') })?.code).toBe('OFFICE_NOT_HELD');
});

it('does not run out in a pause, and can be set meanwhile [AA5, P13]', () => {
  const dynasty = governed();
  for (const who of ['ann', 'cid']) dynasty.do(who, vote(dynasty, 'bob'));
  const { untilMs } = dynasty.state.need('offices', 'SCRIBE');
  const sinceMs = later(untilMs!, -DAY_MS);
  dynasty.do('host', { type: 'AdvanceClock', toMs: sinceMs });
  const resumesAtMs = later(sinceMs, 5 * DAY_MS);
  dynasty.turn(CLOCK, sinceMs).emit({ type: 'SeasonPaused', resumesAtMs, proposalId: 'm9' });
  dynasty.do('host', { type: 'AdvanceClock', toMs: later(untilMs!, DAY_MS) });
  const until = later(dynasty.now, DAY_MS);
  const effect = { type: 'SET_TERM', office: 'SCRIBE', untilMs: until } as const;
  const { id } = submitted(dynasty, [{ ...effect, playerId: dynasty.player('bob') }]);
  castVotes(dynasty, id, 'FOR', 'ann', 'bob');
  expect(dynasty.state.need('offices', 'SCRIBE').untilMs).toBe(until);
  dynasty.do('host', { type: 'AdvanceClock', toMs: resumesAtMs });
  expect(dynasty.state.need('offices', 'SCRIBE').untilMs).toBe(later(until, 5 * DAY_MS));
});
