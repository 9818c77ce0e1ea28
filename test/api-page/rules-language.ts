/** The page of the rules' language, made from the declarations of documents and effects. */
import { OPERATORS } from '../../src/rulesets/expressions/expression';
import { describedGame, exampleOf, mechanicKindsOf } from '../../src/rulesets';
import type { Game, MechanicKind, Property } from '../../src/rulesets';
import { citations } from './citations';
import { describedInput, exampleOfEffect } from './effect-examples';
import type { DescribedEffect } from './effect-examples';
import { FORMULA_NAMES } from './formula-names';

const HEAD = `# The language of the rules

A season's rules are a ruleset: a JSON document with the properties on this page. Players change it by proposals with a
JSON Patch (\`amendRuleset\`), and the server keeps the changed rules. \`test/api-page\` writes this page of the declarations
that read a document; each example is valid. Programs read the same from the JSON Schemas
([/ruleset/round.schema.json](/ruleset/round.schema.json), [/ruleset/dynasty.schema.json](/ruleset/dynasty.schema.json)),
from \`Season.mechanicKinds\` and from \`Season.effectKinds\`.

A citation in brackets leads to the section of the rules or to the [ruling](rulings.md). In a pointer, \`*\` is any entry
of a list. A property with a question mark can be left out.
`;

const GAMES = {
  ROUND: { title: 'The Auction Casino', group: 'Casino', item: 'CHIP' },
  DYNASTY: { title: 'Giolitti', group: 'Giolitti', item: 'PEG' },
} as const;

const code = (value: unknown): string => {
  const text = JSON.stringify(value);
  const short = text.length > 160 ? `${text.slice(0, 157)}…` : text;
  return `\`${short.replaceAll('|', '\\|')}\``;
};

const block = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const cited = (text: string, game: Game): string =>
  citations(
    text.replace(/\[rulings? |; rulings? /g, (found) => found.replace(/rulings? /, '')),
    GAMES[game].group,
  );

function typeOf({ type, minimum, maximum, maxLength, choices, nullable, names, when }: Property) {
  const among = choices.map(({ value }) => `\`${value}\``).join(', ');
  const bounds =
    minimum === undefined && maximum === undefined
      ? ''
      : `${minimum?.toLocaleString('en') ?? ''}–${maximum?.toLocaleString('en') ?? ''}`;
  return [
    type === 'CHOICE' ? `one of ${among}` : type.toLowerCase().replaceAll('_', ' '),
    ...(bounds === '' ? [] : [bounds]),
    ...(maxLength === undefined ? [] : [`up to ${maxLength.toLocaleString('en')} characters`]),
    ...(names === null ? [] : [`names: [${names}](#names)`]),
    ...(nullable ? ['or null'] : []),
    ...(when === null
      ? []
      : [`with \`${when.field}\` ${when.values.map((v) => `\`${v}\``).join(', ')}`]),
  ].join('; ');
}

/** The meaning, with that of each choice. */
const meaningOf = ({ description, choices }: Property): string =>
  [
    description,
    ...choices.flatMap((each) =>
      each.description === '' ? [] : [`\`${each.value}\`: ${each.description}`],
    ),
  ].join(' ');

const rowOf =
  (game: Game, within: readonly string[]) =>
  (property: Property): readonly string[] => {
    const { title, required } = property;
    const whole = { ...property, path: [...within, ...property.path] };
    return [
      `\`/${property.path.join('/')}\`${required ? '' : '?'}`,
      cell(title),
      cell(typeOf(property)),
      cell(cited(meaningOf(property), game)),
      property.type === 'OBJECT' ? '' : code(exampleOf(game, whole)),
    ];
  };

const COLUMNS = ['property', 'title', 'type', 'meaning', 'example'];

/** The properties outside lists of entries, by the part of the document. */
function documentOf(game: Game): readonly string[] {
  const lists = mechanicKindsOf(game)
    .filter(({ path }) => path.endsWith('/-'))
    .map(({ path }) => `${path.slice(1, -1)}*/`);
  const own = describedGame(game).properties.filter(
    ({ path }) => !lists.some((list) => `${path.join('/')}/`.startsWith(list)),
  );
  return [table(COLUMNS, own.map(rowOf(game, [])))];
}

