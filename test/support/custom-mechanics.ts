/** Values, offices and actions of amended rules, for tests of either game. */
import type { PlayerId } from '../../src/kernel';
import type { Action, Expression, Office, SecretAction, TrackedValue } from '../../src/rulesets';

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
/** A value of a player, set by its owner. */
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

/** The condition of a card. */
export const SHINE: TrackedValue = {
  ...CODES,
  value: 'SHINE',
  title: 'Shine',
  of: 'CARD',
  type: 'NUMBER',
  start: 1,
  least: 0,
  most: 5,
};
export const TORN: TrackedValue = {
  ...{ ...CODES, value: 'TORN', title: 'Torn', of: 'CARD', type: 'FLAG', start: false },
};

/** A value of a player, set by any player. */
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

/** Elected for a week. The Scribe appoints the Watch. */
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
/** Drawn by dice for two days. The Clerk has every power of offices. */
export const CLERK: Office = {
  ...{ office: 'CLERK', title: 'Clerk', termDays: 2, filledBy: { type: 'DICE' } },
  powers: ['CORRECT', 'VOID', 'REMIND', 'VETO'],
};
/** The majority of `of` thirds of the players. */
export const thirds = (of: number): Expression => ({
  op: 'AT_LEAST',
  of: [
    { op: 'MULTIPLY', of: [{ name: 'votesFor' }, 3] },
    { op: 'MULTIPLY', of: [{ name: 'players' }, of] },
  ],
});
/** Elected for a week by a third of the players. */
export const USHER: Office = {
  ...{ office: 'USHER', title: 'Usher', termDays: 7 },
  filledBy: { type: 'VOTE', majority: thirds(1) },
};
export const OFFICES: Office[] = [SCRIBE, WATCH, WARDEN];

/** Once a day: adds one honour, then two to the pot for each point of honour. */
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

/** Adds the stake to a rival's honour if the hand is a rock, and pays one to the pot. */
export const DUEL: SecretAction = {
  action: 'DUEL',
  title: 'Duel',
  declares: [
    {
      ...{ name: 'HAND', title: 'Hand', type: 'CHOICE' },
      choices: [
        { choice: 'ROCK', title: 'Rock' },
        { choice: 'PAPER', title: 'Paper' },
      ],
    },
    { name: 'STAKE', title: 'Stake', type: 'NUMBER', least: 1, most: 8 },
    { name: 'RIVAL', title: 'Rival', type: 'PLAYER' },
  ],
  cost: [],
  requires: { op: 'LESS', of: [{ name: 'declared:STAKE' }, 8] },
  failureEffects: [{ type: 'ADD', value: 'POT', by: 10 }],
  effects: [
    {
      ...{ type: 'ADD', value: 'HONOUR', whose: 'TARGET' },
      by: { op: 'IF', of: [{ name: 'declared:HAND:ROCK' }, { name: 'declared:STAKE' }, 0] },
    },
    { type: 'ADD', value: 'POT', by: 1 },
  ],
};

/**
 * Passes one honour to a player who has less than three. Each target can be praised twice a week.
 */
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

/**
 * Adds one shine to a card with less than four, twice a week per card. The actor gains as much
 * honour as the card shines.
 */
export const POLISH: Action = {
  action: 'POLISH',
  title: 'Polish',
  when: { holds: { op: 'LESS', of: [{ name: 'card.value:SHINE' }, 4] } },
  target: 'CARD',
  limit: { times: 2, per: 'WEEK', of: 'TARGET' },
  cost: [],
  effects: [
    { type: 'ADD', value: 'SHINE', by: 1 },
    { type: 'ADD', value: 'HONOUR', by: { name: 'card.value:SHINE' } },
    { type: 'SET', value: 'TORN', by: false },
  ],
};
export const POLISHING = [
  { op: 'add', path: '/trackedValues', value: [HONOUR, SHINE, TORN] },
  { op: 'add', path: '/actions', value: [POLISH] },
];

