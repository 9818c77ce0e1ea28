import {
  audienceOf,
  channelOf,
  claimableView,
  DYNASTY_EVENTS,
  dueDynasty,
  dynastyOf,
  eventText,
  gamesOf,
  gameView,
  masksOf,
  opponentOf,
  optionsOf,
  topicsOf,
} from '../../../src/dynasty';
import type { DynastyCommand } from '../../../src/dynasty';
import { GAME_CLOSINGS } from '../../../src/dynasty/model/rows';
import type { CreateDynasty } from '../../../src/dynasty/season/vocabulary';
import { playerId, sha256OfText } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import { dynastyCards } from '../../../src/rulesets';
import { TRACKED } from '../../support/custom-mechanics';
import { assertAtLeast, fc, runs } from '../../support/property-testing';
import {
  account,
  DAY_MS,
  HOUR_MS,
  later,
  ofType,
  replay,
  rowsOf,
  rules,
  TestDynasty,
} from '../harness';
import { offersIt } from '../../support/matching-option';
import { WHOLE } from '../../support/sentence';
import { callAll } from './unanimous-votes';
import { asHost, INVITE_CODE, rightOpening, wrongOpening } from './host-commands';
import { fameOf } from './ledger-of-fame';
import { asOfficers, byHolder, isOfficers } from './officer-commands';
import { asCitizens, onOpen } from './proposal-commands';
import { secretAttempts } from './secret-attempts';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'] as const;
const RUNS = runs(200);
/** The runs of the first property that no time limit cuts. */
const LEAST_RUNS = 40;
const DECK = dynastyCards(rules().deck);
const MASKS = rules().masks.map(({ mask }) => mask);

type Step = { readonly who: string; readonly command: DynastyCommand; readonly rightly: boolean };

const gameId = fc.integer({ min: 1, max: 8 }).map((number) => `g${number}` as const);
type OfAGame = 'OfferSfida' | 'ResignGame' | 'EndGame' | 'BecomeBookmaker' | 'SettleBets';
const named = (type: OfAGame): fc.Arbitrary<DynastyCommand> =>
  gameId.map((id): DynastyCommand => ({ type, gameId: id }));

