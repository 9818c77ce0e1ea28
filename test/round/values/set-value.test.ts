import { eventText, optionsOf, rulesetOf } from '../../../src/round';
import { ruleMarkdown } from '../../../src/rulesets';
import { valueNow } from '../../../src/season';
import { HONOUR, MARK, MOTTO, OATH, POT, TRACKED } from '../../support/custom-mechanics';
import { addPlayer, rulesetWith, runningRound } from '../given';
import { account, MONDAY, ofType } from '../harness';
import type { TestRound } from '../harness';
import { addProposer, adopted, amend } from '../proposals/proposal-commands';

const OF_SEASON = { playerId: null, card: null };
const P1 = { playerId: 'p1' as never, card: null };
const KING = { playerId: null, card: { rank: 'KING', suit: 'SWORDS' } };

function kept(): TestRound {
  const round = runningRound(rulesetWith((document) => (document.trackedValues = TRACKED)));
  addPlayer(round);
  addPlayer(round);
  round.advanceTo(MONDAY);
  return round;
}
const factsOf = (refusal: { readonly facts: object } | null) =>
  ({ ...refusal?.facts }) as Readonly<Record<string, unknown>>;
const set = (value: string, whose: object, to: unknown) =>
  ({ type: 'SetValue', value, ...OF_SEASON, ...whose, to }) as never;

describe('what the rules keep account of [Z1]', () => {
  it('is set by whom they name', () => {
    const round = kept();
    round.do('account-1', set('MOTTO', P1, 'Quack'));
    round.do('account-2', set('POT', {}, -7));
    const [marked] = ofType(round.do('account-2', set('MARK', KING, 'bent')), 'ValueSet');
    expect(marked).toEqual({
      type: 'ValueSet',
      value: 'MARK',
      ...KING,
      now: 'bent',
      keptAs: null,
      ...{ proposalId: null, byId: 'p2' },
    });
    expect(valueNow(round.state, MOTTO, P1)).toBe('Quack');
    expect(valueNow(round.state, POT, OF_SEASON)).toBe(-7);
    expect(valueNow(round.state, MARK, KING)).toBe('bent');
    expect(valueNow(round.state, HONOUR, P1)).toBe(0);
    expect(round.journal.slice(-3).map(({ event }) => eventText(round.state, event))).toEqual([
      'Motto of Player 1 is now “Quack”.',
      'Pot is now -7.',
      'Mark of King of Swords is now “bent”.',
    ]);
    expect(round.violations()).toEqual([]);
  });

  it.each([
    ['VALUE_UNKNOWN', 'NOTHING', {}, 1],
    ['VALUE_NOT_YOURS', 'MOTTO', { playerId: 'p2' }, 'x'],
    ['VALUE_NOT_YOURS', 'HONOUR', P1, 1],
    ['VALUE_SECRET', 'OATH', { playerId: 'p2' }, true],
    ['PLAYER_NOT_FOUND', 'DEBT', { playerId: 'p9' }, 1],
    ['CARD_UNKNOWN', 'MARK', { card: { rank: 'KING', suit: 'FISH' } }, 'x'],
    ['MALFORMED', 'POT', P1, 1],
    ['MALFORMED', 'MARK', {}, 'x'],
    ['VALUE_OUT_OF_LIMITS', 'POT', {}, 1.5],
    ['VALUE_OUT_OF_LIMITS', 'POT', {}, 'much'],
    ['VALUE_OUT_OF_LIMITS', 'MOTTO', P1, 'x'.repeat(41)],
    ['VALUE_OUT_OF_LIMITS', 'OATH', P1, 1],
  ])('is refused with %s: %s %j', (code, value, whose, to) => {
    const round = kept();
    const refusal = round.ask('account-1', set(value, whose, to));
    expect(refusal).toMatchObject({
      code,
      rule: code === 'VALUE_UNKNOWN' ? 'general' : 'tracked-values',
    });
  });

  it.each(['\u202E', '\u200B', '\u0007', '\u2066', '\u00AD'])(
    'has nothing in it that nobody sees: %j [AK4]',
    (unseen) => {
      expect(kept().ask('account-1', set('MOTTO', P1, `On${unseen}ward`))).toMatchObject({
        code: 'VALUE_OUT_OF_LIMITS',
        facts: { expected: 'a text of at most 40 characters, all of them visible' },
      });
      expect(kept().ask('account-1', set('MOTTO', P1, 'Onward 👩‍🚀\nand on'))).toBeNull();
    },
  );

  it('is offered to whoever may set it', () => {
    const round = kept();
    const offered = optionsOf(round.state, account('account-2'), round.now).filter(
      ({ mutation }) => mutation === 'setValue',
    );
    expect(offered.map(({ known, needs }) => ({ ...known, needs }))).toEqual([
      { value: 'MOTTO', playerId: 'p2', needs: [] },
      { value: 'OATH', playerId: 'p2', needs: [] },
      { value: 'POT', needs: [] },
      { value: 'MARK', needs: ['card'] },
      { value: 'DEBT', needs: ['playerId'] },
    ]);
  });

  it('is in no event and no row where it is secret: the vault has it', () => {
    const round = kept();
    const [event] = ofType(round.do('account-1', set('OATH', P1, true)), 'ValueSet');
    expect(event).toMatchObject({ now: null, keptAs: 1 });
    expect(round.vault.open('value:1')).toBe('true');
    expect(valueNow(round.state, OATH, P1)).toBeNull();
    expect(eventText(round.state, event!)).toBe('Oath of Player 1 was set in secret.');
  });
});

