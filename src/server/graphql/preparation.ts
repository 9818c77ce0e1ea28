import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, SelectionNode } from 'graphql';
import { costOf } from './cost/document-cost';
import type { Cost } from './cost/document-cost';
import { measureCpu } from '../scheduling/cpu-meter';
import { Documents, isWrong, operationOf } from './documents';
import type { Examined } from './documents';
import { fault, notUnicode, overLimit, wrongPageSize } from '../errors/faults';
import { levelsOf, AUTH_MUTATIONS } from './cost/document-limits';
import type { Limits } from '../scheduling/limits';
import { loneSurrogateIn } from '../encoding/lone-surrogates';
import type { Budgets } from '../scheduling/budgets';
import type { RateLimits, Spender } from '../scheduling/rate-limits';
import type { TrustedDocuments } from './trusted-documents';

export type Transport = 'http' | 'websocket' | 'sse';

/** A client's request, as every transport brings it. */
export type OperationAsked = {
  /** The text, or the error that replaces it. */
  readonly query: string | GraphQLError;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** `ours` for a text of the server's own, which needs no trust; left out for a client's. */
  readonly author?: 'ours';
};

/** A valid operation. */
export type Prepared = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Its maximum cost, in points: about one for each object of the answer. */
  readonly cost: number;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** The properties of an operation that do not depend on its variables. */
type Operation = {
  /** Root fields that sign in. */
  readonly signIns: number;
  readonly subscribes: boolean;
  /** Root fields that make a season. */
  readonly seasons: number;
  /** The number with bots among them. */
  readonly practices: number;
  /** Root fields of a mutation; 0 for other operations. */
  readonly mutations: number;
  /** Null if it depends on the variables. */
  readonly cost: Cost | null;
};

const PRACTICE = 'startPractice';
const SEASONS_MADE: ReadonlySet<string> = new Set(['createRound', 'createDynasty', PRACTICE]);

/** Whether a text looks like a subscription. */
export const maySubscribe = (query: unknown): boolean =>
  typeof query === 'string' && /\bsubscription\b/.test(query);

/** The one way from a text to execution, for all transports. */
export class Preparation {
  private readonly documents: Documents;
  private readonly operations = new WeakMap<OperationDefinitionNode, Operation>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: Limits,
    private readonly rates: RateLimits,
    private readonly budgets: Budgets,
    private readonly trusted: TrustedDocuments,
  ) {
    this.documents = new Documents(schema, limits);
  }

  /** A refused operation is counted too, and a valid one is charged. */
  async prepare(
    asked: OperationAsked,
    spender: Spender,
    transport: Transport,
  ): Promise<Prepared | readonly GraphQLError[]> {
    const broke = this.budgets.over(spender, 1);
    if (broke !== null) return [broke];
    const found = await this.find(asked, spender, transport);
    if (isWrong(found)) {
      this.budgets.chargeRefused(spender);
      const over = await this.rates.refused(spender);
      return over === null ? found : [over];
    }
    const { known, prepared } = found;
    const over =
      (await this.rates.spend(spender, known)) ?? this.budgets.over(spender, prepared.cost);
    if (over !== null) return [over];
    this.budgets.charge(spender, prepared.cost);
    return prepared;
  }

  private async find(
    { query, operationName, variables, author }: OperationAsked,
    spender: Spender,
    transport: Transport,
  ): Promise<{ known: Operation; prepared: Prepared } | readonly GraphQLError[]> {
    if (query instanceof GraphQLError) return [query];
    const { messageNesting } = this.limits;
    const levels = levelsOf(variables, messageNesting);
    if (levels > messageNesting) return [overLimit('messageNesting', levels, messageNesting)];
    const broken = loneSurrogateIn(variables);
    if (broken !== null) return [notUnicode(broken)];
    const untrusted = author === 'ours' ? null : this.trusted.refusalOf(query);
    if (untrusted !== null) return [untrusted];
    const document = await this.examine(query, spender);
    if (isWrong(document)) return document;
    const operation = operationOf(document, operationName);
    if (operation === null) return [noSuchOperation(operationName)];
    if (operation.operation === OperationTypeNode.SUBSCRIPTION && transport === 'http') {
      return [
        fault(
          'BAD_USER_INPUT',
          'Subscriptions go over a WebSocket to /graphql or as events from /graphql/stream.',
        ),
      ];
    }
    const known = this.known(document, operation);
    const cost = known.cost ?? this.reckon(document, operation, variables);
    const over = this.overCost(cost);
    if (over !== null) return [over];
    return { known, prepared: { document, operation, cost: cost.objects, variables } };
  }

  /** Whether the request is for a subscription, valid or not. */
  subscribes({ query, operationName }: OperationAsked): boolean {
    if (query instanceof GraphQLError || !maySubscribe(query)) return false;
    const document = this.documents.read(query);
    const operation = document === null ? null : operationOf(document, operationName);
    return operation?.operation === OperationTypeNode.SUBSCRIPTION;
  }

  /** A new document takes time, good or not; each address has a certain amount of it. */
  private async examine(text: string, { address }: Spender): Promise<Examined> {
    if (this.documents.knows(text)) return this.documents.examine(text);
    const over = await this.rates.overExamination(address);
    if (over !== null) return [over];
    const tookMs = measureCpu();
    const examined = this.documents.examine(text);
    await this.rates.examined(address, tookMs());
    return examined;
  }

  private known(document: DocumentNode, operation: OperationDefinitionNode): Operation {
    const known = this.operations.get(operation);
    if (known !== undefined) return known;
    const cost = this.reckon(document, operation, {});
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    const fields = isMutation ? rootFields(document, operation.selectionSet.selections) : [];
    const found: Operation = {
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

  private reckon(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): Cost {
    return costOf(this.schema, document, operation, variables, this.limits);
  }

  private overCost(cost: Cost): GraphQLError | null {
    const { cost: most, pageSize } = this.limits;
    if (cost.wrongPageSize !== null) return wrongPageSize(cost.wrongPageSize, pageSize);
    return cost.objects > most ? overLimit('cost', cost.objects, most) : null;
  }
}

function noSuchOperation(name: string | null): GraphQLError {
  return fault(
    'BAD_USER_INPUT',
    name === null
      ? 'The document does not have exactly one operation: name the one you mean in ' +
          'operationName.'
      : `The document has no operation "${name.slice(0, 100)}".`,
  );
}

/** The names of the root fields, each fragment once, as in execution. The document is valid. */
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