const command: fc.Arbitrary<DynastyCommand> = fc.oneof(
  {
    weight: 75,
    arbitrary: fc
      .tuple(gameId, fc.constantFrom(...DECK), fc.constantFrom(0, 0, 0, 1, 2, -1))
      .map(([id, card, claim]): DynastyCommand => ({ type: 'PlayCard', gameId: id, card, claim })),
  },
  { weight: 6, arbitrary: named('OfferSfida') },
  {
    weight: 6,
    arbitrary: fc
      .tuple(gameId, fc.constantFrom(true, true, false))
      .map(([id, accept]): DynastyCommand => ({ type: 'AnswerSfida', gameId: id, accept })),
  },
  { weight: 2, arbitrary: named('ResignGame') },
  { weight: 3, arbitrary: named('EndGame') },
  { weight: 2, arbitrary: named('BecomeBookmaker') },
  { weight: 3, arbitrary: named('SettleBets') },
  {
    weight: 9,
    arbitrary: fc.tuple(gameId, fc.integer({ min: 1, max: 6 })).map(([id, on]): DynastyCommand => ({
      type: 'PlaceBet',
      gameId: id,
      on: playerId(`p${on}`),
    })),
  },
  {
    weight: 5,
    arbitrary: fc
      .option(fc.constantFrom(...MASKS))
      .map((mask): DynastyCommand => ({ type: 'WearMask', mask })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(gameId, fc.constantFrom(...MASKS))
      .map(([id, mask]): DynastyCommand => ({ type: 'RevealMask', gameId: id, mask })),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(gameId, fc.constantFrom(...rules().tricks.map(({ trick }) => trick)))
      .map(([id, trick]): DynastyCommand => ({ type: 'UseReali', gameId: id, trick })),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        gameId,
        fc.constantFrom('HUSH', 'HUSH', 'CALL', 'NONE'),
        fc.constantFrom(...rules().tricks.map(({ trick }) => trick)),
      )
      .map(([id, action, trick]): DynastyCommand => ({
        ...{ type: 'TakeTableAction', gameId: id, action, trick },
      })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(true, true, false), fc.constantFrom(null, null, 'lucky', 'clover'))
      .map(([ready, clientSeed]): DynastyCommand => ({ type: 'SetReadiness', ready, clientSeed })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(null, 'no hash', sha256OfText('lucky'), sha256OfText('clover'))
      .map((sha256): DynastyCommand => ({ type: 'SetClientSeed', sha256 })),
  },
  { weight: 3, arbitrary: fc.constant<DynastyCommand>({ type: 'StartGame', deck: null }) },
  {
    weight: 3,
    arbitrary: gameId.map((id): DynastyCommand => ({
      type: 'VoidGame',
      gameId: id,
      reason: 'a mistake',
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...TRACKED), fc.integer({ min: 1, max: 6 }))
      .map(([{ value, of, start }, at]): DynastyCommand => ({
        type: 'SetValue',
        value,
        playerId: of === 'PLAYER' ? playerId(`p${at}`) : null,
        card: of === 'CARD' ? DECK[at]! : null,
        to: start,
      })),
  },
  { weight: 2, arbitrary: secretAttempts },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.constant<DynastyCommand>({ type: 'TakeAction', action: 'PRAY', playerId: null }),
      fc.integer({ min: 1, max: 6 }).map((at): DynastyCommand => ({
        ...{ type: 'TakeAction', action: 'PRAISE', playerId: playerId(`p${at}`) },
      })),
    ),
  },
  {
    weight: 10,
    arbitrary: fc
      .tuple(
        fc.constantFrom('SCRIBE', 'SCRIBE', 'WATCH', 'WARDEN', 'CLERK'),
        fc.integer({ min: 1, max: 6 }),
      )
      .chain(([office, at]) => {
        const whom = playerId(`p${at}`);
        return fc.constantFrom<DynastyCommand>(
          { type: 'AppointToOffice', office, playerId: whom },
          { type: 'VoteForOffice', office, playerId: whom },
          { type: 'VoteForOffice', office, playerId: at === 6 ? null : playerId('p1') },
          { type: 'ResignOffice', office },
          { type: 'ResignOffice', office },
        );
      }),
  },
  { weight: 1, arbitrary: fc.constant<DynastyCommand>({ type: 'LeaveSeason' }) },
  { weight: 1, arbitrary: fc.constant<DynastyCommand>({ type: 'GoIdle' }) },
  { weight: 5, arbitrary: fc.constant<DynastyCommand>({ type: 'ComeBack' }) },
  { weight: 1, arbitrary: fc.constant<DynastyCommand>({ type: 'EraseName' }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...NAMES), fc.constantFrom(INVITE_CODE, INVITE_CODE, null))
      .map(([name, inviteCode]): DynastyCommand => ({ type: 'JoinSeason', name, inviteCode })),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(HOUR_MS, DAY_MS, 37 * HOUR_MS, 3 * DAY_MS)
      .map((ms): DynastyCommand => ({
        type: 'AdvanceClock',
        toMs: later(later(0 as never, 0), ms),
      })),
  },
  ...asHost,
  ...asCitizens(MASKS),
  ...asOfficers(MASKS),
);

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(...NAMES),
  command,
  rightly: fc.constantFrom(true, true, true, false),
});

const HOSTS = [
  ...['StartGame', 'EndGame', 'VoidGame', 'AdvanceClock'],
  ...['RemovePlayer', 'RotateInvite', 'DescribeSeason', 'PublishRuleset', 'CloseSeason'],
  'AppointToOffice',
  ...['HandOnHost', 'ShareHost', 'UnshareHost', 'HandOnDealer'],
];
const hostOf = ({ state }: TestDynasty): string => dynastyOf(state).hostAccountId;
/**
 * For each of these types only one command in this many is sent, since most of them end a game or a
 * membership.
 */
const SELDOM: Partial<Record<DynastyCommand['type'], number>> = {
  VoidGame: 3,
  RemovePlayer: 3,
  EraseName: 6,
  CloseSeason: 6,
  HandOnHost: 3,
  HandOnDealer: 3,
};

