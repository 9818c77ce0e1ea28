/** The page of the API in groups of users, made from the schema, the records and the run. */
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { citations } from './citations';
import type { Example } from './examples';
import { foldersOfOperations, GROUP_TEXTS, groupOf, GROUPS } from './groups';
import type { Group } from './groups';
import { namesOnly } from './stable';

type Operation = {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly group: Group;
  readonly field: GraphQLField<unknown, unknown>;
  readonly refusals: readonly string[];
};

const HEAD = `# The API in five groups

All queries, mutations and subscriptions, by those who use them. Those with a star have an example that was really run.
\`test/api-page\` writes this page of the schema and of the records of the commands; [/schema.graphql](/schema.graphql) has
the types, [Clients](clients.md) all that a schema cannot say.

A citation in brackets leads to the section of the rules, sentence by sentence, or to the [ruling](rulings.md).

Any mutation can fail instead, by an error with \`extensions.code\`, and any that takes an \`idempotencyKey\` can be refused
with \`IDEMPOTENCY_KEY_REUSED\`. \`RefusalCode\` of the schema says what each code means.
`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The description without its list of refusals, since the records have the complete list. */
const withoutRefusals = (text: string): string =>
  oneLine(text).replace(/ ?Refusals?: (?:(?!\. [A-Z]).)*(?:\.|$)/, '');

export const refusalsSaid = (text: string): string[] =>
  [...(/Refusals?:\s[^]*/.exec(text)?.[0] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(
    ([, code = '']) => code,
  );

function signature({ name, field }: Operation): string {
  const given = field.args.map((arg) => `${arg.name}: ${String(arg.type)}`);
  return `${name}${given.length === 0 ? '' : `(${given.join(', ')})`}: ${String(field.type)}`;
}

function entry(operation: Operation, example: Example | undefined): string {
  const { name, kind, group, field, refusals } = operation;
  const told = citations(withoutRefusals(field.description ?? ''), group);
  const codes = refusals.map((code) => `\`${code}\``).join(', ');
  return [
    `### ${name}`,
    `${example === undefined ? '' : '★ '}A ${kind}: \`${signature(operation)}\``,
    told,
    ...(codes === '' ? [] : [`Refusals: ${codes}.`]),
    ...(example === undefined ? [] : shown(example)),
  ].join('\n\n');
}

function shown(example: Example): string[] {
  const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
  const { document, variables, answer } = namesOnly(example);
  const isAsked = Object.keys(variables).length > 0;
  return [
    `\`\`\`graphql\n${document}\n\`\`\``,
    ...(isAsked ? ['with the variables', json(variables)] : []),
    'is answered with',
    json(answer),
  ];
}

export function operationsOf(
  schema: GraphQLSchema,
  refusals: ReadonlyMap<string, readonly string[]>,
): Operation[] {
  const folders = foldersOfOperations();
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field): Operation => {
      const { name, description } = field;
      const said = refusalsSaid(description ?? '');
      const codes = [...new Set([...(refusals.get(name) ?? []), ...said])];
      const folder = folders.get(name) ?? '';
      const group = groupOf(name, folder, refusals.get(name) ?? []);
      if (group === null) throw new Error(`groups.ts does not say who needs ${name} (${folder})`);
      return { name, kind, group, field, refusals: codes };
    }),
  );
}

export function pageOf(
  operations: readonly Operation[],
  examples: ReadonlyMap<string, Example>,
): string {
  const sections = GROUPS.map((group) => {
    const own = operations.filter((each) => each.group === group);
    const links = (kind: Operation['kind']): string =>
      own
        .filter((each) => each.kind === kind)
        .map(({ name }) => `${examples.has(name) ? '★ ' : ''}[${name}](#${name.toLowerCase()})`)
        .join(', ');
    const lists = (['query', 'mutation', 'subscription'] as const)
      .map((kind) => [LABELS[kind], links(kind)] as const)
      .filter(([, list]) => list !== '')
      .map(([label, list]) => `- ${label}: ${list}`);
    const entries = own.map((each) => entry(each, examples.get(each.name)));
    return [`## ${group}`, GROUP_TEXTS[group], lists.join('\n'), ...entries].join('\n\n');
  });
  return `${[HEAD.trim(), ...sections].join('\n\n')}\n`;
}

const LABELS = { query: 'Queries', mutation: 'Mutations', subscription: 'Subscriptions' } as const;
