import type { EngineRefusals } from '../engine';
import { counted } from '../kernel';
import type { FactsArgument, NoFacts, RefusalIn, Sentences } from '../kernel';
import type { AddressProblem } from './addresses';

/** The refusals of webhook mutations. No sentence repeats an address or a secret. */
export type WebhookRefusals = {
  readonly WEBHOOKS_OFF: NoFacts;
  readonly WEBHOOK_NEEDS_HANDLE: NoFacts;
  readonly WEBHOOK_UNHOSTED: NoFacts;
  readonly WEBHOOK_NOT_FOUND: NoFacts;
  readonly WEBHOOK_ADDRESS_REFUSED: { readonly why: AddressProblem };
  readonly TOO_MANY_WEBHOOKS: { readonly limit: number };
  readonly DELIVERY_NOT_FOUND: NoFacts;
};

const ADDRESS_PROBLEMS: Readonly<Record<AddressProblem, string>> = {
  SYNTAX: 'The address must be a URL, such as https://example.org/hook.',
  SCHEME: 'The address must begin with https:// or http://.',
  USER: 'The address must not have a user name or a password.',
  PORT: 'The address must use the port 80, 443, 8080 or 8443.',
  INSIDE: 'The address is inside a private network: give one on the public internet.',
  DISCORD:
    'This is not the address of a Discord webhook, such as https://discord.com/api/webhooks/123/abc.',
};

export const WEBHOOK_REFUSALS: Sentences<WebhookRefusals> = {
  WEBHOOKS_OFF: () => 'The operator of this server has switched webhooks off.',
  WEBHOOK_NEEDS_HANDLE: () => 'A guest cannot have webhooks: claim the account first.',
  WEBHOOK_UNHOSTED: () =>
    'The host who created this webhook is no longer a host: delete it, and create your own.',
  WEBHOOK_NOT_FOUND: () => 'You have no such webhook.',
  WEBHOOK_ADDRESS_REFUSED: ({ why }) => ADDRESS_PROBLEMS[why],
  TOO_MANY_WEBHOOKS: ({ limit }) =>
    `There are ${counted(limit, 'webhook')} already, the most allowed: delete one.`,
  DELIVERY_NOT_FOUND: () => 'The log has no such delivery.',
};

type Codes = WebhookRefusals & Pick<EngineRefusals, 'IDEMPOTENCY_KEY_REUSED'>;
export type WebhookRefusal = RefusalIn<Codes>;

export const refuse = <C extends keyof WebhookRefusals>(
  code: C,
  ...[facts]: FactsArgument<WebhookRefusals[C]>
): WebhookRefusal =>
  // Facts are missing only if the code has none.
  ({ code, rule: null, facts: facts ?? {} }) as WebhookRefusal;

export const isWebhookRefusal = (answer: object): answer is WebhookRefusal => 'code' in answer;
