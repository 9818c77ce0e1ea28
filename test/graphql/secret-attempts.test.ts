/**
 * A third secret action, adopted by vote and played in either game: entrusted or committed by hash
 * [Secret Information; rulings D1 to D6].
 */
import { sha256OfText } from '../../src/kernel';
import { add, amend } from '../api/nomic';
import { DUEL, HONOUR, POT } from '../support/custom-mechanics';
import { BOTH, openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const BY_HOURS = { ...DUEL, maturesAfterHours: 1, revealedWithinHours: 2 };
const RULES = amend(
  add('/trackedValues', [HONOUR, POT]),
  add('/additionalSecretActions', [BY_HOURS]),
);
const OWN = '{"HAND":"ROCK","STAKE":3,"RIVAL":"cyd"}\n---\nsalt';
const ATTEMPTS = `secretAttempts { id action player { name } status failure text custody
  entrustedText revealedAt maturesAt } `;

describe.each(BOTH)('in %s', (game) => {
  it('a secret action is adopted, and described as the rules declare it', async () => {
    const season = await nomics.open(game);
    const prose = await season.adopts('Duels', RULES);
    expect(prose).toContain('It matures 1 hour after it is committed');
    const { additionalSecretActions, viewer } = await season.season(
      `additionalSecretActions { code title text anchor refusal { code }
         declares { name title type least most choices { code title } } }
       viewer { options { mutation rule } }`,
      'ann',
    );
    expect(additionalSecretActions).toMatchObject([
      {
        ...{ code: 'DUEL', title: 'Duel', anchor: null, refusal: null },
        declares: [
          { name: 'HAND', type: 'CHOICE', choices: [{ code: 'ROCK', title: 'Rock' }, {}] },
          { name: 'STAKE', type: 'NUMBER', least: 1, most: 8, choices: [] },
          { name: 'RIVAL', type: 'PLAYER', least: null, most: null },
        ],
      },
    ]);
    const rule = 'additional-secret-actions';
    expect(viewer.options).toContainEqual({ mutation: 'entrustSecretAttempt', rule });
  });

  it('an entrusted one is read back by its owner alone, and looks like any other', async () => {
    const season = await nomics.open(game);
    await season.adopts('Duels', RULES);
    const rival = season.players.cyd;
    const declares = [
      { name: 'HAND', choice: 'ROCK' },
      { name: 'STAKE', number: 2 },
      { name: 'RIVAL', playerId: rival },
    ];
    const wrong = [{ name: 'HAND', number: 1 }, ...declares.slice(1)];
    const refused = await season.isRefused('ann', 'entrustSecretAttempt', {
      ...{ action: 'DUEL', declares: wrong },
    });
    expect(refused).toMatchObject({ code: 'MALFORMED', rule: 'additional-secret-actions' });
    await season.does('ann', 'entrustSecretAttempt', { action: 'DUEL', declares });
    await season.does('bob', 'commitSecretAttempt', {
      ...{ action: 'DUEL', sha256: sha256OfText(OWN) },
    });
    const common = { action: 'DUEL', status: 'COMMITTED', failure: null, text: null };
    const hidden = { ...common, custody: null, entrustedText: null, revealedAt: null };
    const { secretAttempts: seen } = await season.season(ATTEMPTS, 'cyd');
    expect(seen).toMatchObject([
      { ...hidden, player: { name: 'bob' } },
      { ...hidden, player: { name: 'ann' } },
    ]);
    const { secretAttempts: own } = await season.season(ATTEMPTS, 'ann');
    expect(own.at(1)).toMatchObject({
      custody: 'ENTRUSTED',
      entrustedText: expect.stringMatching(
        /^\{"HAND":"ROCK","STAKE":2,"RIVAL":"p\d+"\}\n---\n/,
      ) as unknown,
    });
    const early = await season.isRefused('bob', 'revealSecretAttempt', {
      ...{ action: 'DUEL', text: OWN },
    });
    expect(early.code).toBe('ATTEMPT_NOT_MATURED');
    await season.clockTo(String(own.at(0)?.['maturesAt']));
    await season.does('bob', 'revealSecretAttempt', { action: 'DUEL', text: OWN });
    const { secretAttempts: told, journal } = await season.season(
      `${ATTEMPTS} journal(last: 3, types: [SecretAttemptRevealed]) { nodes { text
         ... on SecretAttemptRevealed { attempt { id } player { name } revealed
           changes { value now } } } }`,
      'cyd',
    );
    expect(told).toMatchObject([
      { status: 'REVEALED', text: OWN, player: { name: 'bob' } },
      { status: 'REVEALED', player: { name: 'ann' } },
    ]);
    expect(journal.nodes).toMatchObject([
      {
        text: 'ann revealed the secret action “Duel” (Hand: Rock, Stake: 2, Rival: cyd): Honour of cyd is now 2, Pot is now 4.',
        ...{ attempt: { id: told.at(1)?.['id'] }, player: { name: 'ann' } },
      },
      {
        ...{ attempt: { id: told.at(0)?.['id'] }, player: { name: 'bob' }, revealed: OWN },
        changes: [
          { value: 'HONOUR', now: 5 },
          { value: 'POT', now: 5 },
        ],
      },
    ]);
  });
});
