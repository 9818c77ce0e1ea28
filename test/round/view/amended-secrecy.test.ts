/** Whatever is amended, nobody sees another player's sealed text, or a secret value [D6, Z1; 8]. */
import { sha256OfText } from '../../../src/kernel';
import { dueRound } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import { rulesetOf } from '../../../src/round/model/state';
import { OATH } from '../../support/custom-mechanics';
import { draws, legalPatch } from '../../rulesets/random-operations';
import type { Draw } from '../../rulesets/random-operations';
import { fc, runs } from '../../support/property-testing';
import { account, later, MONDAY } from '../harness';
import type { TestRound } from '../harness';
import { ADDITIONS, adoptedIn, propose } from '../proposals/amended-round';
import { act, advanceRulesDays, dealInTurn, DOCUMENT, openRound } from '../proposals/busy-round';
import { sightOf } from '../visible-state';

const RUNS = runs(8);
/**
 * These plans adopt an amendment, and seal bids and a hand a day before they mature. Random plans
 * may do neither.
 */
const SURE: readonly Draw[][] = [[[1, 0, 1]], [[3_000, 48, 3]]];
const HOLDER = 'account-2';
const OTHERS = ['account-1', 'account-3'] as const;
const AT_MOST = 12;
const SALT = 'its own';
const REVEAL = { type: 'RevealSecretAction', kind: 'BIDS' } as const;

type Hidden = { readonly amount: number; readonly aces: number; readonly oath: boolean };

/** Proposes an amendment that keeps the secret value declared. */
function amend(round: TestRound, draw: Draw): void {
  const patch = legalPatch(rulesetOf(round.state), draw, ADDITIONS);
  if (patch?.some(({ path }) => path.startsWith('/trackedValues')) === true) return;
  propose(round, draw);
}

/** The other players' attempts on the secrets. They must be refused in the same words. */
function asked(round: TestRound): unknown[] {
  return OTHERS.flatMap((who) =>
    [
      ...[3, 7].map((bid) => ({ ...REVEAL, text: `1: ${bid}\n---\n${SALT}` })),
      { type: 'PresentHand', cards: [{ rank: 'ACE', suit: 'CUPS', count: 1 }] },
      { type: 'SetValue', value: 'OATH', playerId: round.player(HOLDER), card: null, to: true },
    ].map((command) => round.ask(who, command as RoundCommand)),
  );
}

/** The others' views and events after each step, while nothing is revealed. */
function played([first, ...more]: readonly Draw[], { amount, aces, oath }: Hidden) {
  const round = openRound({ ...DOCUMENT, trackedValues: [OATH] });
  round.advanceTo(later(MONDAY, ((first?.[1] ?? 0) % 48) * 3_600_000));
  if (first !== undefined) amend(round, first);
  for (const who of OTHERS) act(round, who);
  advanceRulesDays(round, 1.5);
  const value = { value: 'OATH', playerId: round.player(HOLDER), card: null } as const;
  round.ask(HOLDER, { type: 'SetValue', ...value, to: oath });
  round.ask(HOLDER, { type: 'SealBids', bids: [{ lot: 1, amount }], salt: SALT });
  const cards = [{ rank: 'ACE', suit: 'CUPS', count: aces }];
  round.ask(HOLDER, { type: 'SealHand', cards, salt: SALT });
  const sealed = round.state
    .all('secretActions')
    .filter(({ playerId }) => playerId === round.player(HOLDER));
  const revealed = Math.min(...sealed.map(({ maturesAtMs }) => maturesAtMs));
  const seen: string[] = [];
  for (let half = 0; half < AT_MOST; half += 1) {
    const draw = more[half];
    if (draw !== undefined) amend(round, draw);
    for (const who of OTHERS) act(round, who);
    dealInTurn(round, half);
    advanceRulesDays(round, 0.5);
    if (round.now >= revealed) break;
    const sights = [null, 'host', ...OTHERS].map((who) =>
      sightOf(round.state, round.journal, who === null ? null : account(who), round.now),
    );
    const told = JSON.stringify([asked(round), dueRound(round.state), sights]);
    seen.push(sealed.reduce((text, { sha256 }) => text.replaceAll(sha256, '#'), told));
  }
  return { seen: seen.map(shortly), adopted: adoptedIn(round), sealed };
}

it('shows others the same, whatever one has sealed or sworn, under any rules', () => {
  let [adopted, compared, sealed] = [0, 0, 0];
  fc.assert(
    fc.property(draws(6), (any) => {
      const one = played(any, { amount: 3, aces: 1, oath: true });
      const other = played(any, { amount: 7, aces: 2, oath: false });
      expect(other.seen).toEqual(one.seen);
      adopted += one.adopted;
      compared += one.seen.length;
      sealed += one.sealed.filter(({ sha256 }, at) => sha256 !== other.sealed[at]?.sha256).length;
    }),
    { numRuns: RUNS, examples: SURE.map((any) => [any]) },
  );
  expect(adopted).toBeGreaterThan(0);
  expect(compared).toBeGreaterThan(1);
  expect(sealed).toBeGreaterThan(1);
});

/** A digest, since a failure would print megabytes. Its seed reproduces the full texts. */
const shortly = (seen: string): string => `${seen.length} ${sha256OfText(seen)}`;
