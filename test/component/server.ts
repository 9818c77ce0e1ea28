import type { FormattedExecutionResult } from 'graphql';
import { instant } from '../../src/kernel';
import { LIMITS } from '../../src/server';
import { asGraphqlError, statusOf } from '../../src/server/errors/faults';
import { isErrors } from '../../src/server/graphql/documents';
import { WebhookNews } from '../../src/graphql';
import type { GraphqlDeps } from '../../src/graphql';
import { makeService } from '../../src/server/ops/make-service';
import { Operations } from '../../src/server/graphql/operations';
import type { Caller } from '../../src/server/graphql/operations';
import type { Service } from '../../src/server/ops/service';
import type { FrameSink } from '../../src/server/fanout/frame-sink';
import type { ApiServer } from '../support/rehearsal';
import type { Reply } from '../support/test-client';
import { makeParts } from '../support/service-parts';

export type Request = {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>>;
};
export type Result = FormattedExecutionResult;

const ADDRESS = '127.0.0.1';

/**
 * The server's schema, limits and store without a network. Operations run as if they had come over
 * a socket.
 */
export class LocalServer implements ApiServer {
  private readonly operations: Operations;

  private constructor(
    private readonly service: Service,
    /** Starts to send the news of webhooks. */
    readonly sendNews: () => void,
    /** Makes the ticket of a provider's answer. */
    readonly offerIdentity: GraphqlDeps['accounts']['offerIdentity'],
    readonly close: () => Promise<void>,
  ) {
    this.operations = new Operations(service, 'websocket');
  }

  static async open(env: Record<string, string> = {}): Promise<LocalServer> {
    const parts = await makeParts({ now: () => instant(Date.now()) }, env);
    const { config, deps, logger: log } = parts;
    const { service } = makeService({ config, deps, log, limits: LIMITS }, () => false);
    const news = new WebhookNews(service.schema, service.deps);
    const { accounts } = deps;
    return new LocalServer(
      service,
      () => parts.webhooks.open(news),
      (asked) => accounts.offerIdentity(asked),
      parts.close,
    );
  }

  readonly client: ApiServer['client'] = {
    post: async (query, asking) => {
      const variables = asking?.variables ?? {};
      const result = await this.ask({ query, variables }, asking?.token ?? null);
      const body = result as Reply['body'];
      const failed = body.data === undefined ? body.errors?.[0] : undefined;
      const status = failed === undefined ? 200 : statusOf(failed.extensions['code']);
      return { status, headers: new Headers(), body };
    },
    guest: async (displayName) => {
      const { data } = await this.ask(
        {
          query:
            'mutation ($displayName: String!) { startGuest(input: { displayName: $displayName }) { token } }',
          variables: { displayName: displayName ?? 'Ada' },
        },
        null,
      );
      return (data?.['startGuest'] as { readonly token: string }).token;
    },
  };

  /** Executes a query or a mutation, and resolves with its answer. */
  async ask(request: Request, token: string | null): Promise<Result> {
    const { presenter } = this.service;
    const ready = await this.ready(request, token);
    if (isErrors(ready)) return json(presenter.errors(ready));
    const written: Buffer[] = [];
    const answer = await this.operations.execute(ready, (bytes) => void written.push(bytes));
    return answer === null ? parsed(written[0]) : json(answer);
  }

  /** Passes on the results of a subscription. The returned function ends the subscription. */
  follow(
    request: Request,
    token: string | null,
    on: { readonly next: (result: Result) => void; readonly open: () => void },
  ): () => void {
    let leave: (() => void) | null = null;
    let isLeft = false;
    const run = async (): Promise<void> => {
      const ready = await this.ready(request, token);
      if (isErrors(ready)) {
        on.open();
        on.next(json(this.service.presenter.errors(ready)));
        return;
      }
      const outlet = outletTo((bytes) => on.next(parsed(bytes)));
      const events = await this.operations.subscribe(ready, outlet);
      queueMicrotask(on.open);
      if (!(Symbol.asyncIterator in events)) {
        on.next(json(events));
        return;
      }
      leave = () => void events.return();
      if (isLeft) leave();
      for await (const result of events) on.next(json(result));
    };
    void run();
    return () => {
      isLeft = true;
      leave?.();
    };
  }

  private async ready(request: Request, token: string | null) {
    const { query, operationName = null, variables = {} } = request;
    try {
      const viewer = await this.service.admission.viewerOf({ token, malformed: false }, ADDRESS);
      const caller: Caller = {
        viewer,
        address: ADDRESS,
        queueKey: token ?? ADDRESS,
        requestId: 'test',
      };
      return await this.operations.ready({ query, operationName, variables }, caller);
    } catch (error) {
      return [asGraphqlError(error)];
    }
  }
}

const parsed = (bytes: Buffer | undefined): Result => JSON.parse(String(bytes)) as Result;
const json = (result: Result): Result => JSON.parse(JSON.stringify(result)) as Result;

const outletTo = (send: (bytes: Buffer) => void): FrameSink => ({
  send,
  begin: () => undefined,
  flush: () => undefined,
  isFull: () => false,
  onceDrained: () => undefined,
});
