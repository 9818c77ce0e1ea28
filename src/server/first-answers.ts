import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { parseId } from '../graphql';
import { addressOf } from './address';
import { BuiltFiles } from './built-files';
import type { Onlooker } from './embeds/onlooker';
import type { Service } from './service';
import { WrittenData } from './write-out';

/** A document of the client's by its hash; where a variable is `:id` it is the second part of the address. */
type Asked = {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** What each page asks first, by the name of its file, as the build has written it. */
type FirstAsked = Readonly<Record<string, readonly Asked[]>>;

const ID = /^\/[a-z]+\/([\w-]{1,300})(?:[/?]|$)/;

/**
 * What a page is going to ask before it shows anything, answered within the page: whoever has no account sees it
 * as soon as the client runs, and asks for nothing. It is what everybody may see.
 */
export class FirstAnswers {
  private readonly asked: FirstAsked;

  constructor(
    private readonly service: Service,
    private readonly onlooker: Onlooker,
  ) {
    const file = BuiltFiles.clientFirstAsked();
    this.asked = file === null ? {} : (JSON.parse(readFileSync(file, 'utf8')) as FirstAsked);
  }

  /** For the head of the page; null where there is nothing to say. Never rejects: the client asks itself then. */
  async of(page: string, request: FastifyRequest): Promise<string | null> {
    const [, id = null] = ID.exec(request.url) ?? [];
    if (id !== null && parseId(id) === null) return null;
    const address = addressOf(request.raw, this.service.proxies);
    try {
      const answers = await Promise.all(
        (this.asked[page] ?? []).map((asked) => this.answer(asked, id, address)),
      );
      const known = answers.filter((each) => each !== null);
      if (known.length === 0) return null;
      // A text that ends the element, or begins a comment, would have to have this in it.
      const json = `[${known.join(',')}]`.replaceAll('<', '\\u003c');
      return `<script type="application/json" id="first-answers">${json}</script>`;
    } catch (error) {
      this.service.log.debug({ err: error, requestId: request.id }, 'a page has no first answers');
      return null;
    }
  }

  /** As JSON; null for what is not there, of which the API says more. */
  private async answer(asked: Asked, id: string | null, address: string): Promise<string | null> {
    const { documentId } = asked;
    const text = this.service.trusted.textOf({ documentId });
    if (text === null || text instanceof GraphQLError) return null;
    const variables = Object.fromEntries(
      Object.entries(asked.variables).map(([name, value]) => [name, value === ':id' ? id : value]),
    );
    const data = await this.onlooker.askText(text, variables, address);
    const isWritten = data instanceof WrittenData;
    const roots = isWritten ? (data.toJSON() as object) : data;
    if (Object.values(roots).includes(null)) return null;
    const json = isWritten ? data.json.toString() : JSON.stringify(data);
    const head = JSON.stringify({ documentId, variables });
    return `${head.slice(0, -1)},"data":${json}}`;
  }
}
