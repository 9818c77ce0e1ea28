/** A dynasty whose players repeatedly amend its rules between their games. */
import {
  dynastyOf,
  eventText,
  gamesOf,
  opponentOf,
  optionsOf,
  rulesetOf,
} from '../../../src/dynasty';
import type { GameRow } from '../../../src/dynasty';
import type { DynastyRuleset } from '../../../src/rulesets';
import { cardsOf, differenceOf } from '../../../src/rulesets';
import {
  BLESSING,
  CITING,
  elaborate,
  OFFICES,
  POLISHING,
  PRAISE,
  PRAY,
  thirds,
  DUELLED,
  secretive,
  TRACKED,
  USHER,
} from '../../support/custom-mechanics';
import { BEHIND, CORALLINA } from '../masks/conditional-masks';
import { holesIn, legalPatch } from '../../rulesets/random-operations';
import type { AnyOperation, Draw } from '../../rulesets/random-operations';
import { account, HOUR_MS, later, replay, rowsOf, rules, TestDynasty } from '../harness';
import { CALL, HUSH } from '../table-actions/sample-actions';
import { WHOLE } from '../../support/sentence';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve', 'fay'] as const;
export const DOCUMENT = rules({ automaticDealing: true });

const add = (path: string, value: unknown): AnyOperation[] => [{ op: 'add', path, value }];
const votes = (popularity: object): AnyOperation[] =>
  add('/proposals/classes/0/popularity', popularity);

/** Patches that add things that the edition lacks. */
export const ADDITIONS: readonly (readonly AnyOperation[])[] = [
  [
    ...add('/trackedValues', TRACKED),
    ...add('/actions', [PRAY, PRAISE]),
    ...add('/offices', OFFICES),
  ],
  CITING,
  BLESSING,
  POLISHING,
  elaborate('PEG'),
  secretive('PEG'),
  [
    ...add('/proposals/graveMajority', thirds(2)),
    ...add('/proposals/classes/0/effects', ['AMEND_RULESET', 'GIVE_ITEMS']),
    ...add('/proposals/classes/0/mostPending', 3),
    ...add('/proposals/classes/0/mostPerDay', 5),
  ],
  add('/victory', [{ type: 'PEGS_AHEAD', by: 30 }]),
  add('/victory', [{ type: 'MAGISTRELLI', least: 300 }]),
  [
    ...add('/trackedValues', TRACKED),
    ...add('/actions', [PRAY, PRAISE]),
    ...add('/victoryConditions', {
      conditions: [
        { op: 'AT_LEAST', of: [{ name: 'value:HONOUR' }, 6] },
        { op: 'MORE', of: [{ name: 'gamesWon' }, { name: 'others.gamesWon' }] },
      ],
      meet: 'ALL',
      tie: 'SHARED',
    }),
  ],
  add('/hosting', { awayDays: 3, powers: ['VOID_GAME'] }),
  add('/stakes', { start: 2, maximum: 9 }),
  add('/juice', { base: 9, pendingSfida: 4 }),
  add('/betting', null),
  add('/trickClasses/1/active', { type: 'ALL' }),
  add('/handSize', 9),
  add('/startingPegs', { type: 'FIXED', pegs: 3 }),
  votes({ test: 'FOR_MORE_THAN_AGAINST' }),
  votes({ test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 2 }),
  votes({ test: 'AGAINST_AT_MOST', votes: 1 }),
  votes({ test: 'FORMULA', formula: { op: 'MORE', of: [{ name: 'votesFor' }, 1] } }),
  votes({ test: 'QUORUM', minimumVotes: 2, oldestFirst: true }),
  [
    ...add('/trackedValues', TRACKED),
    ...votes({
      test: 'FORMULA',
      formula: { op: 'AT_LEAST', of: [{ name: 'votesFor' }, { name: 'value:POT' }] },
    }),
  ],
  votes({ test: 'QUORUM', minimumVotes: 2, oldestFirst: false, quorum: thirds(2) }),
  votes({ test: 'FORMULA', formula: thirds(1), settles: true }),
  add('/offices', [USHER]),
  add('/onlyActiveTricksScore', false),
  add('/tableActions', [HUSH, { ...CALL, rule: 'general' }]),
  // Each mask also gets the effects of the mask before it.
  ...DOCUMENT.masks.map((_mask, at) =>
    add(`/masks/${String(at)}/also`, [DOCUMENT.masks.at(at - 1)?.effect]),
  ),
  add('/masks/0/effect/holds', BEHIND),
  add('/masks/-', CORALLINA),
];

/** The dynasty after all amendments, with checks at every step. */
export function amendedDynasty(draws: readonly Draw[], document = DOCUMENT): TestDynasty {
  const dynasty = TestDynasty.open({ document, rehearsal: false });
  dynasty.join(...NAMES);
  for (const [at, { mask }] of document.masks.slice(0, NAMES.length).entries()) {
    dynasty.wear(NAMES[at]!, mask);
  }
  dynasty.ready(...NAMES);
  for (const draw of draws) {
    const before = rulesetOf(dynasty.state);
    propose(dynasty, draw);
    live(dynasty, draw);
    const after = rulesetOf(dynasty.state);
    if (after === before) continue;
    expect(holesIn(after)).toEqual([]);
    differenceOf(before, after);
  }
  playsOn(dynasty);
  healthy(dynasty);
  return dynasty;
}

