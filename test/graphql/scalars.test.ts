import { parseValue } from 'graphql';
import { DateTime, printDateTime } from '../../src/graphql/scalars/date-time';
import { JsonScalar } from '../../src/graphql/scalars/json';

describe('DateTime', () => {
  test.each([
    ['2021-08-24T19:09:00.000Z', '2021-08-24T19:09:00.000Z'],
    ['2021-08-24T19:09Z', '2021-08-24T19:09:00.000Z'],
    ['2021-08-24T21:09:00.5+02:00', '2021-08-24T19:09:00.500Z'],
    ['1969-12-31T23:00:00-01:00', '1970-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ])('reads %s', (written, read) => {
    expect(DateTime.parseValue(written)).toBe(read);
    expect(DateTime.parseLiteral(parseValue(JSON.stringify(written)))).toBe(read);
  });

  test.each([
    ['no offset', '2021-08-24T19:09:00'],
    ['no time', '2021-08-24'],
    ['a day that there is not', '2021-02-29T00:00:00Z'],
    ['an hour that there is not', '2021-08-24T24:00:00Z'],
    ['an offset that there is not', '2021-08-24T19:09:00+24:00'],
    ['more than milliseconds', '2021-08-24T19:09:00.0001Z'],
    ['before 1970', '1969-12-31T23:59:59.999Z'],
    ['after 9999', '9999-12-31T23:59:59.999-00:01'],
    ['a year of three digits', '0099-08-24T19:09:00Z'],
    ['spaces', ' 2021-08-24T19:09:00Z'],
    ['a number', 1629832140000],
    ['nothing', null],
  ])('reads nothing in %s', (_what, written) => {
    const extensions = expect.objectContaining({ code: 'BAD_USER_INPUT' }) as unknown;
    expect(() => DateTime.parseValue(written)).toThrow(
      expect.objectContaining({ extensions }) as Error,
    );
  });

  it('prints milliseconds in UTC', () => {
    expect(printDateTime(1_629_832_140_001)).toBe('2021-08-24T19:09:00.001Z');
  });
});

describe('JSON', () => {
  it('reads literals, variables within them included', () => {
    const literal = parseValue('[{ op: "add", path: "/a", value: [1, 2.5, true, null] }]');
    expect(JsonScalar.parseLiteral(literal)).toEqual([
      { op: 'add', path: '/a', value: [1, 2.5, true, null] },
    ]);
  });

  it('takes an entry named __proto__ as an entry', () => {
    const read = JsonScalar.parseLiteral(parseValue('{ __proto__: { a: 1 } }')) as object;
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test.each(['1e999', 'WORD'])('does not take %s', (literal) => {
    expect(() => JsonScalar.parseLiteral(parseValue(literal))).toThrow(/JSON must be/);
  });
});
