/** Fixed positions in each edition, and the commands possible in them. */
import { ownerOf } from '../../src/season';
import { mint } from '../../src/kernel';
import type { Instant, ItemCode } from '../../src/kernel';
import { optionsOf } from '../../src/round';
import type { RoundCommand } from '../../src/round';
import { hatch } from '../../src/round/ducks/create-duck';
import { addWork } from '../../src/round/house/create-work-of-art';
import { given, rulesetWith } from './given';
import { account, at, HOST_ACCOUNT, later, MONDAY, SUNDAY, THURSDAY } from './harness';
import { toldBy } from '../support/matching-option';
import { Pick } from './simulation/pick';
import { PlayedRound } from './simulation/played-round';
import { Scene } from './simulation/scene';
import { entryForMutation } from './simulation/table';

const DAY_MS = 86_400_000;
/** The numbers that choose an option's input: the first value, or the second. */
const CHOICES = [[0], [1]];

const STARTS = {
  Sunday: SUNDAY,
  Monday: MONDAY,
  Thursday: THURSDAY,
  Saturday: at('2021-09-04'),
} as const;
export type Position = keyof typeof STARTS;

/** A player's items. `first` is 1 for Ann and 0 for Bob. */
const ITEMS: Readonly<Record<string, (first: number) => (readonly [ItemCode, number])[]>> = {
  'round-10/2021-08-24': ofTrungs('CARD:ACE:CUPS'),
  'round-10/gallery': ofTrungs('CARD:ACE:CUPS'),
  'round-10/early': (first) => [['TRUNG', 3 - first], ...straight('SPADES')],
  'round-10/draft': (first) => [['STANDARD_PROPOSAL_MAKER', first], ...straight('SPADES')],
};

/**
 * Two reputable players with a few items each and one lot. They also have a duck and a Work if the
 * rules have them. On Thursday their secret actions are committed.
 */
export function positionOf(edition: string, position: Position): PlayedRound {
  const round = new PlayedRound();
  round.now = later(SUNDAY, -14 * DAY_MS);
  expect(round.create({ document: rulesetWith(undefined, edition) })).toBeNull();
  for (const [index, name] of ['ann', 'bob'].entries()) {
    round.join(name);
    endow(round, name, edition, 1 - index);
  }
  // This is the Thursday before, when every edition generates lots.
  round.advanceTo(later(SUNDAY, -3 * DAY_MS));
  round.do('ann', { type: 'GenerateLot', clientSeed: null });
  if (round.state.count('works') > 0) {
    round.do('ann', { type: 'CreatePlayerLot', items: [{ item: 'WORK:w1', quantity: 1 }] });
  }
  if (position === 'Thursday') commitOn(round, MONDAY);
  round.advanceTo(STARTS[position]);
  return round;
}

function endow(round: PlayedRound, name: string, edition: string, first: number): void {
  const playerId = round.player(name);
  const items = (ITEMS[edition]?.(first) ?? []).filter(([, quantity]) => quantity > 0);
  const transfers = mint(ownerOf(playerId), items);
  given(round, round.now, { type: 'ItemsGranted', playerId, transfers });
  const { trade, auction } = rulesetWith(undefined, edition);
  const turn = round.turn(HOST_ACCOUNT, round.now);
  if (trade.ducks) hatch(turn, playerId, `${name}’s`);
  const work = { title: 'The Lake', artist: name, value: 10, imageUrl: null, playerId };
  if (auction.house !== null) addWork(turn, work, null);
}

function ofTrungs(card: ItemCode) {
  return (first: number): (readonly [ItemCode, number])[] => [
    ['TRUNG', 3 - first],
    [card, 1],
  ];
}

const straight = (suit: string): (readonly [ItemCode, number])[] =>
  ['10', 'JACK', 'QUEEN', 'KING', 'ACE'].map((rank) => [`CARD:${rank}:${suit}`, 1]);

/** Ann and Bob commit all the secret actions that they can. */
function commitOn(round: PlayedRound, to: Instant): void {
  round.advanceTo(to);
  for (const who of ['ann', 'bob']) {
    for (const command of offered(round, who)) {
      if (command.type === 'CommitSecretAction') round.do(who, command);
    }
  }
}

/** All commands that the options offer, each once. */
export function offered(round: PlayedRound, who: string): RoundCommand[] {
  const commands = optionsOf(round.state, account(who), round.now).flatMap((option) =>
    CHOICES.flatMap((choice) => {
      const scene = new Scene(round, who, new Pick(choice));
      return entryForMutation(option.mutation).offered(scene, toldBy(option)) ?? [];
    }),
  );
  return [...new Map(commands.map((command) => [JSON.stringify(command), command])).values()];
}
