/** The types of fields in inputs (`InputFieldType`), with the GraphQL types of their values. */
export const FIELD_TYPES = {
  ...{ PLAYER: 'ID', JUDGE: 'ID', DUCK: 'ID', TRADE: 'ID', TABLE: 'ID', SECRET_ACTION: 'ID' },
  ...{ HAND: 'ID', GAME: 'ID', MASK: 'String', OFFICE: 'String', TRACKED_VALUE: 'String' },
  ...{ ARTICLE: 'String', TEXT: 'String', MARKDOWN: 'String', URL: 'String', DIGITS: 'String' },
  ...{ VALUE: 'JSON', PATCH: 'JSON', ITEMS: 'ItemInput', OWNER: 'OwnerInput', CARD: 'CardInput' },
  ...{ INTEGER: 'Int', BOOLEAN: 'Boolean', DATE_TIME: 'DateTime' },
  // Only in entries of the rules, which are JSON.
  ...{ CHOICE: 'JSON', LIST: 'JSON', OBJECT: 'JSON', CODE: 'JSON', FORMULA: 'JSON' },
  ...{ ARCHETYPE: 'JSON', ITEM: 'JSON', PHASE: 'JSON', PROPOSAL_CLASS: 'JSON', RANK: 'JSON' },
  ...{ SUIT: 'JSON', SYMBOL: 'JSON', TRICK_CLASS: 'JSON' },
} as const;

export type FieldType = keyof typeof FIELD_TYPES;

type InputChoice = {
  readonly value: string;
  readonly label: string;
  readonly description: string;
};
type InputCondition = { readonly field: string; readonly values: readonly string[] };

/** What clients hear of a field. */
export type FieldDescription = {
  readonly type: FieldType;
  readonly label: string;
  /** False if the field may be left out. */
  readonly required: boolean;
  readonly minimum?: number;
  /** The number is a multiple of it. */
  readonly step?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  /** The fields of which an input has exactly one; left out for a field of its own. */
  readonly oneOf?: readonly string[];
  readonly nullable?: boolean;
  readonly choices?: readonly InputChoice[];
  /** The choice that the field depends on. */
  readonly when?: InputCondition | null;
};