/** The step's command for an active game, from a player who can send it. */
function rightly(
  dynasty: TestDynasty,
  { who, command: asked }: Step,
  at: number,
): Omit<Step, 'rightly'> {
  if (asked.type === 'AdvanceClock') {
    return { who: hostOf(dynasty), command: { ...asked, toMs: later(dynasty.now, asked.toMs) } };
  }
  if (at % (SELDOM[asked.type] ?? 1) > 0) {
    return { who, command: { type: 'Say', channel: 'TABLES', text: 'no' } };
  }
  const games = gamesOf(dynasty.state).filter(({ status }) =>
    asked.type === 'EndGame'
      ? status === 'CLOSED'
      : status === 'ACTIVE' || (asked.type === 'VoidGame' && status === 'ENDED'),
  );
  const game = asked.type === 'EndGame' ? games[0] : games[at % Math.max(1, games.length)];
  if (asked.type === 'UnshareHost') {
    const [playerId = asked.playerId] = dynastyOf(dynasty.state).coHostIds;
    return { who: hostOf(dynasty), command: { ...asked, playerId } };
  }
  if (isOfficers(asked)) return byHolder(dynasty, who, asked);
  if ('proposalId' in asked || asked.type === 'SubmitProposal') {
    return onOpen(dynasty, { who, command: asked });
  }
  if (!('gameId' in asked) || game === undefined || asked.type === 'SettleBets') {
    const idle = dynasty.state.all('players').find(({ idleSinceMs }) => idleSinceMs !== null);
    if (asked.type === 'ComeBack' && idle !== undefined) {
      const early = dynasty.now < later(idle.idleSinceMs!, 4 * DAY_MS);
      const toMs = later(dynasty.now, 4 * DAY_MS);
      return early
        ? { who: 'host', command: { type: 'AdvanceClock', toMs } }
        : { who: dynasty.name(idle.id), command: asked };
    }
    const seat = asked.type === 'ResignOffice' ? dynasty.state.all('offices')[0] : undefined;
    if (seat !== undefined) {
      const resigns: DynastyCommand = { type: 'ResignOffice', office: seat.id };
      return { who: dynasty.name(seat.playerId), command: resigns };
    }
    return { who: HOSTS.includes(asked.type) ? hostOf(dynasty) : who, command: asked };
  }
  const command = { ...asked, gameId: game.id };
  if (command.type === 'PlayCard' && game.turnOf !== null) {
    const hand = dynasty.hand(game.id, game.turnOf);
    const card = at % 4 === 0 ? command.card : hand[at % hand.length]!;
    return { who: dynasty.name(game.turnOf), command: { ...command, card } };
  }
  if (command.type === 'PlaceBet') return { who, command: { ...command, on: game.otherPlayerId } };
  if (HOSTS.includes(command.type)) return { who: hostOf(dynasty), command };
  if (command.type === 'BecomeBookmaker') return { who, command };
  if (command.type === 'AnswerSfida' && game.sfidaBy !== null) {
    return { who: dynasty.name(opponentOf(game, game.sfidaBy)), command };
  }
  return { who: dynasty.name(at % 2 === 0 ? game.startingPlayerId : game.otherPlayerId), command };
}

/**
 * Advances to an instant during which the server was down. No clock runs out, and each is extended
 * by the outage [L8]. A pause at the same time is credited separately [AA5].
 */
function away(dynasty: TestDynasty, untilMs: Instant): void {
  const { state, now: fromMs } = dynasty;
  if (dynastyOf(state).status === 'ENDED') return;
  dynasty.advanceTo(fromMs);
  const since = dynastyOf(state).pausedSinceMs ?? fromMs;
  const before = state.all('games').filter(({ status }) => status === 'ACTIVE');
  const told = dynasty.advanceTo(untilMs, [{ fromMs, untilMs }]);
  const credited = told.findIndex(({ type }) => type === 'OutageCredited');
  expect(ofType(told.slice(0, credited), 'ClockWarned')).toEqual([]);
  for (const { id, deadlineMs } of before) {
    const game = state.need('games', id);
    if (game.status !== 'ACTIVE') expect(game.closing ?? '').not.toMatch(/TIMED_OUT/);
    else {
      const longer = (dynastyOf(state).pausedSinceMs ?? untilMs) - since;
      expect(game.deadlineMs! - deadlineMs!).toBe(longer);
    }
  }
}