/** A patch that makes actions, values and offices cite one of its articles. */
export const CITING = [
  {
    ...{ op: 'add', path: '/articles/-' },
    value: { anchor: 'prayer', title: 'On Prayer', markdown: 'Whoever prays shall do so quietly.' },
  },
  { op: 'add', path: '/trackedValues', value: [{ ...HONOUR, rule: 'prayer' }, POT] },
  { op: 'add', path: '/actions', value: [{ ...PRAY, rule: 'prayer' }] },
  { op: 'add', path: '/offices', value: [{ ...SCRIBE, rule: 'prayer' }] },
];

/** A flag of players, set by actions alone. */
const BLESSED: TrackedValue = {
  ...{ ...CODES, value: 'BLESSED', title: 'Blessed', type: 'FLAG', start: false },
};
/** Blesses a player who has honour and sets the motto. A blessed player gains one honour. */
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

/**
 * A patch with further features of hosts, pauses, offices and actions; `phases` are phases of a
 * round.
 */
export const elaborate = (item: string, ...phases: string[]) => [
  { op: 'add', path: '/hosting', value: { awayDays: 3, powers: [] } },
  { op: 'add', path: '/pausing', value: { mostDays: 14 } },
  {
    ...{ op: 'add', path: '/trackedValues' },
    value: [{ ...POT, setBy: [{ type: 'OFFICE', office: 'CLERK' }] }],
  },
  {
    ...{ op: 'add', path: '/offices' },
    value: [
      { ...CLERK, remindersPerDay: 2 },
      { ...SCRIBE, renewalDays: 3 },
    ],
  },
  {
    ...{ op: 'add', path: '/actions' },
    value: [
      {
        ...{ action: 'TOLL', title: 'Toll', limit: null, cost: [{ item, quantity: 1 }] },
        who: { type: 'OFFICE', offices: ['CLERK'] },
        ...(phases.length === 0 ? {} : { when: { phases } }),
        effects: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item, quantity: 2 }],
      },
    ],
  },
];

/** What an attempt at `DUEL` declares. */
export const DUELLED = [
  { name: 'HAND', choice: 'ROCK' },
  { name: 'STAKE', number: 2 },
  { name: 'RIVAL', playerId: 'p2' as PlayerId },
];

/** Two secret actions with everything that a secret action can have. `phases`: see `elaborate`. */
export const secretive = (item: string, ...phases: string[]) => [
  { op: 'add', path: '/trackedValues', value: TRACKED },
  { op: 'add', path: '/offices', value: [CLERK] },
  {
    ...{ op: 'add', path: '/additionalSecretActions' },
    value: [
      {
        ...{ ...DUEL, rule: 'general', channel: 'TABLES' },
        ...{ maturesAfterHours: 12, revealedWithinHours: 24 },
        who: { type: 'WHOEVER', holds: { op: 'LESS', of: [{ name: 'value:HONOUR' }, 9] } },
        when: {
          ...(phases.length === 0 ? {} : { phases }),
          holds: { op: 'LESS', of: [{ name: 'value:POT' }, 99] },
        },
        cost: [{ item, quantity: 1 }],
        effects: [
          ...DUEL.effects,
          { type: 'SET_TEXT', value: 'MOTTO', whose: 'ACTOR', text: 'Duelled' },
          { type: 'MOVE', from: 'BANK', to: 'ACTOR', item, quantity: 2 },
        ],
        failureEffects: [
          { type: 'SET_TEXT', value: 'MOTTO', whose: 'ACTOR', text: 'Too late' },
          { type: 'ADD', value: 'HONOUR', whose: 'ACTOR', by: 1 },
          { type: 'MOVE', from: 'BANK', to: 'ACTOR', item, quantity: 1 },
        ],
      },
      { ...DUEL, action: 'RAID', title: 'Raid', who: { type: 'OFFICE', offices: ['CLERK'] } },
    ],
  },
];
