/** An example of the input of each kind of effect, which the server's reader accepts. */
import { getNamedType, isInputObjectType } from 'graphql';
import { seasonId } from '../../src/kernel';
import { loadSchema } from '../../src/graphql';
import { LOCAL_IDS, localGlobalId } from '../../src/graphql/ids/global-ids';
import type { SeasonType } from '../../src/graphql/ids/global-ids';
import { fieldsByName, inputFieldOf } from '../../src/graphql/governance/proposals/effect-input';
import type { EffectForm, FieldType, InputField } from '../../src/season';

/** A kind of effect; a bare input has its only field under the empty name. */
export type DescribedEffect = {
  readonly kind: string;
  /** Its field of `ProposalEffectInput`. */
  readonly field: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, InputField>>;
};

export const describedEffects = (
  forms: Readonly<Record<string, EffectForm>>,
): readonly DescribedEffect[] =>
  Object.entries(forms).map(([kind, form]) => ({
    ...{ kind, field: inputFieldOf(kind), title: form.title, fields: fieldsByName(form) },
  }));

const schema = loadSchema();
export const SEASON = seasonId('0'.repeat(24));

const THINGS: Partial<Record<FieldType, SeasonType>> = {
  ...{ PLAYER: 'Player', JUDGE: 'Player', DUCK: 'Duck', TRADE: 'Trade', TABLE: 'Table' },
  ...{
    SECRET_ACTION: 'SecretAction',
    SECRET_ATTEMPT: 'SecretAttempt',
    HAND: 'Hand',
    GAME: 'GiolittiGame',
  },
};

const VALUES: Partial<Record<FieldType, unknown>> = {
  ...{ MASK: 'ARLECCHINO', OFFICE: 'SCRIBE', TRACKED_VALUE: 'HONOUR', ARTICLE: 'duck-feast' },
  ...{ TEXT: 'quiet', MARKDOWN: 'Ducks eat first.', URL: 'https://example.org/work.png' },
  ...{ VALUE: 3, DIGITS: '120', BOOLEAN: true, DATE_TIME: '2021-09-01T12:00:00Z' },
  PATCH: [{ op: 'replace', path: '/rulesDaySeconds', value: 86_400 }],
  CARD: { rank: 'KNIGHT', suit: 'CUPS' },
};

const idOf = (type: SeasonType, at: number): string =>
  localGlobalId(type, SEASON, LOCAL_IDS[type].of(at));

/** `item`: an item of the game. */
function valueOf(field: InputField, item: string): unknown {
  const thing = THINGS[field.type];
  if (thing !== undefined) return idOf(thing, 1);
  if (field.type === 'ITEMS') return [{ item, quantity: 2 }];
  if (field.type === 'OWNER') {
    return field.label === 'Current owner' ? { playerId: idOf('Player', 1) } : { gallery: true };
  }
  return field.type === 'INTEGER' ? (field.minimum ?? 1) : VALUES[field.type];
}

/** The input with all required fields, and one of those of which only one is given. */
export function exampleOfEffect({ field, fields }: DescribedEffect, item: string): object {
  const bare = fields[''];
  if (bare !== undefined) return { [field]: valueOf(bare, item) };
  const needed = Object.entries(fields).filter(
    ([name, { required, oneOf }]) => required || oneOf?.[0] === name,
  );
  const given = needed.map(([name, each]) => [name, valueOf(each, item)] as const);
  return { [field]: given.length === 0 ? true : Object.fromEntries(given) };
}

/** The description of an input, and its fields with their types and descriptions. */
export function describedInput(field: string): {
  readonly description: string;
  readonly types: ReadonlyMap<string, readonly [type: string, description: string]>;
} {
  const parent = schema.getType('ProposalEffectInput');
  const input = isInputObjectType(parent) ? parent.getFields()[field] : undefined;
  if (input === undefined) throw new Error(`no input ${field}`);
  const type = getNamedType(input.type);
  const own = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return {
    description: input.description ?? '',
    types: new Map([
      ['', [String(input.type), input.description ?? '']] as const,
      ...own.map((each) => [each.name, [String(each.type), each.description ?? '']] as const),
    ]),
  };
}
