import { buildSchema, parse, validate } from 'graphql';
import { addFieldName } from '../../../src/server/errors/input-error-path';

const schema = buildSchema(`
  input Bid { lot: Int! amount: Int! }
  input Bids { bids: [Bid!]! name: String note: [[Int!]] }
  type Query { seal(input: Bids!): Boolean few(first: Int): Boolean }
`);

describe('an error about a value in a document', () => {
  test.each([
    ['{ few(first: "ten") }', 'first'],
    ['{ seal(input: { bids: [], name: 5 }) }', 'input.name'],
    ['{ seal(input: { bids: [{ lot: 1, amount: 1.5 }] }) }', 'input.bids[0].amount'],
    [
      '{ seal(input: { bids: [{ lot: 1, amount: 2 }, { lot: 1e3, amount: 2 }] }) }',
      'input.bids[1].lot',
    ],
    ['{ seal(input: { bids: [{ lot: 1, amount: 1000000000000 }] }) }', 'input.bids[0].amount'],
    ['{ seal(input: { bids: [], note: [[1], [2, "x"]] }) }', 'input.note[1][1]'],
    ['{ seal(input: { bids: [7] }) }', 'input.bids[0]'],
    ['{ seal(input: { bids: null }) }', 'input.bids'],
    ['query { a: few b: seal(input: 3) }', 'input'],
  ])('names the field: %s', (text, field) => {
    const document = parse(text);
    const [error] = validate(schema, document);
    const named = error === undefined ? null : addFieldName(error, document);
    expect(named?.extensions['field']).toBe(field);
    expect(named?.message).toBe(`The value of "${field}" is wrong: ${error?.message ?? ''}`);
    expect(named?.locations).toEqual(error?.locations);
  });

  it('leaves errors about other things as they are', () => {
    const document = parse('{ nothing }');
    const [error] = validate(schema, document);
    expect(error && addFieldName(error, document)).toBe(error);
  });
});
