import { parse } from 'graphql';
import { comparisonsOf } from '../../../../src/server/graphql/cost/field-comparisons';

const MOST = 1_000_000;
const reckoned = (text: string): number => comparisonsOf(parse(text), MOST);

describe('what it takes to compare the fields of a document', () => {
  it.each([
    ['nothing is asked for twice', '{ a b c { d } }', 4],
    ['a field is there three times', '{ a a a }', 3 + 2 + 1],
    ['aliases are names of their own', '{ a b: a c: a }', 3],
    ['an alias is the name of another field', '{ a a: b }', 3],
    ['fields within those that are alike', '{ a { b } a { b } }', 3 + 3],
    ['those that types exclude', '{ ... on T { a } ... on U { a } }', 3],
    ['a fragment counts for itself and where it is', '{ ...F a } fragment F on T { a }', 3 + 1],
    ['a fragment is at a place once', '{ ...F ...F } fragment F on T { a }', 1 + 1],
  ])('%s', (_what, text, comparisons) => {
    expect(reckoned(text)).toBe(comparisons);
  });

  it('is not looked for beyond the limit, however often fragments are within fragments', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, at) => `fragment F${at} on T { a { ...F${at + 1} } b { ...F${at + 1} } }`,
    );
    const document = parse(`{ ...F0 } ${fragments.join(' ')} fragment F60 on T { a }`);
    expect(comparisonsOf(document, 10_000)).toBeGreaterThan(10_000);
    expect(comparisonsOf(document, 10_000)).toBeLessThan(10_100);
  });

  it('ends where a fragment is within itself', () => {
    const circle = parse('{ ...F } fragment F on T { a { ...F } }');
    expect(comparisonsOf(circle, MOST)).toBeLessThan(1_000);
  });
});
