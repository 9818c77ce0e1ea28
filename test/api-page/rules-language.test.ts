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
import { DYNASTY_EFFECTS } from '../../src/dynasty';
import {
  DYNASTY_EFFECT_INPUTS,
  ROUND_EFFECT_INPUTS,
} from '../../src/graphql/governance/proposals/effect-inputs';
import { ROUND_EFFECTS } from '../../src/round';
import { describedGame } from '../../src/rulesets';
import { describedEffects, exampleOfEffect, SEASON } from './effect-examples';
import { rulesLanguagePage } from './rules-language';

const PAGE = join(__dirname, '..', '..', 'docs', 'rules-language.md');
const page = rulesLanguagePage({
  ROUND: describedEffects(ROUND_EFFECTS.forms),
  DYNASTY: describedEffects(DYNASTY_EFFECTS.forms),
});
const input = loadSchema().getType('ProposalEffectInput') as GraphQLInputType;

it('is what the declarations make', () => {
  if (process.env['RECORD'] === '1') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});

it.each([
  ['round', ROUND_EFFECTS, ROUND_EFFECT_INPUTS, 'CHIP'],
  ['dynasty', DYNASTY_EFFECTS, DYNASTY_EFFECT_INPUTS, 'PEG'],
] as const)(
  'has an input of each effect of a %s that the server reads',
  (_game, { forms }, inputs, item) => {
    for (const kind of describedEffects(forms)) {
      const example = coerceInputValue(exampleOfEffect(kind, item), input) as never;
      expect(inputs.read(SEASON, [example], 'A text')).toMatchObject([{ type: kind.kind }]);
    }
  },
);

it.each(['ROUND', 'DYNASTY'] as const)('has each property of a %s', (game) => {
  const missing = describedGame(game).properties.filter(
    ({ path, title }) => !page.includes(`${path.at(-1)!}\``) || !page.includes(title),
  );
  expect(missing.map(({ path }) => path.join('/'))).toEqual([]);
});
