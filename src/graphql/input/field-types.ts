/** The types of fields in inputs (`InputFieldType`), with the GraphQL types of their values. */
export const FIELD_TYPES = {
  ...{ PLAYER: 'ID', JUDGE: 'ID', DUCK: 'ID', TRADE: 'ID', TABLE: 'ID', SECRET_ACTION: 'ID' },
  ...{ HAND: 'ID', GAME: 'ID', MASK: 'String', OFFICE: 'String', TRACKED_VALUE: 'String' },
  ...{ ARTICLE: 'String', TEXT: 'String', MARKDOWN: 'String', URL: 'String', DIGITS: 'String' },
  ...{ VALUE: 'JSON', PATCH: 'JSON', ITEMS: 'ItemInput', OWNER: 'OwnerInput', CARD: 'CardInput' },
  ...{ INTEGER: 'Int', BOOLEAN: 'Boolean', DATE_TIME: 'DateTime' },
} as const;

export type FieldType = keyof typeof FIELD_TYPES;

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
};