function mechanicOf(game: Game, { path, title, description, fields, examples }: MechanicKind) {
  const within = path.replace(/\/-$/, '/*').split('/').slice(1);
  return [
    `#### ${title} (\`${path}\`)`,
    cited(description, game),
    table(COLUMNS, fields.map(rowOf(game, within))),
    ...examples.slice(0, 1).map(block),
  ];
}

function effectOf(game: Game, effect: DescribedEffect): readonly string[] {
  const { description, types } = describedInput(effect.field);
  const rows = Object.entries(effect.fields).map(([name, { label, required, oneOf }]) => {
    const [type = '', meaning = ''] = types.get(name) ?? [];
    const one =
      oneOf === undefined ? '' : ` One of ${oneOf.map((each) => `\`${each}\``).join(', ')}.`;
    const said = name === '' ? '' : cited(meaning, game);
    return [
      `\`${name === '' ? effect.field : name}\`${required || oneOf !== undefined ? '' : '?'}`,
      ...[label, `\`${type}\``, cell(`${said}${one}`)],
    ];
  });
  return [
    `#### ${effect.title} (\`${effect.field}\`)`,
    cited(description.replace(/\s+/g, ' '), game),
    ...(rows.length === 0 ? [] : [table(['field', 'title', 'type', 'meaning'], rows)]),
    block(exampleOfEffect(effect, GAMES[game].item)),
  ];
}

function expressions(): readonly string[] {
  const operators = Object.entries(OPERATORS).map(([op, { takes, gives, least, most }]) => [
    ...[`\`${op}\``, least === most ? String(least) : `${least}–${most}`],
    ...[op === 'IF' ? 'a flag, and two values of one type' : TYPES[takes]],
    op === 'IF' ? 'the first value if the flag is true, otherwise the second' : TYPES[gives],
  ]);
  const names = Object.entries(FORMULA_NAMES).map(([place, { where, known }]) => [
    ...[`\`${place}\``, where],
    known.map(([name, words]) => `\`${name}\` (${cell(words)})`).join(', '),
  ]);
  return [
    '## Expressions',
    'An expression is a whole number, `true` or `false`, `{"name": …}` for a value, or an operator with its operands. It has at most 64 numbers, flags, names and operators, in at most 8 levels. ÷ rounds down, and a division by 0 gives 0 ([X1](rulings.md#x1)).',
    block({
      op: 'AT_LEAST',
      of: [{ op: 'MULTIPLY', of: [{ name: 'votesFor' }, 3] }, { name: 'players' }],
    }),
    '### Operators',
    table(['operator', 'operands', 'takes', 'gives'], operators),
    '### Names',
    'Each place has names of its own. Those with a code, such as `item:CHIP`, exist for each item, value, rank … of the rules; the table has one of each.',
    table(['place', 'formulas', 'names'], names),
  ];
}

const TYPES = { NUMBER: 'numbers', FLAG: 'flags' } as const;

export function rulesLanguagePage(effects: Readonly<Record<Game, readonly DescribedEffect[]>>) {
  const games = (Object.keys(GAMES) as Game[]).flatMap((game) => [
    `## ${GAMES[game].title}`,
    `### The document of ${GAMES[game].title}`,
    ...documentOf(game),
    `### Mechanics of ${GAMES[game].title}`,
    'The entries and parts that an amendment can add, at the pointer in brackets.',
    ...mechanicKindsOf(game).flatMap((kind) => mechanicOf(game, kind)),
    `### Effects of proposals in ${GAMES[game].title}`,
    'The fields of `ProposalEffectInput`. A proposal has several effects, one after another.',
    ...effects[game].flatMap((effect) => effectOf(game, effect)),
  ]);
  return `${[HEAD.trim(), ...expressions(), ...games].join('\n\n')}\n`;
}
