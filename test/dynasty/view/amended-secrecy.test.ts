/**
 * Whatever is amended, nobody sees another player's secrets: a hand, or a secret value [K1, Z1; 8].
 */
import {
  claimableView,
  dynastyView,
  eventText,
  gamesOf,
  gameView,
  masksOf,
  optionsOf,
  playersOf,
  playerView,
  rulesetOf,
} from '../../../src/dynasty';
import { sha256OfText } from '../../../src/kernel';
import { assertAtLeast, expectOften, fc, runs } from '../../support/property-testing';
import { OATH } from '../../support/custom-mechanics';
import { draws, legalPatch } from '../../rulesets/random-operations';
import type { Draw } from '../../rulesets/random-operations';
import type { DynastyRuleset } from '../../../src/rulesets';
import { BEHIND } from '../masks/conditional-masks';
import { account, card, HOUR_MS, rowsOf, rules, TestDynasty } from '../harness';
import { ADDITIONS } from '../proposals/random-amendments';
import { FIRST_HAND, SECOND_HAND } from '../tables';

const RUNS = runs(24);
const LEAST = 4;
const OTHER_SECOND = '9 BATONS, 9 COINS, 9 CUPS, 9 SWORDS, 8 BATONS, 8 COINS, 8 CUPS';
/** Cards that can be named after either deal, since a player need not hold a named card [K5]. */
const NAMED = ['KING BATONS', 'ACE BATONS', 'KING COINS', 'ACE COINS', 'KING CUPS', 'ACE CUPS'];
const VOTERS = ['ann', 'bob', 'cid'];

/** A mask that does not affect the deal. Its effects have conditions [V27]. */
const MASKS = [
  {
    ...{ mask: 'BRIGHELLA', name: 'Brighella', moda: 1 },
    effect: { type: 'INACTIVE_TRICK', times: 1, holds: BEHIND },
    also: [
      { type: 'CLASS_POINTS', class: 'PERMANENT', points: 1, holds: { op: 'NOT', of: [BEHIND] } },
      { type: 'SECOND_PLAY', cards: 1, holds: { op: 'MORE', of: [{ name: 'magistrelli' }, 9] } },
    ],
  },
] satisfies DynastyRuleset['masks'];

type Hidden = { readonly hand: string; readonly oath: boolean };

/** Everything that an account sees, or a stranger. */
function seenBy({ state, now, journal }: TestDynasty, name: string | null): string {
  const who = name === null ? null : account(name);
  return JSON.stringify([
    rowsOf(state),
    journal.map((stamped) => [stamped, eventText(state, stamped.event)]),
    dynastyView(state, now),
    playersOf(state, true).map((player) => playerView(state, player, now)),
    gamesOf(state).map((game) => [
      gameView(state, game),
      claimableView(state, game, who, card('KING COINS')),
    ]),
    masksOf(state),
    who === null ? [] : optionsOf(state, who, now),
  ]);
}

/** Amends any rules that leave the deal unchanged. The secret belongs to the second player. */
function amend(dynasty: TestDynasty, draw: Draw): void {
  const now = rulesetOf(dynasty.state);
  const patch = legalPatch(now, draw, ADDITIONS);
  const [path = ''] = patch?.map((each) => each.path) ?? [];
  if (patch === null || /^\/(?:deck|handSize|masks|trackedValues|arcana)/.test(path)) return;
  const effects = [{ type: 'AMEND_RULESET', patch: patch as never } as const];
  const asked = { type: 'SubmitProposal', class: null, title: 'No', text: '', effects } as const;
  if (dynasty.ask('dot', asked) !== null) return;
  const [made] = dynasty.told;
  if (made?.type !== 'ProposalSubmitted') return;
  for (const who of VOTERS) {
    dynasty.ask(who, { type: 'CastVote', proposalId: made.proposalId, vote: 'FOR' });
  }
}

/** The views of everybody but the second player after each step, and the last revision. */
function played(asked: readonly Draw[], { hand, oath }: Hidden) {
  const dynasty = TestDynasty.open({ document: rules({ trackedValues: [OATH], masks: MASKS }) });
  dynasty.join('ann', 'bob', 'cid', 'dot');
  for (const name of ['ann', 'bob']) dynasty.wear(name, 'BRIGHELLA');
  for (const draw of asked.slice(0, 3)) amend(dynasty, draw);
  dynasty.ready('ann', 'bob');
  const seen: string[] = [];
  const deck = `${FIRST_HAND}, ${hand}, 10 SWORDS`.split(', ').map(card);
  dynasty.ask('host', { type: 'StartGame', deck });
  if (gamesOf(dynasty.state).length === 0) return { seen, revision: 1 };
  const [first, second] = dynasty.table();
  const value = { value: 'OATH', playerId: dynasty.player(second), card: null } as const;
  dynasty.ask(second, { type: 'SetValue', ...value, to: oath });
  for (const [at, named] of NAMED.entries()) {
    dynasty.play(at % 2 === 0 ? first : second, named, 1);
    const draw = asked[3 + at];
    if (draw !== undefined) amend(dynasty, draw);
    if (at === 3) dynasty.bet('cid', first);
    dynasty.ask('host', { type: 'AdvanceClock', toMs: (dynasty.now + HOUR_MS) as never });
    // A game that has ended can reach its Fine, which shows both hands.
    if (dynasty.game().status !== 'ACTIVE') break;
    for (const who of [null, first, 'cid', 'dot', 'host']) seen.push(seenBy(dynasty, who));
  }
  return { seen, revision: dynasty.state.need('dynasties', 'dynasty').revision };
}

it('shows others the same, whatever the second player holds or swears, under any rules', () => {
  let [tried, amended] = [0, 0];
  assertAtLeast(
    LEAST,
    fc.property(draws(8), (asked) => {
      const one = played(asked, { hand: SECOND_HAND, oath: true });
      const other = played(asked, { hand: OTHER_SECOND, oath: false });
      tried += 1;
      amended += one.revision - 1;
      expect(other.seen.map(shortly)).toEqual(one.seen.map(shortly));
    }),
    { numRuns: RUNS },
  );
  // A run adopts one and a half amendments on average.
  expectOften(amended, 0.25, { played: tried, asked: RUNS, least: LEAST });
});

/** A digest, since a failure would print megabytes. Its seed reproduces the full texts. */
const shortly = (seen: string): string => `${seen.length} ${sha256OfText(seen)}`;
