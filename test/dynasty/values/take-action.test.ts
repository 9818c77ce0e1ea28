import { pegsOf } from '../../../src/dynasty';
import { valueNow } from '../../../src/season';
import { HONOUR, POT, PRAY } from '../../mechanics';
import { ofType, replay, rowsOf, TestDynasty } from '../harness';
import { adopted, amend } from '../proposals/proposing';

const BRIBE = {
  ...{ action: 'BRIBE', title: 'Bribe', limit: { times: 1, per: 'EVER' } },
  cost: [{ item: 'PEG', quantity: 2 }],
  effects: [{ type: 'SET', value: 'HONOUR', by: 3 }],
};

/** Ann has two pegs, the others none. */
function acting(): TestDynasty {
  const dynasty = TestDynasty.open();
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  adopted(dynasty, amend('/trackedValues', [HONOUR, POT]), amend('/actions', [PRAY, BRIBE]), {
    ...{ type: 'GIVE_ITEMS', playerId: dynasty.player('ann') },
    items: [{ item: 'PEG', quantity: 2 }],
  });
  return dynasty;
}

describe('an action of a dynasty [Z2]', () => {
  it('is adopted and taken as in a round, and paid with pegs', () => {
    const dynasty = acting();
    const before = pegsOf(dynasty.state, dynasty.player('ann'));
    const [event] = ofType(
      dynasty.do('ann', { type: 'TakeAction', action: 'BRIBE' }),
      'ActionTaken',
    );
    expect(event?.changes).toEqual([{ value: 'HONOUR', now: 3 }]);
    expect(pegsOf(dynasty.state, dynasty.player('ann'))).toBe(before - 2);
    const own = { playerId: dynasty.player('ann'), card: null };
    expect(valueNow(dynasty.state, HONOUR, own)).toBe(3);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('is refused that is unknown, unpaid or done as often as may be', () => {
    const dynasty = acting();
    const ask = (who: string, action: string) =>
      dynasty.ask(who, { type: 'TakeAction', action })?.code;
    expect(ask('bob', 'FLY')).toBe('ACTION_UNKNOWN');
    dynasty.do('bob', { type: 'TakeAction', action: 'PRAY' });
    expect(ask('bob', 'PRAY')).toBe('ACTION_USED_UP');
    expect(ask('bob', 'BRIBE')).toBe('ACTION_UNPAID');
  });
});
