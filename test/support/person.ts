import { randomBytes } from 'node:crypto';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { OpenAccountDocument } from '../generated/operations';
import type { TestClient } from './test-client';

/** A GraphQL error in the clients' form. */
export type Fault = {
  readonly status: number;
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
};

/** A client over HTTP or in the process. */
export type Asker = Pick<TestClient, 'post'>;

/** A person with or without a token. */
export class Person<C extends Asker = TestClient> {
  constructor(
    readonly client: C,
    readonly token: string | null,
  ) {}

  /** Returns the data of an answer without errors. */
  async ask<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { body } = await this.post(document, variables as Record<string, unknown>);
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data as Data;
  }

  /** Returns the first error of an answer. */
  async fault(
    document: TypedDocumentNode<unknown, never> | string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<Fault> {
    const { status, body } = await this.post(document, variables);
    const error = body.errors?.[0];
    if (error === undefined) throw new Error(`no error: ${JSON.stringify(body.data)}`);
    return { status, message: error.message, extensions: error.extensions };
  }

  post(
    document: TypedDocumentNode<unknown, never> | string,
    variables: Readonly<Record<string, unknown>>,
  ): ReturnType<TestClient['post']> {
    const query = typeof document === 'string' ? document : print(document);
    const asking = this.token === null ? {} : { token: this.token };
    return this.client.post(query, { ...asking, variables });
  }
}

export const PASSWORD = 'correct horse battery';

/** Creates an account and signs in with it. */
export async function signUp<C extends Asker>(client: C, handle: string): Promise<Person<C>> {
  const nobody = new Person(client, null);
  const { signUp: done } = await nobody.ask(OpenAccountDocument, {
    input: { handle, password: PASSWORD },
  });
  return new Person(client, done.token ?? '');
}

/**
 * Like `signUp`, for a server with accounts of other suites: adds a unique suffix to the handle.
 */
export const signUpAnew = async <C extends Asker>(client: C, begun: string): Promise<Person<C>> =>
  signUp(client, `${begun}${randomBytes(4).toString('hex')}`);
