/**
 * `docs/api.md` is made from the schema, the command records and a run of the examples. `RECORD=1`
 * writes it again, after a deliberate change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DYNASTY_COMMANDS, DYNASTY_REFUSALS } from '../../src/dynasty';
import { loadSchema } from '../../src/graphql';
import { ROUND_COMMANDS, ROUND_REFUSALS } from '../../src/round';
import { runExamples } from './examples';
import type { Example } from './examples';
import { operationsOf, pageOf, refusalsSaid } from './page';
import { refusalsOf } from './refusals';

const PAGE = join(__dirname, '..', '..', 'docs', 'api.md');
const schema = loadSchema();
const mutationOf = (command: string): string => command.charAt(0).toLowerCase() + command.slice(1);

/** The refusals of each mutation. For a command of both games, the refusals of either. */
const refusals = new Map<string, readonly string[]>();
for (const records of [
  refusalsOf('round', ROUND_REFUSALS),
  refusalsOf('dynasty', DYNASTY_REFUSALS),
]) {
  for (const [command, codes] of records) {
    const name = mutationOf(command);
    refusals.set(name, [...new Set([...(refusals.get(name) ?? []), ...codes])]);
  }
}

/** Refusals that the API gives before the season decides. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  createRound: ['EDITION_UNKNOWN', 'RULESET_REFUSED', 'TOO_MANY_SEASONS'],
  createDynasty: ['EDITION_UNKNOWN', 'RULESET_REFUSED', 'TOO_MANY_SEASONS'],
  joinSeason: ['PLAYED_FOR_SHOW'],
};

describe('the refusals of a record', () => {
  it('are found for each command', () => {
    const commands = [...ROUND_COMMANDS, ...DYNASTY_COMMANDS].map(mutationOf);
    expect(commands.filter((name) => (refusals.get(name) ?? []).length === 0)).toEqual([
      ...['eraseName', 'eraseName'],
    ]);
  });

  it('are those of a Sfida, with what the roles and a pause refuse', () => {
    expect(refusals.get('offerSfida')).toEqual([
      ...['SEASON_PAUSED', 'NOT_A_PLAYER', 'YOU_ARE_IDLE', 'GAME_NOT_FOUND', 'NOT_A_PARTICIPANT'],
      ...['GAME_VOIDED', 'GAME_OVER', 'GAME_CLOSED', 'DYNASTY_OVER', 'SFIDA_TWICE_RUNNING'],
      'SFIDA_PENDING',
    ]);
  });

  it('are not the reasons for which a revealed text fails', () => {
    expect(refusals.get('revealSecretAttempt')).toEqual([
      ...['MALFORMED', 'NOT_A_PLAYER', 'YOU_ARE_IDLE', 'SEASON_PAUSED', 'ROUND_NOT_STARTED'],
      ...['ROUND_OVER', 'ATTEMPT_NOT_MATURED', 'ATTEMPT_OVER', 'ATTEMPT_NOT_FOUND'],
      ...['ATTEMPT_REVEALED', 'HASH_MISMATCH', 'DYNASTY_OVER'],
    ]);
  });

  it.each([...refusals.keys()].filter((name) => name !== 'eraseName'))(
    'have all that the description of %s tells',
    (name) => {
      const field = schema.getMutationType()?.getFields()[name];
      const known = [...(refusals.get(name) ?? []), ...(BEFORE[name] ?? [])];
      const said = refusalsSaid(field?.description ?? '');
      expect(said.filter((code) => !known.includes(code))).toEqual([]);
    },
  );
});

describe('docs/api.md', () => {
  let examples: Map<string, Example>;
  let page: string;
  beforeAll(async () => {
    examples = await runExamples();
    page = pageOf(operationsOf(schema, refusals), examples);
    if (process.env['RECORD'] === '1') writeFileSync(PAGE, page);
  });

  it('is what the schema, the records and the run make', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(page);
  });

  it('has ten or more examples, none of which was refused', () => {
    expect(examples.size).toBeGreaterThanOrEqual(10);
    const refused = [...examples].filter(([, { answer }]) =>
      /"refusal":\{|"errors"/.test(JSON.stringify(answer)),
    );
    expect(refused).toEqual([]);
  });

  it('has each operation once', () => {
    const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
    expect([...headings].sort()).toEqual([...fields].sort());
  });
});
