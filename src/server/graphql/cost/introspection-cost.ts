import {
  introspectionTypes,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';

/** The cost of one object of introspection, which is small and in memory. */
export const SHARE = 0.25;
/** The average number of `ofType` steps: most types are named, or wrapped once. */
const WRAPPED = 0.4;

const TYPES = new Set<string>(introspectionTypes.map(({ name }) => name));

/** True if the type describes the schema. */
export const isSchemaType = (typeName: string): boolean => TYPES.has(typeName);

/** The average lengths of introspection's lists in this schema. */
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

  /**
   * The average length of the field's list for one object of its type; 1 for a field without a
   * list.
   */
  times(typeName: string, { name }: GraphQLField<unknown, unknown>): number {
    return this.lengths.get(`${typeName}.${name}`) ?? 1;
  }
}
