import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, SelectionNode } from 'graphql';
import { costOf } from './cost/document-cost';
import type { Cost } from './cost/document-cost';
import { measureCpu } from '../../engine';
import { Documents, isErrors, operationOf } from './documents';
import type { ValidatedDocument } from './documents';
import { fault, notUnicode, overLimit, wrongPageSize } from '../errors/faults';
import { depthOfValue, AUTH_MUTATIONS } from './cost/document-limits';
import type { Limits } from '../scheduling/limits';
import { loneSurrogateIn } from '../encoding/lone-surrogates';
import type { Budgets, ClientIdentity } from '../scheduling/budgets';
import type { RateLimits } from '../scheduling/rate-limits';
import type { TrustedDocuments } from './trusted-documents';

export type Transport = 'http' | 'websocket' | 'sse';

/** A client's request, in one form for all transports. */
export type OperationRequest = {
  /** The text, or the error that replaces it. */
  readonly query: string | GraphQLError;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** `ours` for the server's own text, which needs no trust; left out for a client's text. */
  readonly author?: 'ours';
};

/** A valid operation. */
export type PreparedOperation = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The maximum cost, in points: about one for each object of the answer. */
  readonly cost: number;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** The properties of an operation that do not depend on its variables. */
type OperationTraits = {
  /** The number of root fields that sign in. */
  readonly signIns: number;
  readonly subscribes: boolean;
  /** The number of root fields that make a season. */
  readonly seasons: number;
  /** The number of root fields that make a season with bots; `seasons` includes them. */
  readonly practices: number;
  /** The number of root fields of a mutation; 0 for other operations. */
  readonly mutations: number;
  /** Null if the cost depends on the variables. */
  readonly cost: Cost | null;
};

const PRACTICE = 'startPractice';
const SEASONS_MADE: ReadonlySet<string> = new Set(['createRound', 'createDynasty', PRACTICE]);

/** True if the text contains the word `subscription`. */
export const maySubscribe = (query: unknown): boolean =>
  typeof query === 'string' && /\bsubscription\b/.test(query);

/** The only way from a text to execution, for all transports. */
export class Preparation {
  private readonly documents: Documents;
  private readonly operations = new WeakMap<OperationDefinitionNode, OperationTraits>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: Limits,
    private readonly rates: RateLimits,
    private readonly budgets: Budgets,
    private readonly trusted: TrustedDocuments,
  ) {
    this.documents = new Documents(schema, limits);
  }

  /**
   * Prepares an operation and charges its cost, or gives the errors. An operation refused before its
   * execution is counted and charged, too.
   */
  async prepare(
    request: OperationRequest,
    client: ClientIdentity,
    transport: Transport,
  ): Promise<PreparedOperation | readonly GraphQLError[]> {
    const exhausted = this.budgets.exceeded(client, 1);
    if (exhausted !== null) return [exhausted];
    const found = await this.find(request, client, transport);
    if (isErrors(found)) {
      this.budgets.chargeRefused(client);
      const over = await this.rates.countRefusal(client);
      return over === null ? found : [over];
    }
    const { known, prepared } = found;
    const over =
      (await this.rates.consume(client, known)) ?? this.budgets.exceeded(client, prepared.cost);
    if (over !== null) return [over];
    this.budgets.charge(client, prepared.cost);
    return prepared;
  }

  private async find(
    { query, operationName, variables, author }: OperationRequest,
    client: ClientIdentity,
    transport: Transport,
  ): Promise<{ known: OperationTraits; prepared: PreparedOperation } | readonly GraphQLError[]> {
    if (query instanceof GraphQLError) return [query];
    const { messageNesting } = this.limits;
    const levels = depthOfValue(variables, messageNesting);
    if (levels > messageNesting) return [overLimit('messageNesting', levels, messageNesting)];
    const malformed = loneSurrogateIn(variables);
    if (malformed !== null) return [notUnicode(malformed)];
    const untrusted = author === 'ours' ? null : this.trusted.refusalOf(query);
    if (untrusted !== null) return [untrusted];
    const document = await this.validate(query, client);
    if (isErrors(document)) return document;
    const operation = operationOf(document, operationName);
    if (operation === null) return [unknownOperation(operationName)];
    if (operation.operation === OperationTypeNode.SUBSCRIPTION && transport === 'http') {
      return [
        fault(
          'BAD_USER_INPUT',
          'Subscriptions need a WebSocket to /graphql or an event stream from /graphql/stream.',
        ),
      ];
    }
    const known = this.known(document, operation);
    const cost = known.cost ?? this.estimate(document, operation, variables);
    const over = this.costError(cost);
    if (over !== null) return [over];
    return { known, prepared: { document, operation, cost: cost.objects, variables } };
  }

  /** True if the request is for a subscription, valid or not. */
  subscribes({ query, operationName }: OperationRequest): boolean {
    if (query instanceof GraphQLError || !maySubscribe(query)) return false;
    const document = this.documents.read(query);
    const operation = document === null ? null : operationOf(document, operationName);
    return operation?.operation === OperationTypeNode.SUBSCRIPTION;
  }

  /**
   * Validating a new document takes time, even if it is invalid; the server limits this time for
   * each address.
   */
  private async validate(text: string, { address }: ClientIdentity): Promise<ValidatedDocument> {
    if (this.documents.isCached(text)) return this.documents.validated(text);
    const over = await this.rates.validationTimeExceeded(address);
    if (over !== null) return [over];
    const tookMs = measureCpu();
    const validated = this.documents.validated(text);
    await this.rates.addValidationTime(address, tookMs());
    return validated;
  }

  private known(document: DocumentNode, operation: OperationDefinitionNode): OperationTraits {
    const known = this.operations.get(operation);
    if (known !== undefined) return known;
    const cost = this.estimate(document, operation, {});
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    const fields = isMutation ? rootFields(document, operation.selectionSet.selections) : [];
    const found: OperationTraits = {
      mutations: fields.length,
      subscribes: operation.operation === OperationTypeNode.SUBSCRIPTION,
      signIns: fields.filter((name) => AUTH_MUTATIONS.has(name)).length,
      seasons: fields.filter((name) => SEASONS_MADE.has(name)).length,
      practices: fields.filter((name) => name === PRACTICE).length,
      cost: cost.byVariables ? null : cost,
    };
    this.operations.set(operation, found);
    return found;
  }

  private estimate(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): Cost {
    return costOf(this.schema, document, operation, variables, this.limits);
  }

  private costError(cost: Cost): GraphQLError | null {
    const { cost: most, pageSize } = this.limits;
    if (cost.wrongPageSize !== null) return wrongPageSize(cost.wrongPageSize, pageSize);
    return cost.objects > most ? overLimit('cost', cost.objects, most) : null;
  }
}

function unknownOperation(name: string | null): GraphQLError {
  return fault(
    'BAD_USER_INPUT',
    name === null
      ? 'The document does not have exactly one operation: name the one you mean in ' +
          'operationName.'
      : `The document has no operation "${name.slice(0, 100)}".`,
  );
}

/**
 * The names of the root fields; each fragment counts once, as in execution. The document must be
 * valid.
 */
function rootFields(
  document: DocumentNode,
  selections: readonly SelectionNode[],
  seen = new Set<string>(),
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return rootFields(document, selection.selectionSet.selections, seen);
    }
    const name = selection.name.value;
    if (seen.has(name)) return [];
    seen.add(name);
    return document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name
        ? rootFields(document, definition.selectionSet.selections, seen)
        : [],
    );
  });
}
