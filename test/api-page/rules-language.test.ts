/**
 * `docs/rules-language.md` is made from the declarations of documents and effects. `RECORD=1` writes
 * it again. The examples of properties and mechanics are adopted and parsed elsewhere
 * (`mechanic-examples.test.ts`, `json-schema.test.ts`); those of effects are read here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coerceInputValue } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { loadSchema } from '../../src/graphql';
import { DYNASTY_EFFECT_INPUTS } from '../../src/graphql/governance/proposals/dynasty-effect-inputs';
import { ROUND_EFFECT_INPUTS } from '../../src/graphql/governance/proposals/round-effect-inputs';
import { describedGame } from '../../src/rulesets';
import { exampleOfEffect, SEASON } from './effect-examples';
import { rulesLanguagePage } from './rules-language';

const PAGE = join(__dirname, '..', '..', 'docs', 'rules-language.md');
const page = rulesLanguagePage({
  ROUND: ROUND_EFFECT_INPUTS.kinds,
  DYNASTY: DYNASTY_EFFECT_INPUTS.kinds,
});
const input = loadSchema().getType('ProposalEffectInput') as GraphQLInputType;

it('is what the declarations make', () => {
  if (process.env['RECORD'] === '1') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});

it.each([
  ['round', ROUND_EFFECT_INPUTS, 'CHIP'],
  ['dynasty', DYNASTY_EFFECT_INPUTS, 'PEG'],
] as const)('has an input of each effect of a %s that the server reads', (_game, inputs, item) => {
  for (const kind of inputs.kinds) {
    const example = coerceInputValue(exampleOfEffect(kind, item), input) as never;
    expect(inputs.read(SEASON, [example], 'A text')).toMatchObject([{ type: kind.kind }]);
  }
});

it.each(['ROUND', 'DYNASTY'] as const)('has each property of a %s', (game) => {
  const missing = describedGame(game).properties.filter(
    ({ path, title }) => !page.includes(`${path.at(-1)!}\``) || !page.includes(title),
  );
  expect(missing.map(({ path }) => path.join('/'))).toEqual([]);
});
