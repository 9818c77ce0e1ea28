/**
 * The project's own rules: for pure folders and for the schema. The common rules, also those that
 * need types, are in .oxlintrc.json.
 */
import { builtinModules } from 'node:module';
import graphql from '@graphql-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';

/**
 * The folders of pure rules: synchronous, without clock and I/O, with chance only from their
 * arguments.
 */
const PURE = ['kernel', 'rulesets', 'season', 'round', 'dynasty'].map(
  (folder) => `src/${folder}/**/*.ts`,
);
/** The file that throws for bugs; refusals are values. */
const INVARIANT = 'src/kernel/invariant.ts';

const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'Write a constant tuple and the union derived from it.',
};
const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Use a named export.',
};
const NO_ASYNC = [
  {
    selector: ':function[async=true], AwaitExpression, ForOfStatement[await=true]',
    message: 'Pure folders are synchronous.',
  },
  {
    selector: 'NewExpression[callee.name="Date"]',
    message: 'The clock comes with the command: use the instant you are handed.',
  },
];
const NO_THROW = {
  selector: 'ThrowStatement',
  message: 'Return a refusal; for a bug use `invariant` or `assertNever`.',
};
const TEST_TITLES = [
  {
    selector:
      'CallExpression[callee.name=/^(it|test|describe)$/] > Literal:first-child[value=/^should\\b/i], CallExpression[callee.callee.property.name="each"] > Literal:first-child[value=/^should\\b/i]',
    message: 'Say in the present tense what happens: "refuses a bid above …".',
  },
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name="only"]',
    message: 'Run one test with `npm test -- -t "title"`, and commit none focused.',
  },
];

const typescript = {
  files: [
    '{src,migrations,demo,bench/src,test}/**/*.ts',
    'test/component/**/*.tsx',
    'web/**/*.{ts,tsx,mts}',
  ],
  languageOptions: { parser },
  rules: { 'no-restricted-syntax': ['error', NO_ENUM] },
};

const source = {
  files: ['{src,migrations}/**/*.ts', 'web/src/**/*.{ts,tsx}'],
  rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT] },
};

const pure = {
  files: PURE,
  rules: {
    'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT, ...NO_ASYNC, NO_THROW],
    'no-restricted-globals': [
      'error',
      {
        name: 'Date',
        message: 'The clock comes with the command; the calendar is kernel/calendar.',
      },
      { name: 'Promise', message: 'Pure folders are synchronous.' },
      { name: 'globalThis', message: 'Pure folders see nothing but what they are handed.' },
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance is drawn from the stream handed in.' },
    ],
    'no-restricted-imports': [
      'error',
      {
        paths: builtinModules.map((name) => ({ name, message: 'Pure folders do no I/O.' })),
        patterns: [
          { group: ['node:*'], message: 'Pure folders do no I/O.' },
          {
            group: ['@noble/hashes/*'],
            importNames: ['randomBytes'],
            message: 'Chance is drawn from the stream handed in.',
          },
        ],
      },
    ],
  },
};

/** This file prints a given instant, so it may use `Date`, but not ask for the current time. */
const iso = {
  files: ['src/kernel/instant.ts'],
  rules: {
    'no-restricted-globals': 'off',
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'NewExpression[callee.name="Date"][arguments.length=0], MemberExpression[object.name="Date"]',
        message: 'The clock comes with the command: use the instant you are handed.',
      },
    ],
  },
};

const invariant = {
  files: [INVARIANT],
  rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_DEFAULT_EXPORT, ...NO_ASYNC] },
};

const tests = {
  files: ['test/**/*.{ts,tsx}'],
  rules: { 'no-restricted-syntax': ['error', NO_ENUM, ...TEST_TITLES] },
};

const graphqlFiles = {
  languageOptions: {
    parser: graphql.parser,
    parserOptions: {
      graphQLConfig: {
        schema: 'schema/ridotto.graphql',
        documents: ['demo/**/*.graphql', 'test/**/*.graphql'],
      },
    },
  },
  plugins: { '@graphql-eslint': graphql },
};

const schema = {
  ...graphqlFiles,
  files: ['src/graphql/**/*.graphql'],
  rules: {
    ...graphql.configs['flat/schema-recommended'].rules,
    // A description on one line is allowed where it fits: prettier keeps the form.
    '@graphql-eslint/description-style': 'off',
    '@graphql-eslint/naming-convention': [
      'error',
      {
        types: 'PascalCase',
        FieldDefinition: 'camelCase',
        InputValueDefinition: 'camelCase',
        Argument: 'camelCase',
        DirectiveDefinition: 'camelCase',
        EnumValueDefinition: 'UPPER_CASE',
        'FieldDefinition[parent.name.value=Query]': {
          forbiddenPrefixes: ['get', 'query'],
          forbiddenSuffixes: ['Query'],
        },
        'FieldDefinition[parent.name.value=Mutation]': { forbiddenSuffixes: ['Mutation'] },
        'FieldDefinition[parent.name.value=Subscription]': { forbiddenSuffixes: ['Subscription'] },
        'EnumTypeDefinition,EnumTypeExtension': { forbiddenSuffixes: ['Enum'] },
      },
    ],
    '@graphql-eslint/no-hashtag-description': 'error',
    // Not every object has an id: an object that is not a Node is identified by its fields.
    '@graphql-eslint/strict-id-in-types': 'off',
    // The rule mistakes `player` of Play, `code` of Mask and `fined` for prefixes.
    '@graphql-eslint/no-typename-prefix': 'off',
    '@graphql-eslint/require-deprecation-reason': 'error',
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        rootField: true,
        DirectiveDefinition: true,
        EnumValueDefinition: true,
        FieldDefinition: true,
        InputValueDefinition: true,
      },
    ],
  },
};

const operations = {
  ...graphqlFiles,
  files: ['{demo,test}/**/*.graphql'],
  rules: {
    ...graphql.configs['flat/operations-recommended'].rules,
    '@graphql-eslint/require-selections': 'off',
    '@graphql-eslint/selection-set-depth': 'off',
  },
};

export default [
  {
    ignores: ['**/node_modules/', '**/generated/', '**/dist/', '.build-*/', 'coverage/', 'data/'],
  },
  typescript,
  source,
  pure,
  iso,
  invariant,
  tests,
  schema,
  operations,
];
