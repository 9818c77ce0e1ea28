import { GraphQLError, Kind, Lexer, parse, Source, TokenKind, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { comparisonsOf } from './cost/field-comparisons';
import { asBadInput, overLimit } from '../errors/faults';
import type { Limits } from '../scheduling/limits';
import { measureDocument, exceededLimit } from './cost/document-limits';
import { conditionOnRoot } from './subscription-root';
import { addFieldName } from '../errors/input-error-path';

/** The outcome of validation: a document to execute, or errors. */
export type ValidatedDocument = DocumentNode | readonly GraphQLError[];

const OPENING: ReadonlySet<string> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<string> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/** The maximum number of errors for one document. */
const MAX_ERRORS = 20;
/** The message of graphql-js for a document with too many comparisons. */
const ABORTED = 'Validation aborted.';

/** The count stops above the limit, so the exact number is unknown. */
const overComparisons = (most: number): GraphQLError => overLimit('comparisons', most + 1, most);

/** True if errors replace the result. */
export function isErrors(outcome: object): outcome is readonly GraphQLError[] {
  return Array.isArray(outcome);
}

/**
 * Parses, measures and validates documents for every transport. Valid documents are cached by their
 * text; the least recently used leave first.
 */
export class Documents {
  private readonly cache: LRUCache<string, DocumentNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: Limits,
  ) {
    const maxSize = limits.documentCacheCharacters;
    this.cache = new LRUCache({ maxSize, sizeCalculation: (_document, text) => text.length });
  }

  validated(text: string): ValidatedDocument {
    const known = this.cache.get(text);
    if (known !== undefined) return known;
    const result = this.validateNew(text);
    if (!isErrors(result)) this.cache.set(text, result);
    return result;
  }

  /** True if the document is cached, so that validation costs nothing. */
  isCached(text: string): boolean {
    return this.cache.has(text);
  }

  /** The document of a text, valid or not; null if it cannot be parsed. */
  read(text: string): DocumentNode | null {
    const document = this.cache.get(text) ?? this.parse(text);
    return document instanceof GraphQLError ? null : document;
  }

  private validateNew(text: string): ValidatedDocument {
    const document = this.parse(text);
    if (document instanceof GraphQLError) return [document];
    const over = exceededLimit(measureDocument(document), this.limits);
    if (over !== null) return [over];
    const { comparisons } = this.limits;
    if (comparisonsOf(document, comparisons) > comparisons) return [overComparisons(comparisons)];
    const conditional = conditionOnRoot(document);
    if (conditional !== null) return [conditional];
    const errors = validate(this.schema, document, undefined, { maxErrors: MAX_ERRORS });
    if (errors.some(({ message }) => message === ABORTED)) return [overComparisons(comparisons)];
    return errors.length > 0
      ? errors.map((error) => asBadInput(addFieldName(error, document)))
      : document;
  }

  private parse(text: string): DocumentNode | GraphQLError {
    try {
      return this.overTokens(text) ?? parse(text);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return asBadInput(error);
    }
  }

  /** Checks the text before it is parsed: the parser recurses at each bracket. */
  private overTokens(text: string): GraphQLError | null {
    const lexer = new Lexer(new Source(text));
    let [tokens, nesting, deepest] = [0, 0, 0];
    while (lexer.advance().kind !== TokenKind.EOF) {
      tokens += 1;
      if (OPENING.has(lexer.token.kind)) nesting += 1;
      if (CLOSING.has(lexer.token.kind)) nesting -= 1;
      deepest = Math.max(deepest, nesting);
    }
    if (tokens > this.limits.tokens) return overLimit('tokens', tokens, this.limits.tokens);
    return deepest > this.limits.nesting
      ? overLimit('nesting', deepest, this.limits.nesting)
      : null;
  }
}

/**
 * The requested operation; null if it does not exist, or if the request does not choose among
 * several.
 */
export function operationOf(
  document: DocumentNode,
  name: string | null,
): OperationDefinitionNode | null {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (name === null) return operations.length === 1 ? (operations[0] ?? null) : null;
  return operations.find((operation) => operation.name?.value === name) ?? null;
}
