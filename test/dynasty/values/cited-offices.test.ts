import { optionsOf } from '../../../src/dynasty';
import type { DynastyCommand, DynastyEffect } from '../../../src/dynasty';
import { PEG } from '../../../src/dynasty/model/pegs';
import { playerId } from '../../../src/kernel';
import type { Action, Office } from '../../../src/rulesets';
import { CLERK, HONOUR } from '../../support/custom-mechanics';
import { submitted, vote } from '../proposals/proposing';
import { account, rules, TestDynasty } from '../harness';

const rule = 'proposals';
const POST: Office = { ...CLERK, rule, termDays: null, filledBy: { type: 'HOST' } };

/** A dynasty in which Ann holds an office that names its rule. */
function open(office: Office = POST): TestDynasty {
  const dynasty = TestDynasty.open({ document: rules({ offices: [office] }) });
  dynasty.join('ann', 'bob', 'cid');
  dynasty.do('host', { type: 'AppointToOffice', office: 'CLERK', playerId: playerId('p1') });
  return dynasty;
}
const correct = (effect: DynastyEffect, reason = 'It was wrong.'): DynastyCommand => ({
  ...{ type: 'CorrectByOffice', office: 'CLERK', effects: [effect], reason },
});
const given = (whom: string): DynastyEffect => ({
  ...{ type: 'GIVE_ITEMS', playerId: playerId(whom), items: [{ item: PEG, quantity: 1 }] },
});
const remind: DynastyCommand = {
  ...{ type: 'RemindPlayers', office: 'CLERK', playerIds: [playerId('p2')], message: 'Play.' },
};

describe('an office that names its rule [AD1]', () => {
  it('offers its powers by that', () => {
    const dynasty = open();
    submitted(dynasty);
    const cited = optionsOf(dynasty.state, account('ann'), dynasty.now)
      .filter(({ known }) => known['office'] === 'CLERK')
      .map((option) => [option.mutation, option.rule]);
    expect(cited.sort()).toEqual([
      ...[
        ['correctByOffice', rule],
        ['remindPlayers', rule],
      ],
      ...[
        ['resignOffice', rule],
        ['vetoProposal', rule],
      ],
    ]);
  });

  it.each<[string, string, string, DynastyCommand]>([
    ['whose it is not', 'bob', 'OFFICE_NOT_YOURS', correct(given('p2'))],
    ['what takes a proposal', 'ann', 'OFFICE_LACKS_POWER', correct({ type: 'CLOSE_SEASON' })],
  ])('refuses by that %s', (_what, who, code, command) => {
    expect(open().ask(who, command)).toMatchObject({ code, rule });
  });

  it('refuses by that a reminder too many, and a veto of what all others are for', () => {
    const dynasty = open();
    dynasty.do('ann', remind);
    expect(dynasty.ask('ann', remind)).toMatchObject({ code: 'ALREADY_REMINDED', rule });
    dynasty.join('dot', 'eve');
    submitted(dynasty);
    const { id } = submitted(dynasty);
    vote(dynasty, id, 'FOR', 'bob', 'cid', 'dot', 'eve');
    const veto = { type: 'VetoProposal', office: 'CLERK', proposalId: id, reason: 'No.' } as const;
    expect(dynasty.ask('ann', veto)).toMatchObject({ code: 'ALL_OTHERS_FOR', rule });
  });

  it.each<[string, string, string, DynastyCommand]>([
    ['what an effect meets with', 'PLAYER_NOT_FOUND', 'players', correct(given('p9'))],
    ['what any command lacks', 'MALFORMED', 'offices', correct(given('p2'), ' ')],
  ])('but %s is refused as ever', (_what, code, cited, command) => {
    const dynasty = open({ ...POST, rule: 'general' });
    expect(dynasty.ask('ann', command)).toMatchObject({ code, rule: cited });
  });
});

it('an action that one of several allows is offered whoever joined last [Z3]', () => {
  const HAIL: Action = {
    ...{ action: 'HAIL', title: 'Hail', target: 'PLAYER', limit: null, cost: [] },
    when: { holds: { op: 'AT_LEAST', of: [{ name: 'target.value:HONOUR' }, 1] } },
    effects: [{ type: 'ADD', value: 'HONOUR', whose: 'TARGET', by: 1 }],
  };
  const honour = { ...HONOUR, setBy: [{ type: 'ANY_PLAYER' as const }] };
  const document = rules({ trackedValues: [honour], actions: [HAIL] });
  const dynasty = TestDynasty.open({ document });
  dynasty.join('ann', 'bob', 'cid');
  const offered = () =>
    optionsOf(dynasty.state, account('ann'), dynasty.now).filter(
      ({ mutation }) => mutation === 'takeAction',
    );
  const hail = (whom: string) =>
    dynasty.ask('ann', { type: 'TakeAction', action: 'HAIL', playerId: dynasty.player(whom) });
  expect(offered()).toEqual([]);
  const set = { type: 'SetValue', value: 'HONOUR', card: null, to: 1 } as const;
  dynasty.do('ann', { ...set, playerId: dynasty.player('bob') });
  expect(offered()).toMatchObject([{ known: { action: 'HAIL' }, needs: ['playerId'] }]);
  expect(hail('cid')).toMatchObject({ code: 'ACTION_NOT_NOW', facts: { action: 'HAIL' } });
  expect(hail('cid')?.facts).toHaveProperty(
    'expected',
    'Honour of the other is at least 1; Honour of the other is 0',
  );
  expect(JSON.stringify(hail('cid'))).not.toContain('p3');
  expect(hail('bob')).toBeNull();
});
