import {
  introspectionTypes,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';

/** What one of its objects costs: it is at hand, and small. */
export const SHARE = 0.25;
/** Most types are named, or wrapped no more than once. */
const WRAPPED = 0.4;

const TYPES = new Set<string>(introspectionTypes.map(({ name }) => name));

/** Whether the type is one of those that describe the schema. */
export const tellsOfSchema = (typeName: string): boolean => TYPES.has(typeName);

/** How long the lists of introspection are in this schema: their total, over the types. */
export class SchemaSizes {
  private readonly lengths: ReadonlyMap<string, number>;

  constructor(schema: GraphQLSchema) {
    const types = Object.values(schema.getTypeMap());
    const fields: GraphQLField<unknown, unknown>[] = [];
    let [inputs, values, interfaces, possible] = [0, 0, 0, 0];
    for (const type of types) {
      if (isObjectType(type) || isInterfaceType(type)) {
        fields.push(...Object.values(type.getFields()));
        interfaces += type.getInterfaces().length;
      }
      if (isInterfaceType(type) || isUnionType(type)) {
        possible += schema.getPossibleTypes(type).length;
      }
      if (isInputObjectType(type)) inputs += Object.keys(type.getFields()).length;
      if (isEnumType(type)) values += type.getValues().length;
    }
    const args = fields.reduce((sum, field) => sum + field.args.length, 0);
    const mean = (count: number): number => count / types.length;
    this.lengths = new Map([
      ['__Schema.types', types.length],
      ['__Schema.directives', schema.getDirectives().length],
      ['__Directive.args', 2],
      ['__Type.fields', mean(fields.length)],
      ['__Type.inputFields', mean(inputs)],
      ['__Type.enumValues', mean(values)],
      ['__Type.interfaces', mean(interfaces)],
      ['__Type.possibleTypes', mean(possible)],
      ['__Type.ofType', WRAPPED],
      ['__Field.args', args / Math.max(1, fields.length)],
    ]);
  }

  /** How often there is what the field gives, for one of its type. */
  times(typeName: string, { name }: GraphQLField<unknown, unknown>): number {
    return this.lengths.get(`${typeName}.${name}`) ?? 1;
  }
}
