import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { LIMITS, readConfig } from '../../../src/server';
import { readLimits } from '../../../src/server/scheduling/limits-file';
import { openServer } from '../../../src/wire';
import { TestClient } from '../../support/test-client';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ridotto-limits-'));
});
afterEach(() => {
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
    ['{ "leastDaySeconds": 1 }', /there is no limit "leastDaySeconds"\.$/],
    ['{ "cost": -1 }', /^LIMITS_FILE: cost must be a whole number from 0 to 2147483647\.$/],
    ['{ "cost": "1" }', /^LIMITS_FILE: cost must be a whole number from 0 to 2147483647\.$/],
    ['{ "cost": 1e10 }', /^LIMITS_FILE: cost must be a whole number from 0 to 2147483647\.$/],
    ['{ "preset": "large" }', /^LIMITS_FILE: preset must be one of home, classroom, public\.$/],
  ])('stops the start with a sentence: %s', (text, sentence) => {
    expect(() => readLimits(file(text))).toThrow(sentence);
  });
});

it('the server tells its limits and keeps to them, those of accounts too', async () => {
  const path = file('{ "anonymousPerAddress": 5000, "rehearsalsPerGuest": 1 }');
  const config = readConfig({ PORT: '0', DATA_DIR: join(dir, 'data'), LIMITS_FILE: path });
  if ('problems' in config) throw new Error(config.problems.join(' '));
  const house = await openServer({ config, log: pino({ level: 'silent' }) });
  const client = new TestClient(Number(new URL(house.url).port));
  try {
    const { body } = await client.post('{ server { limits { name maximum per } } }');
    const { limits } = body.data!['server'] as { readonly limits: readonly unknown[] };
    expect(limits).toContainEqual({
      ...{ name: 'anonymousPerAddress', maximum: 5_000, per: 'address and minute' },
    });
    expect(limits).toContainEqual({ name: 'cost', maximum: LIMITS.cost, per: 'operation' });
    expect(limits).toContainEqual({ name: 'rehearsalsPerGuest', maximum: 1, per: 'guest' });
    const token = await client.guest();
    const make = `mutation { createRound(input: { name: "Ours", rehearsal: true }) {
      refusal { code } season { id } } }`;
    const made = [await client.post(make, { token }), await client.post(make, { token })];
    expect(made.map((each) => each.body.data!['createRound'])).toEqual([
      { refusal: null, season: { id: expect.any(String) as unknown } },
      { refusal: { code: expect.any(String) as unknown }, season: null },
    ]);
  } finally {
    client.close();
    await house.close();
  }
});