/** Submits a proposal in the first class that accepts it. All vote for it until it is decided. */
function propose(dynasty: TestDynasty, draw: Draw): void {
  const { state } = dynasty;
  const patch = legalPatch(rulesetOf(state), draw, ADDITIONS);
  if (patch === null || dynastyOf(state).status === 'ENDED') return;
  const author = NAMES[draw[1] % NAMES.length]!;
  const effects = [{ type: 'AMEND_RULESET', patch: patch as never } as const];
  const asked = { type: 'SubmitProposal', title: 'Another game', text: '', effects } as const;
  for (const code of rulesetOf(state).proposals?.classes.map((each) => each.class) ?? []) {
    if (dynasty.ask(author, { ...asked, class: code }) !== null) continue;
    const [made] = dynasty.told;
    if (made?.type !== 'ProposalSubmitted') return;
    for (const who of NAMES) {
      dynasty.ask(who, { type: 'CastVote', proposalId: made.proposalId, vote: 'FOR' });
    }
    return;
  }
}

/** Half a day, in which each game has some turns. */
function live(dynasty: TestDynasty, [where, what, how]: Draw): void {
  for (let turns = 0; turns < 3; turns += 1) {
    for (const { id } of active(dynasty)) atTable(dynasty, id, where + what + turns);
  }
  const who = NAMES[how % NAMES.length]!;
  dynasty.ask(who, { type: 'EntrustSecretAttempt', action: 'DUEL', declares: DUELLED, salt: who });
  for (const action of ['PRAY', 'BLESS']) {
    dynasty.ask(who, { type: 'TakeAction', action, playerId: null });
  }
  const card = cardsOf(rulesetOf(dynasty.state))[how % 40];
  if (card) dynasty.ask(who, { type: 'TakeAction', action: 'POLISH', playerId: null, card });
  for (const name of NAMES) {
    dynasty.ask(name, { type: 'SetReadiness', ready: true, clientSeed: null });
  }
  dynasty.ask('host', { type: 'StartGame', deck: null });
  dynasty.advanceTo(later(dynasty.now, 12 * HOUR_MS));
}

const active = ({ state }: TestDynasty): GameRow[] =>
  gamesOf(state).filter(({ status }) => status === 'ACTIVE');

/** Makes the move that a game waits for, and sometimes another one. Refusals are ignored. */
function atTable(dynasty: TestDynasty, gameId: GameRow['id'], dice: number): void {
  const game = dynasty.state.need('games', gameId);
  if (game.status !== 'ACTIVE') return;
  const looksOn = NAMES[dice % NAMES.length]!;
  if (dice % 3 === 0) {
    dynasty.ask(looksOn, { type: 'TakeTableAction', gameId, action: 'CALL', trick: 'OSSA' });
  }
  if (dice % 5 === 0) dynasty.ask(looksOn, { type: 'BecomeBookmaker', gameId });
  if (dice % 4 === 0) dynasty.ask(looksOn, { type: 'PlaceBet', gameId, on: game.otherPlayerId });
  if (dice % 7 === 0 && game.turnOf !== null) {
    dynasty.ask(dynasty.name(game.turnOf), { type: 'OfferSfida', gameId });
  }
  const { sfidaBy, turnOf } = dynasty.state.need('games', gameId);
  if (sfidaBy !== null) {
    const who = dynasty.name(opponentOf(game, sfidaBy));
    dynasty.ask(who, { type: 'AnswerSfida', gameId, accept: dice % 6 > 0 });
    return;
  }
  if (turnOf === null) return;
  for (const card of dynasty.hand(gameId, turnOf)) {
    const asked = { type: 'PlayCard', gameId, card, claim: dice % 3 } as const;
    if (dynasty.ask(dynasty.name(turnOf), asked) === null) return;
  }
}

const LONGEST = 40;

/**
 * Checks that under the final rules a game can be dealt and reach its Fine, unless the dynasty has
 * ended.
 */
function playsOn(dynasty: TestDynasty): void {
  const { state } = dynasty;
  const { revision } = dynastyOf(state);
  const isDone = (): boolean =>
    dynastyOf(state).status === 'ENDED' ||
    gamesOf(state).some(({ environment, status }) => environment >= revision && status === 'ENDED');
  for (let days = 0; days < LONGEST && !isDone(); days += 1) {
    for (let turns = 0; turns < 60; turns += 1) {
      for (const { id } of active(dynasty)) atTable(dynasty, id, 1);
    }
    for (const { id } of gamesOf(state).filter(({ status }) => status === 'CLOSED')) {
      dynasty.ask('host', { type: 'EndGame', gameId: id });
    }
    live(dynasty, [1, 1, 1]);
  }
  expect(isDone()).toBe(true);
}

function healthy({ state, journal, now }: TestDynasty): void {
  expect(rowsOf(replay(journal))).toEqual(rowsOf(state));
  for (const { event } of journal) {
    expect(eventText(state, event)).toMatch(WHOLE);
    expect(eventText(state, event)).not.toMatch(/undefined|NaN|\[object/);
  }
  for (const name of ['host', ...NAMES]) optionsOf(state, account(name), now);
}

/** The number of adopted amendments. */
export const adoptedIn = ({ state }: TestDynasty): number => dynastyOf(state).revision - 1;

/** The journal with the edition's name replaced. */
export const nameless = ({ journal }: TestDynasty, { edition }: DynastyRuleset): unknown =>
  JSON.parse(JSON.stringify(journal).replaceAll(`"${edition}"`, '"EDITION"'));
