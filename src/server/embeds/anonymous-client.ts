import { execute, GraphQLError, print } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { makeContext } from '../../graphql';
import { isErrors } from '../graphql/documents';
import type { Service } from '../ops/service';
import { SerializedData } from '../encoding/serialize';

/**
 * Queries the API as a visitor without an account, so that only public data is shown. The work is
 * queued and charged as if the address had sent the document itself.
 */
export class AnonymousClient {
  private readonly texts = new WeakMap<object, string>();

  constructor(private readonly service: Service) {}

  /** Throws the answer's first error. */
  async ask<R extends object, V extends Readonly<Record<string, unknown>>>(
    document: TypedDocumentNode<R, V>,
    variables: V,
    address: string,
  ): Promise<R> {
    const data = await this.askText(this.textOf(document), variables, address);
    // The document's types and its answer come from the same schema.
    return (data instanceof SerializedData ? data.toJSON() : data) as R;
  }

  /** The data, which may be serialized already. Throws the answer's first error. */
  async askText(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    address: string,
  ): Promise<object> {
    const { schema, deps, scheduler, preparation } = this.service;
    const client = { accountId: null, address };
    const ticket = await scheduler.begin(client, 'embeds');
    if (ticket instanceof GraphQLError) throw ticket;
    try {
      const request = { query, operationName: null, variables, author: 'ours' } as const;
      const prepared = await preparation.prepare(request, client, 'http');
      ticket.work.pause();
      if (isErrors(prepared)) throw prepared[0] ?? new Error('wrong without an error');
      const contextValue = makeContext({ deps, viewer: null, address, pace: ticket.work });
      const run = () =>
        execute({ schema, document: prepared.document, variableValues: variables, contextValue });
      return await scheduler.execute(ticket, prepared, run, ({ data, errors }) => {
        if (errors?.[0] !== undefined) throw errors[0].originalError ?? errors[0];
        if (data === undefined || data === null) throw new Error('neither data nor errors');
        return data;
      });
    } finally {
      scheduler.dismiss(ticket);
    }
  }

  private textOf(document: TypedDocumentNode<object, never>): string {
    const known = this.texts.get(document);
    if (known !== undefined) return known;
    const text = print(document);
    this.texts.set(document, text);
    return text;
  }
}
