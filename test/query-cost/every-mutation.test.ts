import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  getNullableType,
  parse,
  validate,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values';
import { loadSchema } from '../../src/graphql';
import { accountId, required, seasonId } from '../../src/kernel';
import { costOf } from '../../src/server/graphql/cost/document-cost';
import { operationOf } from '../../src/server/graphql/documents';
import { LIMITS } from '../../src/server/scheduling/limits';
import { everyMutation, longestList } from './every-mutation';
import { valuesIn } from './mutation-values';

const schema = loadSchema();
const place = { kind: 'ROUND' as const, season: seasonId('s'), account: accountId('a') };
const asked = everyMutation(schema, valuesIn(place));

it('the walk has every mutation', () => {
  const fields = Object.keys(required(schema.getMutationType(), 'mutations').getFields());
  expect(new Set(asked.map(({ field }) => field))).toEqual(new Set(fields));
});

it.each(asked)(
  '$name fits into a request, with a price that clients may pay',
  ({ text, input }) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const operation = required(operationOf(document, null), 'an operation');
    const variables = { input };
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    expect(errors).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify(variables))).toBeLessThan(LIMITS.bodyBytes);
    expect(costOf(schema, document, operation, variables, LIMITS).objects).toBeLessThan(
      LIMITS.cost,
    );
  },
);

/** Lists whose length other things limit. */
const UNSTATED = ['StartGameInput.deck'];

it('every list of an input states its maximum length', () => {
  const lists = Object.values(schema.getTypeMap())
    .filter((type) => isInputObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ type: of }) => isListType(getNullableType(of)) && !isEnumType(getNamedType(of)))
        .map((field) => [`${type.name}.${field.name}`, longestList(field, type)] as const),
    );
  expect(lists.filter(([, longest]) => longest === null).map(([name]) => name)).toEqual(UNSTATED);
});
