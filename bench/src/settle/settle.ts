import { mint } from '../../../src/kernel';
import { lotOwner } from '../../../src/round';
import { codeOfCard } from '../../../src/rulesets';
import { Sheet } from '../figures';
import type { Figure, Scale } from '../figures';
import { at, BenchRound, SUNDAY } from './round';

const MONDAY = at('2021-08-30T00:00:00Z');
const TUESDAY = at('2021-08-31T00:00:00Z');
const NEXT_MONDAY = at('2021-09-06T00:00:00Z');
const BIDS_EACH = 10;
const CHIPS_BID = 5;

/** Measures a week of entrusted bids, from Tuesday to the next Monday: see bench/README.md. */
export function settle(scale: Scale): Promise<Figure[]> {
  const sheet = new Sheet('settle');
  for (const players of scale.quick ? [100] : [100, 1_000, 10_000]) {
    for (let round = 0; round < scale.rounds; round += 1) measure(players, sheet);
  }
  return Promise.resolve(sheet.figures(null));
}

function measure(players: number, sheet: Sheet): void {
  const round = new BenchRound();
  const names = Array.from({ length: players }, (_, place) => `account-${place}`);
  for (const name of names) {
    round.ask(name, SUNDAY, { type: 'JoinSeason', name, inviteCode: null });
  }
  round.advanceTo(MONDAY);
  for (let number = round.state.count('lots') + 1; number <= players; number += 1) {
    addLot(round, number);
  }
  names.forEach((name, place) => {
    const bids = Array.from({ length: BIDS_EACH }, (_, next) => ({
      lot: ((place * BIDS_EACH + next) % players) + 1,
      amount: CHIPS_BID,
    }));
    round.ask(name, TUESDAY, { type: 'SealBids', bids, salt: name });
  });
  const before = round.events;
  const cpu = process.cpuUsage();
  round.advanceTo(NEXT_MONDAY);
  const { user, system } = process.cpuUsage(cpu);
  const of = `${players} players, ${players} lots, ${players * BIDS_EACH} bids`;
  sheet.add(of, 'CPU ms', 'ridotto', (user + system) / 1_000);
  sheet.add(of, 'events', 'ridotto', round.events - before);
}

/** Adds a lot as if it were drawn. The number of lots may exceed the rules' limit. */
function addLot(round: BenchRound, number: number): void {
  const lotId = `l${number}` as const;
  const card = { rank: 'ACE', suit: 'CUPS' } as const;
  round.turn('clock', MONDAY).emit({
    type: 'LotGenerated',
    lotId,
    number,
    cards: [card],
    rolls: { week: 1, clientSeeds: [], draws: [] },
    transfers: mint(lotOwner(lotId), [[codeOfCard(card), 1]]),
  });
}
