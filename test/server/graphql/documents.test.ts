import { buildSchema } from 'graphql';
import { Documents, isErrors } from '../../../src/server/graphql/documents';
import { LIMITS } from '../../../src/server/scheduling/limits';

const SCHEMA = buildSchema('type Query { a: Int b: Int c: Int }');

describe('the documents that are remembered', () => {
  const documents = (documentCacheCharacters: number): Documents =>
    new Documents(SCHEMA, { ...LIMITS, documentCacheCharacters });

  it('are those used last, as far as there is room for their texts', () => {
    const known = documents(12);
    const a = known.validated('{ a }');
    known.validated('{ b }');
    expect(known.validated('{ a }')).toBe(a);
    known.validated('{ c }');
    expect(['{ a }', '{ b }', '{ c }'].map((text) => known.isCached(text))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('are none that is wrong, or longer than all the room', () => {
    const known = documents(12);
    known.validated('{ a }');
    expect(isErrors(known.validated('{ no }'))).toBe(true);
    expect(isErrors(known.validated('{ a b c a b }'))).toBe(false);
    expect(['{ a }', '{ no }', '{ a b c a b }'].map((text) => known.isCached(text))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
