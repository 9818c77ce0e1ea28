import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../../src/server';
import { readLimits } from '../../src/server/limits-file';
import { closeAll, startTestServer } from './harness';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ridotto-limits-'));
});
afterEach(async () => {
  await closeAll();
  rmSync(dir, { recursive: true });
});

function file(text: string): string {
  const path = join(dir, 'limits.json');
  writeFileSync(path, text);
  return path;
}

describe('the file of limits', () => {
  it('changes what it names, and nothing else', () => {
    expect(readLimits(file('{ "anonymousPerAddress": 5000 }'))).toEqual({
      ...LIMITS,
      anonymousPerAddress: 5_000,
    });
    expect(readLimits(null)).toEqual(LIMITS);
  });

  it('takes a preset, and what it names in its place', () => {
    const limits = readLimits(file('{ "preset": "classroom", "signInsPerAddress": 7 }'));
    expect(limits).toMatchObject({ anonymousPerAddress: 20_000, signInsPerAddress: 7 });
    expect(limits.cost).toBe(LIMITS.cost);
  });

  it.each([
    ['{', /limits\.json cannot be read as JSON\.$/],
    ['[]', /limits\.json must be an object of limits and their numbers\.$/],
    ['{ "cots": 1 }', /^LIMITS_FILE: there is no limit "cots"\.$/],
    ['{ "cost": -1 }', /^LIMITS_FILE: cost must be a whole number from 0 to 2147483647\.$/],
    ['{ "cost": "1" }', /^LIMITS_FILE: cost must be a whole number from 0 to 2147483647\.$/],
    ['{ "cost": 1e10 }', /^LIMITS_FILE: cost must be a whole number from 0 to 2147483647\.$/],
    ['{ "preset": "large" }', /^LIMITS_FILE: preset must be one of home, classroom, public\.$/],
  ])('stops the start with a sentence: %s', (text, sentence) => {
    expect(() => readLimits(file(text))).toThrow(sentence);
  });
});

it('the server tells its limits, as they are here, and what each is counted for', async () => {
  const path = file('{ "anonymousPerAddress": 5000 }');
  const { client } = await startTestServer({}, { LIMITS_FILE: path });
  const { body } = await client.post('{ server { limits { name maximum per } } }');
  const { limits } = body.data!['server'] as { readonly limits: readonly unknown[] };
  expect(limits).toContainEqual({
    ...{ name: 'anonymousPerAddress', maximum: 5_000, per: 'address and minute' },
  });
  expect(limits).toContainEqual({ name: 'cost', maximum: LIMITS.cost, per: 'operation' });
});
