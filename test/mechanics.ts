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