function play(steps: readonly Step[], opening: CreateDynasty): TestDynasty {
  const dynasty = new TestDynasty();
  dynasty.do('host', opening);
  for (const name of NAMES) dynasty.do(name, { type: 'JoinSeason', name, inviteCode: INVITE_CODE });
  for (const [at, name] of NAMES.entries()) {
    dynasty.wear(name, MASKS[(at * 3 + steps.length) % MASKS.length]!);
  }
  dynasty.ready(...NAMES.slice(0, 4));
  for (const [at, each] of steps.entries()) {
    callAll(dynasty, at, NAMES);
    const { who, command: asked } = each.rightly ? rightly(dynasty, each, at) : each;
    if (asked.type === 'AdvanceClock' && each.rightly && at % 2 === 0) away(dynasty, asked.toMs);
    const before = dynasty.state.mark();
    const offered = optionsOf(dynasty.state, account(who), dynasty.now);
    if (dynasty.ask(who, asked) !== null) expect(dynasty.state.mark()).toBe(before);
    // Every accepted command must have been offered, except `EraseName`.
    else if (asked.type !== 'EraseName' && !offersIt(offered, asked)) {
      throw new Error(`${who} did what was not offered: ${JSON.stringify(asked)}`);
    }
  }
  return dynasty;
}

const steps = fc.array(step, { minLength: 10, maxLength: 120, size: 'max' });

it('keeps the invariants, whatever is asked, and replays to the same [5, 10]', () => {
  assertAtLeast(
    Math.min(LEAST_RUNS, RUNS),
    fc.property(steps, rightOpening, (asked, opening) => {
      const dynasty = play(asked, opening);
      const { state, journal } = dynasty;
      expect(rowsOf(replay(journal))).toEqual(rowsOf(state));
      for (const { event } of journal) {
        expect(eventText(state, event)).toMatch(WHOLE);
        audienceOf(state, event);
        channelOf(event);
        topicsOf(event);
      }
      for (const name of ['host', ...NAMES]) optionsOf(state, account(name), dynasty.now);
      for (const game of gamesOf(state)) {
        gameView(state, game);
        claimableView(state, game, account('ann'), DECK[0]!);
      }
      const fame = fameOf(journal.map(({ event }) => event));
      for (const { id, magistrelli } of state.all('standings')) {
        expect(magistrelli).toBe(fame.magistrelli.get(id));
      }
      for (const { mask, moda } of masksOf(state)) {
        expect(moda).toBe(1 + (fame.moda.get(mask) ?? 0));
      }
      expect(dueDynasty(state) ?? Infinity).toBeGreaterThan(dynasty.now);
    }),
    { numRuns: RUNS },
  );
});

it('opens no dynasty that must not be, and leaves nothing of it [10]', () => {
  fc.assert(
    fc.property(wrongOpening, (opening) => {
      const dynasty = new TestDynasty();
      expect(dynasty.ask('host', opening)?.code).toBe('MALFORMED');
      expect([dynasty.journal, rowsOf(dynasty.state)]).toEqual([
        [],
        rowsOf(new TestDynasty().state),
      ]);
    }),
    { numRuns: RUNS },
  );
});

/** Steps that together reach all of it; they come first, and the others if they become poorer. */
const RICH = [249, 84, 33, 91, 295, 3, 59, 111, 19, 24, 48, 304];

it('reaches every way in which a game is closed, every fate of a bet, and every event', () => {
  const missing = new Set<string | null>([
    ...GAME_CLOSINGS,
    ...['LOST', 'OPEN', 'VOID', 'WON'],
    ...DYNASTY_EVENTS,
  ]);
  const plans = fc.sample(fc.tuple(steps, rightOpening), { numRuns: 400, seed: 3 });
  for (const [asked, opening] of [...RICH.map((index) => plans[index]!), ...plans]) {
    if (missing.size === 0) break;
    const { state, journal } = play(asked, opening);
    for (const { closing } of state.all('games')) missing.delete(closing);
    for (const { status } of state.all('bets')) missing.delete(status);
    for (const { event } of journal) missing.delete(event.type);
  }
  expect([...missing]).toEqual([]);
});
