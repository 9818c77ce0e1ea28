import { eventText, optionsOf } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import { valueNow } from '../../../src/season';
import { HONOUR, MARK, MOTTO, OATH, TRACKED } from '../../support/custom-mechanics';
import { account, ofType, replay, rowsOf, rules, TestDynasty } from '../harness';
import { adopted, amend } from '../proposals/proposing';

const SUN = { rank: 'SUN', suit: 'ARCANA' };

function kept(): TestDynasty {
  const dynasty = TestDynasty.open({ document: rules({ trackedValues: TRACKED }) });
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  return dynasty;
}

describe('what the rules of a dynasty keep account of [Z1]', () => {
  it('is set as in a round: by its owner, of a card, in secret', () => {
    const dynasty = kept();
    const own = { playerId: dynasty.player('ann'), card: null };
    dynasty.do('ann', { type: 'SetValue', value: 'MOTTO', ...own, to: 'Brava' });
    dynasty.do('ann', { type: 'SetValue', value: 'OATH', ...own, to: true });
    const [event] = ofType(
      dynasty.do('bob', { type: 'SetValue', value: 'MARK', playerId: null, card: SUN, to: 'x' }),
      'ValueSet',
    );
    expect(eventText(dynasty.state, event!)).toBe('Mark of Sun is now “x”.');
    expect(valueNow(dynasty.state, MOTTO, own)).toBe('Brava');
    expect(valueNow(dynasty.state, OATH, own)).toBeNull();
    expect(valueNow(dynasty.state, MARK, { playerId: null, card: SUN })).toBe('x');
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it.each([
    ['VALUE_UNKNOWN', 'FAME', 1],
    ['VALUE_NOT_YOURS', 'HONOUR', 1],
    ['VALUE_SECRET', 'OATH', true],
    ['VALUE_OUT_OF_LIMITS', 'DEBT', 6],
  ])('is refused with %s of %s', (code, value, to) => {
    const whose = { playerId: playerId('p2'), card: null };
    const refusal = kept().ask('ann', { type: 'SetValue', value, ...whose, to });
    expect(refusal).toMatchObject({
      code,
      rule: code === 'VALUE_UNKNOWN' ? 'general' : 'tracked-values',
    });
  });

  it('is offered to whoever may set it', () => {
    const { state, now } = kept();
    const offered = optionsOf(state, account('bob'), now).filter(
      ({ mutation }) => mutation === 'setValue',
    );
    expect(offered.map(({ known }) => known['value'])).toEqual([
      'MOTTO',
      'OATH',
      'POT',
      'MARK',
      'DEBT',
    ]);
  });

  it('comes into the rules by vote, and is set by it', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
    const whose = { playerId: dynasty.player('eve'), card: null };
    adopted(
      dynasty,
      { ...amend('/trackedValues', [HONOUR]) },
      { type: 'SET_VALUE', value: 'HONOUR', ...whose, to: 7 },
    );
    expect(valueNow(dynasty.state, HONOUR, whose)).toBe(7);
    const sets = { type: 'SET_VALUE', value: 'HONOUR', ...whose, to: 8 } as const;
    const effects = [sets, amend('/trackedValues', [])];
    const submission = { type: 'SubmitProposal', class: null, title: 'x', text: '' } as const;
    expect(dynasty.ask('ann', { ...submission, effects })).toMatchObject({
      code: 'VALUE_UNKNOWN',
      facts: { effect: 1 },
    });
    adopted(dynasty, amend('/trackedValues', []));
    expect(dynasty.state.all('trackedValues')).toEqual([]);
  });
});
