import { resolve } from 'node:path';
import { readConfig } from '../../../src/server';
import type { Config } from '../../../src/server';

function config(env: Record<string, string>): Config {
  const read = readConfig(env);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read;
}

describe('the settings', () => {
  it('have defaults that are safe on a machine of one', () => {
    expect(config({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      redisUrl: null,
      redisPrefix: 'ridotto:',
      secret: null,
      publicUrl: null,
      logLevel: 'info',
      trustProxy: 0,
      mostSeasons: 1_000,
      leastDaySeconds: 60,
      outageCreditAfterSeconds: 3_600,
      trustedDocuments: 'off',
      trustedDocumentsFile: null,
      limitsFile: null,
      mail: null,
      webhooks: 'public',
      discordOrigins: [
        'https://discord.com',
        'https://discordapp.com',
        'https://ptb.discord.com',
        'https://canary.discord.com',
      ],
      signInProviders: [],
      practice: true,
      warnings: [],
    });
  });

  it('count as left out when they are empty', () => {
    expect(config({ PORT: '', DATABASE_URL: ' ', RIDOTTO_SECRET: '' })).toEqual(config({}));
  });

  it('are read', () => {
    const secret = 's'.repeat(32);
    const read = config({
      PORT: '0',
      HOST: '::',
      DATA_DIR: '/var/lib/ridotto',
      DATABASE_URL: 'postgres://u:p@db/ridotto',
      REDIS_URL: 'rediss://cache:6380',
      REDIS_PREFIX: 'casino:',
      RIDOTTO_SECRET: secret,
      PUBLIC_URL: 'https://ridotto.example/',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      MAX_SEASONS_IN_MEMORY: '20',
      LEAST_DAY_SECONDS: '5',
      OUTAGE_CREDIT_AFTER_SECONDS: '600',
      TRUSTED_DOCUMENTS: 'require',
      TRUSTED_DOCUMENTS_FILE: '/etc/ridotto/documents.json',
      LIMITS_FILE: '/etc/ridotto/limits.json',
      PRACTICE: 'on',
      WEBHOOKS: 'any',
      SMTP_URL: 'smtps://user:p%40ss@mail.example',
      MAIL_FROM: 'Ridotto <games@ridotto.example>',
      DISCORD_ORIGINS: 'https://discord.example, http://127.0.0.1:8080',
    });
    expect(read).toEqual({
      port: 0,
      host: '::',
      dataDir: '/var/lib/ridotto',
      databaseUrl: 'postgres://u:p@db/ridotto',
      redisUrl: 'rediss://cache:6380',
      redisPrefix: 'casino:',
      secret,
      publicUrl: 'https://ridotto.example',
      logLevel: 'warn',
      trustProxy: 1,
      mostSeasons: 20,
      leastDaySeconds: 5,
      outageCreditAfterSeconds: 600,
      trustedDocuments: 'require',
      trustedDocumentsFile: '/etc/ridotto/documents.json',
      limitsFile: '/etc/ridotto/limits.json',
      mail: {
        smtp: {
          host: 'mail.example',
          port: 465,
          secure: true,
          login: { user: 'user', pass: 'p@ss' },
        },
        from: { name: 'Ridotto', address: 'games@ridotto.example' },
        publicUrl: 'https://ridotto.example',
      },
      webhooks: 'any',
      discordOrigins: [
        'https://discord.com',
        'https://discordapp.com',
        'https://ptb.discord.com',
        'https://canary.discord.com',
        'https://discord.example',
        'http://127.0.0.1:8080',
      ],
      signInProviders: [],
      practice: true,
      warnings: [],
    });
  });

  it.each([
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.0.0.1.example' }, false],
    [{ PUBLIC_URL: 'https://ridotto.example' }, false],
    [{ PUBLIC_URL: 'https://ridotto.example', PRACTICE: 'on' }, true],
    [{ PRACTICE: 'off' }, false],
  ])('let the server play where only this machine reaches it: %j, %j', (env, practice) => {
    expect(config(env as Record<string, string>).practice).toBe(practice);
  });

  it.each([
    ['PRACTICE', 'yes', 'PRACTICE must be on or off; it is "yes".'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535; it is "http".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535; it is "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535; it is "-1".'],
    [
      'REDIS_PREFIX',
      'a b',
      'REDIS_PREFIX must be 1 to 64 letters a to z, digits or any of the characters _ : . -; it is "a b".',
    ],
    ['HOST', 'a b', 'HOST must be a host name or an IP address; it is "a b".'],
    [
      'DATABASE_URL',
      'mysql://root:hunter2@db/x',
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database; leave it out for SQLite.',
    ],
    [
      'REDIS_URL',
      'localhost:6379',
      'REDIS_URL must be an address such as redis://host:6379; leave it out for a single node.',
    ],
    [
      'RIDOTTO_SECRET',
      'hunter2',
      'RIDOTTO_SECRET must have at least 32 characters; leave it out to have one generated.',
    ],
    [
      'PUBLIC_URL',
      'https://u:p@ridotto.example',
      'PUBLIC_URL must be an address such as https://ridotto.example, with nothing after it.',
    ],
    [
      'PUBLIC_URL',
      'ftp://ridotto.example',
      'PUBLIC_URL must be an address such as https://ridotto.example, with nothing after it.',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud".',
    ],
    [
      'MAX_SEASONS_IN_MEMORY',
      '0',
      'MAX_SEASONS_IN_MEMORY must be a whole number from 1 to 999999; it is "0".',
    ],
    [
      'OUTAGE_CREDIT_AFTER_SECONDS',
      '1h',
      'OUTAGE_CREDIT_AFTER_SECONDS must be a whole number from 60 to 2592000; it is "1h".',
    ],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be the number of proxies, from 0 to 10; it is "yes".'],
  ])('stop the start when %s is %s', (name, value, problem) => {
    expect(readConfig({ [name]: value })).toEqual({ problems: [problem] });
  });

  it('are all named that are wrong, and no secret is told', () => {
    const read = readConfig({
      PORT: 'x',
      LOG_LEVEL: 'y',
      RIDOTTO_SECRET: 'hunter2',
      REDIS_URL: 'http://:hunter2@x',
    });
    const problems = 'problems' in read ? read.problems : [];
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'REDIS_URL',
      'RIDOTTO_SECRET',
      'LOG_LEVEL',
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('are all named too if they are wrong only together', () => {
    const read = readConfig({
      ...{ PORT: 'x', SMTP_URL: 'smtp://localhost', DISCORD_CLIENT_ID: 'a' },
      ...{ GITHUB_CLIENT_ID: 'b', GITHUB_CLIENT_SECRET: 'c', HOST: '0.0.0.0' },
    });
    const problems = 'problems' in read ? read.problems : [];
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      ...['PORT', 'MAIL_FROM', 'DISCORD_CLIENT_SECRET', 'PUBLIC_URL'],
    ]);
  });

  it('are not called missing if they are there and wrong', () => {
    const read = readConfig({
      ...{ SMTP_URL: 'localhost', MAIL_FROM: 'games@ridotto.example', HOST: '0.0.0.0' },
      ...{ PUBLIC_URL: 'ridotto', GITHUB_CLIENT_ID: 'b', GITHUB_CLIENT_SECRET: 'c' },
    });
    const problems = 'problems' in read ? read.problems : [];
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PUBLIC_URL', 'SMTP_URL']);
  });

  it('warn of several nodes that hear late, or cannot read what the others seal', () => {
    const DATABASE_URL = 'postgres://db/ridotto';
    expect(config({ DATABASE_URL }).warnings).toEqual([
      expect.stringContaining('REDIS_URL is not'),
      expect.stringContaining('RIDOTTO_SECRET is not'),
    ]);
  });
});
