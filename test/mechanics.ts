/** What rules of either game add as data, for tests. */
import type { Action, Expression, Office, TrackedValue } from '../src/rulesets';

const CODES: Pick<TrackedValue, 'of' | 'secret' | 'setBy'> = {
  of: 'PLAYER',
  secret: false,
  setBy: [],
};

export const HONOUR: TrackedValue = {
  ...CODES,
  value: 'HONOUR',
  title: 'Honour',
  type: 'NUMBER',
  start: 0,
  least: 0,
  most: 10,
};
/** What players say of themselves. */
export const MOTTO: TrackedValue = {
  ...CODES,
  value: 'MOTTO',
  title: 'Motto',
  setBy: [{ type: 'OWNER' }],
  type: 'TEXT',
  start: '',
  longest: 40,
};
export const OATH: TrackedValue = {
  ...CODES,
  value: 'OATH',
  title: 'Oath',
  secret: true,
  setBy: [{ type: 'OWNER' }],
  type: 'FLAG',
  start: false,
};
export const POT: TrackedValue = {
  ...CODES,
  value: 'POT',
  title: 'Pot',
  of: 'SEASON',
  setBy: [{ type: 'ANY_PLAYER' }],
  type: 'NUMBER',
  start: 3,
  least: null,
  most: null,
};
export const MARK: TrackedValue = {
  ...CODES,
  value: 'MARK',
  title: 'Mark',
  of: 'CARD',
  setBy: [{ type: 'ANY_PLAYER' }],
  type: 'TEXT',
  start: 'none',
  longest: 20,
};

/** What players say of one another. */
const DEBT: TrackedValue = {
  ...CODES,
  value: 'DEBT',
  title: 'Debt',
  setBy: [{ type: 'ANY_PLAYER' }],
  type: 'NUMBER',
  start: 0,
  least: null,
  most: 5,
};

export const TRACKED: TrackedValue[] = [HONOUR, MOTTO, OATH, POT, MARK, DEBT];

/** Elected for a week; says who watches, and how many there are to be. */
export const SCRIBE: Office = {
  ...{ office: 'SCRIBE', title: 'Scribe', termDays: 7, filledBy: { type: 'VOTE' } },
};
export const WATCH: Office = {
  ...{ office: 'WATCH', title: 'Watch', termDays: null },
  filledBy: { type: 'OFFICE', office: 'SCRIBE' },
};
export const WARDEN: Office = {
  ...{ office: 'WARDEN', title: 'Warden', termDays: 1, filledBy: { type: 'HOST' } },
};
/** Drawn by dice for two days; may do all that offices may. */
export const CLERK: Office = {
  ...{ office: 'CLERK', title: 'Clerk', termDays: 2, filledBy: { type: 'DICE' } },
  powers: ['CORRECT', 'VOID', 'REMIND', 'VETO'],
};
/** So many thirds of the players. */
export const thirds = (of: number): Expression => ({
  op: 'AT_LEAST',
  of: [
    { op: 'MULTIPLY', of: [{ name: 'votesFor' }, 3] },
    { op: 'MULTIPLY', of: [{ name: 'players' }, of] },
  ],
});
/** Elected by a third of the players who vote for it. */
export const USHER: Office = {
  ...{ office: 'USHER', title: 'Usher', termDays: 7 },
  filledBy: { type: 'VOTE', majority: thirds(1) },
};
export const OFFICES: Office[] = [SCRIBE, WATCH, WARDEN];

/** Once a day: honour rises by one, and the pot by two for each honour that there is then. */
export const PRAY: Action = {
  action: 'PRAY',
  title: 'Pray',
  limit: { times: 1, per: 'DAY' },
  cost: [],
  effects: [
    { type: 'ADD', value: 'HONOUR', by: 1 },
    { type: 'ADD', value: 'POT', by: { op: 'MULTIPLY', of: [2, { name: 'value:HONOUR' }] } },
  ],
};

/** To another, in honour of whom three is the most that one has: at most twice a week to each. */
export const PRAISE: Action = {
  action: 'PRAISE',
  title: 'Praise',
  who: { type: 'WHOEVER', holds: { op: 'AT_LEAST', of: [{ name: 'value:HONOUR' }, 1] } },
  when: { holds: { op: 'LESS', of: [{ name: 'target.value:HONOUR' }, 3] } },
  target: 'PLAYER',
  limit: { times: 2, per: 'WEEK', of: 'TARGET' },
  cost: [],
  effects: [
    { type: 'ADD', value: 'HONOUR', whose: 'TARGET', by: 1 },
    { type: 'ADD', value: 'HONOUR', by: -1 },
  ],
};

/** A patch after which what is done, set and held cites an article of the patch. */
export const CITING = [
  {
    ...{ op: 'add', path: '/articles/-' },
    value: { anchor: 'prayer', title: 'On Prayer', markdown: 'Whoever prays shall do so quietly.' },
  },
  { op: 'add', path: '/trackedValues', value: [{ ...HONOUR, rule: 'prayer' }, POT] },
  { op: 'add', path: '/actions', value: [{ ...PRAY, rule: 'prayer' }] },
  { op: 'add', path: '/offices', value: [{ ...SCRIBE, rule: 'prayer' }] },
];

/** Whether a player is, as actions say. */
const BLESSED: TrackedValue = {
  ...{ ...CODES, value: 'BLESSED', title: 'Blessed', type: 'FLAG', start: false },
};
/** Whoever has honour is blessed by it, and says so; then honour rises by one for whoever is. */
const BLESS: Action = {
  ...{ action: 'BLESS', title: 'Bless', limit: null, cost: [] },
  effects: [
    { type: 'SET', value: 'BLESSED', by: { op: 'AT_LEAST', of: [{ name: 'value:HONOUR' }, 1] } },
    { type: 'SET_TEXT', value: 'MOTTO', text: 'Blessed be' },
    {
      ...{ type: 'ADD', value: 'HONOUR' },
      by: { op: 'IF', of: [{ name: 'value:BLESSED' }, 1, 0] },
    },
  ],
};
export const BLESSING = [
  { op: 'add', path: '/trackedValues', value: [HONOUR, MOTTO, BLESSED, POT] },
  { op: 'add', path: '/actions', value: [PRAY, BLESS] },
];
