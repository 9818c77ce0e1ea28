/**
 * A long dynasty. Bots that compute their cards' scores play two hundred games, with Sfide, bets,
 * powers, cheats and resignations. The dice are the test's.
 */
import { claimableView, gamesOf, masksOf, opponentOf } from '../../../src/dynasty';
import type { GameRow } from '../../../src/dynasty';
import { sha256OfText } from '../../../src/kernel';
import type { PlayerId } from '../../../src/kernel';
import { dynastyCards } from '../../../src/rulesets';
import type { Card } from '../../../src/rulesets';
import { account, DAY_MS, replay, rowsOf, rules, TestDynasty } from '../harness';
import { fameOf } from './ledger-of-fame';

const GAMES = 200;
const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve', 'fay'];
const MASKS = rules().masks.map(({ mask }) => mask);
const TRICKS = rules().tricks.map(({ trick }) => trick);
const DECK = dynastyCards(rules().deck);

/** Dice that are the same in each run. */
class Dice {
  private thrown = 0;
  constructor(private readonly name: string) {}

  roll(sides: number): number {
    this.thrown += 1;
    return parseInt(sha256OfText(`${this.name} ${this.thrown}`).slice(0, 8), 16) % sides;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.roll(from.length)]!;
  }
}

/**
 * The best-scoring card that was not yet named, and its score. One time in forty any card of the
 * deck may be chosen.
 */
function choose(dynasty: TestDynasty, game: GameRow, player: PlayerId, dice: Dice): [Card, number] {
  const named = new Set(
    dynasty.state
      .by('plays', 'game', game.id)
      .filter((play) => play.playerId === player)
      .map(({ card }) => `${card.rank} ${card.suit}`),
  );
  const isLeft = ({ rank, suit }: Card): boolean => !named.has(`${rank} ${suit}`);
  const from = dice.roll(40) === 0 ? DECK : dynasty.hand(game.id, player);
  const cards = from.filter(isLeft);
  const who = account(dynasty.name(player));
  const scored = (cards.length > 0 ? cards : DECK.filter(isLeft)).map((card) => ({
    card,
    total: claimableView(dynasty.state, game, who, card)?.total ?? 0,
  }));
  const best = scored.reduce((one, other) => (other.total > one.total ? other : one));
  return [best.card, best.total];
}

/** Tries another action at a table. A refused action changes nothing. */
function atTheTable(dynasty: TestDynasty, game: GameRow, dice: Dice): void {
  const who = dice.pick(NAMES);
  const gameId = game.id;
  switch (dice.roll(12)) {
    case 0:
      dynasty.ask(who, { type: 'OfferSfida', gameId });
      break;
    case 1:
      dynasty.ask(who, { type: 'BecomeBookmaker', gameId });
      break;
    case 2:
      dynasty.ask(who, { type: 'PlaceBet', gameId, on: game.startingPlayerId });
      break;
    case 3:
      dynasty.ask(who, { type: 'UseReali', gameId, trick: dice.pick(TRICKS) });
      break;
    case 4:
      dynasty.ask(who, { type: 'RevealMask', gameId, mask: dice.pick(MASKS) });
      break;
    case 5:
      if (dice.roll(20) === 0) dynasty.ask(who, { type: 'ResignGame', gameId });
      break;
    case 6:
      dynasty.ask(who, { type: 'WearMask', mask: dice.pick(MASKS) });
      break;
    default:
  }
}

/** Takes the next action in a game. */
function goOn(dynasty: TestDynasty, { id }: GameRow, dice: Dice): void {
  const game = dynasty.state.need('games', id);
  atTheTable(dynasty, game, dice);
  const now = dynasty.state.need('games', id);
  if (now.status !== 'ACTIVE') return;
  if (now.sfidaBy !== null) {
    const answering = dynasty.name(opponentOf(now, now.sfidaBy));
    dynasty.do(answering, { type: 'AnswerSfida', gameId: id, accept: dice.roll(3) > 0 });
    return;
  }
  const player = now.turnOf!;
  const [card, claim] = choose(dynasty, now, player, dice);
  dynasty.do(dynasty.name(player), { type: 'PlayCard', gameId: id, card, claim });
}

it('plays two hundred games of bots by the rules', () => {
  const dice = new Dice('two hundred');
  const dynasty = TestDynasty.open({ document: rules({ automaticDealing: true }) });
  dynasty.join(...NAMES);
  for (const name of NAMES) dynasty.wear(name, dice.pick(MASKS));
  dynasty.ready(...NAMES);
  while (gamesOf(dynasty.state).filter(({ status }) => status === 'ENDED').length < GAMES) {
    const active = gamesOf(dynasty.state).filter(({ status }) => status === 'ACTIVE');
    const game = active[dice.roll(Math.max(1, active.length))];
    if (game === undefined) dynasty.pass(DAY_MS);
    else goOn(dynasty, game, dice);
  }
  const { state, journal } = dynasty;
  const games = gamesOf(state);
  expect(games.length).toBeGreaterThanOrEqual(GAMES);
  const ended = games.filter(({ status }) => status === 'ENDED');
  for (const { campioneId, finedIds, startingPlayerId, otherPlayerId } of ended) {
    if (campioneId === null) continue;
    expect([startingPlayerId, otherPlayerId]).toContain(campioneId);
    expect(finedIds).not.toContain(campioneId);
  }
  // Every kind of ending has occurred.
  expect(ended.some(({ campioneId }) => campioneId === null)).toBe(true);
  expect(ended.some(({ finedIds }) => finedIds.length > 0)).toBe(true);
  expect(new Set(ended.map(({ closing }) => closing))).toEqual(
    new Set(['PLAYED', 'RESIGNED', 'SFIDA_REJECTED']),
  );
  const fame = fameOf(journal.map(({ event }) => event));
  for (const { id, magistrelli } of state.all('standings')) {
    expect(magistrelli).toBe(fame.magistrelli.get(id));
  }
  for (const { mask, moda } of masksOf(state)) expect(moda).toBe(1 + (fame.moda.get(mask) ?? 0));
  for (const name of NAMES) expect(dynasty.pegs(name)).toBeGreaterThanOrEqual(0);
  expect(rowsOf(replay(journal))).toEqual(rowsOf(state));
});
