import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_CODES } from '../../src/graphql/errors/fault';
import { readConfig } from '../../src/server';
import { SETTING_NAMES } from '../../src/server/ops/config';
import { addDeliveryMetrics } from '../../src/server/ops/delivery-metrics';
import { engineRegistry } from '../../src/server/ops/engine-metrics';
import { makeMetrics } from '../../src/server/ops/metrics';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

const HOSTING = read('docs/hosting.md');
const UNIT = read('docs/hosting/ridotto@.service');
/** The settings in a unit's environment file. */
const ENVIRONMENT = Object.fromEntries(
  [...read('docs/hosting/ridotto.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

describe('the page on hosting', () => {
  it('names files that are there', () => {
    const files = all(HOSTING, /\]\(([^)#]+)\)/g);
    expect(files).toContain('hosting/nginx.conf');
    expect(files.filter((file) => !existsSync(join(ROOT, 'docs', file)))).toEqual([]);
  });

  it('names settings that there are', () => {
    const faults: readonly string[] = FAULT_CODES;
    const named = all(HOSTING, /`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g);
    expect(named).toContain('TRUST_PROXY');
    expect(named.filter((name) => ![...SETTING_NAMES, ...faults].includes(name))).toEqual([]);
  });

  it('tells of each setting, if the README does not', () => {
    const told = `${HOSTING}${read('README.md')}`;
    expect(SETTING_NAMES.filter((name) => !told.includes(`\`${name}`))).toEqual([]);
  });

  it('names metrics that there are', () => {
    const none = { seasonsInMemory: 0, seasonsLoaded: 0, seasonsReleased: 0, answersForgotten: 0 };
    const { registry } = makeMetrics(engineRegistry(() => none));
    addDeliveryMetrics(registry, () => ({
      ...{ delivered: 0, failed: 0, mailed: 0, unmailed: 0, running: 0 },
    }));
    const known = registry.getMetricsAsArray().map(({ name }) => name);
    const named = all(HOSTING, /`((?:ridotto|nodejs|process)_\w+)`/g);
    expect(named).toContain('ridotto_live_connections');
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the files for three nodes', () => {
  it('have settings with which a node starts, once the secret is filled in', () => {
    const inUnit = all(UNIT, /\b([A-Z_]{4,})=/g).filter((name) => name !== 'NODE_ENV');
    const names = [...Object.keys(ENVIRONMENT), ...inUnit];
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(ENVIRONMENT['RIDOTTO_SECRET']).toBe('');
    const config = readConfig({ ...ENVIRONMENT, RIDOTTO_SECRET: 's'.repeat(32) });
    expect(config).toMatchObject({ trustProxy: 1, warnings: [] });
  });

  it('agree on the ports', () => {
    const ports = all(UNIT, /ridotto@(\d+)/g);
    expect(ports).toHaveLength(3);
    for (const proxy of ['nginx.conf', 'Caddyfile']) {
      expect(all(read(`docs/hosting/${proxy}`), /127\.0\.0\.1:(\d+)/g)).toEqual(ports);
    }
  });

  it('pass on no upgrade but the one to WebSocket', () => {
    const nginx = read('docs/hosting/nginx.conf');
    expect(all(nginx, /proxy_set_header Upgrade (\S+);/g)).toEqual(['$upgrade']);
    expect(nginx).toMatch(
      /map \$http_upgrade \$upgrade \{\s+default '';\s+'~\*\^websocket\$' websocket;\s+\}/,
    );
  });
});
