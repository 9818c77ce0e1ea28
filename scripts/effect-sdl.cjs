/**
 * The SDL of the kinds of effects, from their records in src/round and src/dynasty: the value of
 * `ProposalEffectKind`, the field of `ProposalEffectInput`, its input type, and the object type,
 * unless the SDL has this already, with fields of its own.
 */
require('./register-swc.cjs');
const { DYNASTY_EFFECTS } = require('../src/dynasty');
const {
  effectTypeName,
  inputFieldOf,
} = require('../src/graphql/governance/proposals/effect-input');
const { ROUND_EFFECTS } = require('../src/round');
const { FIELD_TYPES, fieldWords, inputName } = require('../src/season');

const WIDTH = 98;
/** The fields of objects for fields of inputs with an id, by type. */
const OBJECTS = {
  ...{ PLAYER: ['player', 'Player'], JUDGE: ['player', 'Player'], TRADE: ['trade', 'Trade'] },
  ...{ TABLE: ['table', 'Table'], SECRET_ACTION: ['secretAction', 'SecretAction'] },
  SECRET_ATTEMPT: ['attempt', 'SecretAttempt'],
  ...{ HAND: ['hand', 'Hand'], GAME: ['game', 'GiolittiGame'] },
};
/** Fields that always have a value, even if the input leaves them out. */
const WITH_DEFAULT = ['MARKDOWN', 'BOOLEAN'];

function described(words) {
  const lines = [''];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + word.length >= WIDTH) lines.push(word);
    else lines.splice(-1, 1, last === '' ? word : `${last} ${word}`);
  }
  return lines.length === 1 ? `${JSON.stringify(words)}\n` : `"""\n${lines.join('\n')}\n"""\n`;
}

/** The kinds, each with its forms by game. */
function kinds() {
  const { forms: round } = ROUND_EFFECTS;
  const { forms: dynasty } = DYNASTY_EFFECTS;
  return Object.keys({ ...round, ...dynasty }).map((kind) => {
    const forms = [round[kind], dynasty[kind]].filter((form) => form !== undefined);
    return { kind, round: round[kind], dynasty: dynasty[kind], forms, form: forms[0] };
  });
}

const inGame = (game, text) => `In a ${game}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The description, for both games if they differ. */
function wordsOf({ round, dynasty }, part = (text) => text) {
  const [first, second] = [round, dynasty].map((form) => form && part(form.description));
  if (first === second) return first;
  return [first && inGame('round', first), second && inGame('dynasty', second)]
    .filter((text) => text !== undefined)
    .join(' ');
}

const firstSentence = (text) => text.replace(/([.?!])\s.*$/s, '$1');

function inputWords(kind) {
  const refusals = [...new Set(kind.forms.flatMap(({ refusals = [] }) => refusals))];
  const isTrue = Object.keys(kind.form.fields).length === 0;
  const refused = refusals.map((code) => `\`${code}\``).join(', ');
  return [
    wordsOf(kind),
    ...(isTrue ? ['Give `true`.'] : []),
    ...(refusals.length === 0 ? [] : [`Refused with ${refused}.`]),
  ].join(' ');
}

/** The name of the input type; null for an input that is a value. */
const inputType = ({ kind, form: { bare, inputType: named } }) =>
  bare ? null : (named ?? effectTypeName(kind).replace(/Effect$/, 'Input'));

function inputOf(kind) {
  const [only] = Object.values(kind.form.fields);
  const type = inputType(kind) ?? (only === undefined ? 'Boolean' : FIELD_TYPES[only.type]);
  const cost = kind.form.heavy ? ' @cost(weight: "100")' : '';
  return `${described(inputWords(kind))}${inputFieldOf(kind.kind)}: ${type}${cost}`;
}

/** The fields of all forms; required if every form requires them. */
function fieldsOf({ forms }) {
  const all = new Map();
  for (const [key, field] of forms.flatMap(({ fields }) => Object.entries(fields))) {
    const name = inputName(key, field);
    const { required = true, ...known } = all.get(name) ?? field;
    all.set(name, { ...known, required: required && field.required });
  }
  return [...all];
}

function inputField([name, field]) {
  const end = field.required ? '!' : field.type === 'BOOLEAN' ? ' = false' : '';
  return `${described(fieldWords(field))}${name}: ${FIELD_TYPES[field.type]}${end}`;
}

function objectField([name, { type, description, required }]) {
  const [object, of] = OBJECTS[type] ?? [name, FIELD_TYPES[type]];
  if (/Input/.test(of)) throw new Error(`Write the object type with ${name} by hand.`);
  const end = required || WITH_DEFAULT.includes(type) ? '!' : '';
  return `${described(description)}${object}: ${of}${end}`;
}

function objectType(kind) {
  const fields = fieldsOf(kind).map(objectField);
  const whole = '"The season in its current state."\nseason: Season!';
  return `${described(wordsOf(kind))}type ${effectTypeName(kind.kind)} implements ProposalEffect {
${(fields.length === 0 ? [whole] : fields).join('\n')}\n}`;
}

/** The input types with the kinds that use each. */
function inputTypes(all) {
  const names = new Set(all.map(inputType).filter((name) => name !== null));
  return [...names].map((name) => {
    const users = all.filter((kind) => inputType(kind) === name);
    const fieldNames = users.map(({ kind }) => `\`${inputFieldOf(kind)}\``).join(' and ');
    const fields = fieldsOf(users[0]);
    const [choice] = fields.flatMap(([, { oneOf = [] }]) => (oneOf.length === 0 ? [] : [oneOf]));
    const rule = choice === undefined ? '' : ` Give exactly one of \`${choice.join('` and `')}\`.`;
    return `${described(`Input for ${fieldNames}.${rule}`)}input ${name} {\n${fields.map(inputField).join('\n')}\n}`;
  });
}

/** `isThere`: true for a type that the SDL has. */
module.exports = (isThere) => {
  const all = kinds();
  const values = all.map((kind) => `${described(wordsOf(kind, firstSentence))}${kind.kind}`);
  return [
    `extend enum ProposalEffectKind {\n${values.join('\n')}\n}`,
    `extend input ProposalEffectInput {\n${all.map(inputOf).join('\n')}\n}`,
    ...inputTypes(all),
    ...all.filter(({ kind }) => !isThere(effectTypeName(kind))).map(objectType),
  ].join('\n\n');
};
