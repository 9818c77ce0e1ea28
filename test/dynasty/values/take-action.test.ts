import { eventText, pegsOf } from '../../../src/dynasty';
import { PEG } from '../../../src/dynasty/model/pegs';
import { valueNow } from '../../../src/season';
import { HONOUR, POT, PRAY } from '../../support/custom-mechanics';
import { ofType, replay, rowsOf, TestDynasty } from '../harness';
import { adopted, amend } from '../proposals/proposing';

const BRIBE = {
  ...{ action: 'BRIBE', title: 'Bribe', limit: { times: 1, per: 'EVER' } },
  cost: [{ item: PEG, quantity: 2 }],
  effects: [{ type: 'SET', value: 'HONOUR', by: 3 }],
};

/** A dynasty in which Ann has two pegs, and the others have none. */
function acting(): TestDynasty {
  const dynasty = TestDynasty.open();
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  adopted(dynasty, amend('/trackedValues', [HONOUR, POT]), amend('/actions', [PRAY, BRIBE]), {
    ...{ type: 'GIVE_ITEMS', playerId: dynasty.player('ann') },
    items: [{ item: PEG, quantity: 2 }],
  });
  return dynasty;
}

describe('an action of a dynasty [Z2]', () => {
  it('is adopted and taken as in a round, and paid with pegs', () => {
    const dynasty = acting();
    const before = pegsOf(dynasty.state, dynasty.player('ann'));
    const [event] = ofType(
      dynasty.do('ann', { type: 'TakeAction', action: 'BRIBE', playerId: null }),
      'ActionTaken',
    );
    expect(event?.changes).toEqual([{ value: 'HONOUR', playerId: dynasty.player('ann'), now: 3 }]);
    expect(pegsOf(dynasty.state, dynasty.player('ann'))).toBe(before - 2);
    const own = { playerId: dynasty.player('ann'), card: null };
    expect(valueNow(dynasty.state, HONOUR, own)).toBe(3);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('gives pegs and Magistrelli to another, never less than none [Z3]', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
    const both = { op: 'ADD', of: [{ name: 'magistrelli' }, { name: 'target.magistrelli' }] };
    const share = {
      ...{ action: 'SHARE', title: 'Share', target: 'PLAYER', limit: null, cost: [] },
      effects: [
        { type: 'MOVE', from: 'ACTOR', to: 'TARGET', item: PEG, quantity: 1 },
        { type: 'ADD_MAGISTRELLI', whose: 'TARGET', by: both },
        { type: 'ADD_MAGISTRELLI', by: -1 },
      ],
    };
    const [ann, bob] = [dynasty.player('ann'), dynasty.player('bob')];
    adopted(
      dynasty,
      amend('/actions', [share]),
      { ...{ type: 'GIVE_ITEMS', playerId: ann }, items: [{ item: PEG, quantity: 2 }] },
      { type: 'CORRECT_MAGISTRELLI', playerId: ann, magistrelli: 1 },
      { type: 'CORRECT_MAGISTRELLI', playerId: bob, magistrelli: 4 },
    );
    const pegs = [ann, bob].map((who) => pegsOf(dynasty.state, who));
    const asked = { type: 'TakeAction', action: 'SHARE', playerId: bob } as const;
    const [event] = ofType(dynasty.do('ann', asked), 'ActionTaken');
    expect(event?.magistrelli).toEqual([
      { playerId: bob, from: 4, to: 9 },
      { playerId: ann, from: 1, to: 0 },
    ]);
    expect([ann, bob].map((who) => pegsOf(dynasty.state, who))).toEqual([
      pegs[0]! - 1,
      pegs[1]! + 1,
    ]);
    expect(eventText(dynasty.state, event!)).toBe(
      'ann took the action “Share” on bob: ann lost 1 peg, bob gained 1 peg, Magistrelli of bob are now 9, Magistrelli are now 0.',
    );
    expect(dynasty.ask('ann', asked)).toMatchObject({
      ...{ code: 'ACTION_IMPOSSIBLE', facts: { action: 'SHARE', amount: -1 } },
    });
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('is refused that is unknown, unpaid or done as often as may be', () => {
    const dynasty = acting();
    const ask = (who: string, action: string) =>
      dynasty.ask(who, { type: 'TakeAction', action, playerId: null })?.code;
    expect(ask('bob', 'FLY')).toBe('ACTION_UNKNOWN');
    dynasty.do('bob', { type: 'TakeAction', action: 'PRAY', playerId: null });
    expect(ask('bob', 'PRAY')).toBe('ACTION_USED_UP');
    expect(ask('bob', 'BRIBE')).toBe('ACTION_UNPAID');
  });
});
