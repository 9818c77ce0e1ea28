import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { parseId } from '../../graphql';
import { addressOf } from '../http/client-address';
import { StaticFiles } from '../http/static-files';
import type { AnonymousClient } from '../embeds/anonymous-client';
import type { Service } from '../ops/service';
import { SerializedData } from '../encoding/serialize';

/**
 * One of the client's documents, by its hash. A variable with the value `:id` is the second segment
 * of the address's path.
 */
type PrefetchedOperation = {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** The first operations of each page, keyed by the page's file name. The build writes them. */
type PrefetchManifest = Readonly<Record<string, readonly PrefetchedOperation[]>>;

/** The answers as JSON, and as an element for the head of the page. */
type PrefetchedAnswers = {
  readonly json: string;
  readonly element: string;
  /** True if every first operation has an answer. */
  readonly isAll: boolean;
};

const ID = /^\/[a-z]+\/([\w-]{1,300})(?:[/?]|$)/;

/**
 * The answers to a page's first operations, written into the page: a visitor without an account
 * sees the contents as soon as the client runs, without a request. The answers are public data.
 */
export class Prefetch {
  private readonly manifest: PrefetchManifest;

  constructor(
    private readonly service: Service,
    private readonly anonymous: AnonymousClient,
  ) {
    const file = StaticFiles.clientFirstAsked();
    this.manifest =
      file === null ? {} : (JSON.parse(readFileSync(file, 'utf8')) as PrefetchManifest);
  }

  /** Null if there is nothing to write. Rejects with the API's error. */
  async of(page: string, request: FastifyRequest): Promise<PrefetchedAnswers | null> {
    const [, id = null] = ID.exec(request.url) ?? [];
    if (id !== null && parseId(id) === null) return null;
    const address = addressOf(request.raw, this.service.proxies);
    const operations = this.manifest[page] ?? [];
    const answers = await Promise.all(operations.map((each) => this.answer(each, id, address)));
    const known = answers.filter((each) => each !== null);
    if (known.length === 0) return null;
    // Only a text with this character could end the element or begin a comment.
    const json = `[${known.join(',')}]`.replaceAll('<', '\\u003c');
    const element = `<script type="application/json" id="first-answers">${json}</script>`;
    return { element, json, isAll: known.length === operations.length };
  }

  /**
   * The answer as JSON; null if a root field is null. The client then asks the API itself: the
   * API's answer can explain why.
   */
  private async answer(
    operation: PrefetchedOperation,
    id: string | null,
    address: string,
  ): Promise<string | null> {
    const { documentId } = operation;
    const text = this.service.trusted.textOf({ documentId });
    if (text === null || text instanceof GraphQLError) return null;
    const variables = Object.fromEntries(
      Object.entries(operation.variables).map(([name, value]) => [
        name,
        value === ':id' ? id : value,
      ]),
    );
    const data = await this.anonymous.askText(text, variables, address);
    const isWritten = data instanceof SerializedData;
    const roots = isWritten ? (data.toJSON() as object) : data;
    if (Object.values(roots).includes(null)) return null;
    const json = isWritten ? data.json.toString() : JSON.stringify(data);
    const head = JSON.stringify({ documentId, variables });
    return `${head.slice(0, -1)},"data":${json}}`;
  }
}