describe('a proposal', () => {
  function voting(): TestRound {
    const round = runningRound();
    addProposer(round, 9);
    return round;
  }
  const add = (...value: unknown[]) => amend({ op: 'add', path: '/trackedValues', value });

  it('brings a value into the rules and sets it, in one', () => {
    const round = voting();
    const sets = { type: 'SET_VALUE', value: 'HONOUR', ...P1, to: 4 } as const;
    const [event] = ofType(adopted(round, [add(HONOUR), sets]), 'ValueSet');
    expect(event).toMatchObject({ now: 4, playerId: 'p1', proposalId: 'm1' });
    expect(valueNow(round.state, HONOUR, P1)).toBe(4);
    expect(ruleMarkdown(rulesetOf(round.state))).toContain(
      '**Honour**, of each player: a whole number from 0 to 10, at first 0.',
    );
  });

  it('is refused that sets what is secret, unknown or beyond the limits', () => {
    const round = voting();
    const refusals = [
      [add(OATH), { type: 'SET_VALUE', value: 'OATH', ...P1, to: true }],
      [{ type: 'SET_VALUE', value: 'HONOUR', ...P1, to: 1 }],
      [add(HONOUR), { type: 'SET_VALUE', value: 'HONOUR', ...P1, to: 11 }],
      [
        add(HONOUR),
        { type: 'SET_VALUE', value: 'HONOUR', ...P1, to: 9 },
        amend({ op: 'replace', path: '/trackedValues/0/most', value: 5 }),
      ],
      [
        add(HONOUR),
        { type: 'SET_VALUE', value: 'HONOUR', ...P1, to: 9 },
        amend({ op: 'remove', path: '/trackedValues' }),
      ],
    ].map((effects) =>
      round.ask('account-1', {
        ...{ type: 'SubmitProposal', class: 'STANDARD', title: 'x', text: '' },
        effects: effects as never,
      }),
    );
    expect(refusals.map((refusal) => [refusal?.code, factsOf(refusal)['effect']])).toEqual([
      ['VALUE_SECRET', 1],
      ['VALUE_UNKNOWN', 0],
      ['VALUE_OUT_OF_LIMITS', 1],
      ['VALUE_OUT_OF_LIMITS', 2],
      ['VALUE_UNKNOWN', 2],
    ]);
  });

  it('takes a value out of the rules, or narrows it: what does not fit begins anew', () => {
    const round = voting();
    const sets = { type: 'SET_VALUE', value: 'HONOUR', ...P1, to: 9 } as const;
    adopted(round, [add(HONOUR, MOTTO), sets]);
    adopted(round, [amend({ op: 'replace', path: '/trackedValues/0/most', value: 5 })]);
    expect(valueNow(round.state, HONOUR, P1)).toBe(0);
    adopted(round, [amend({ op: 'remove', path: '/trackedValues' })]);
    expect(rulesetOf(round.state).trackedValues).toBeUndefined();
    expect(round.violations()).toEqual([]);
  });

  it.each([
    [{ ...HONOUR, start: 11 }, '/trackedValues/0/start', 'a whole number from 0 to 10'],
    [{ ...POT, secret: true, setBy: [] }, '/trackedValues/0/secret', 'only a player’s'],
    [{ ...OATH, setBy: [{ type: 'ANY_PLAYER' }] }, '/trackedValues/0/setBy/0/type', 'OWNER'],
    [
      { ...POT, setBy: [{ type: 'OWNER' }] },
      '/trackedValues/0/setBy/0/type',
      'belongs to no player',
    ],
  ])('is refused whose declaration cannot be: %#', (value, path, message) => {
    const refusal = voting().ask('account-1', {
      ...{ type: 'SubmitProposal', class: 'STANDARD', title: 'x', text: '' },
      effects: [add(value)],
    });
    expect(refusal?.code).toBe('RULESET_REFUSED');
    const [problem] = factsOf(refusal)['problems'] as { path: string; message: string }[];
    expect(problem).toMatchObject({ path });
    expect(problem?.message).toContain(message);
  });
});
