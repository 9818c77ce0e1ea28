/**
 * The gallery: players put their own things into lots. Of three Works of Art, one is worth more
 * than anybody can pay, so a third party wins it for the Gallery; one is cheap, and its value rises
 * with a high price; one is worthless and gets no bids.
 */
import { randomUUID } from 'node:crypto';
import { lookAround } from '../bots/moves';
import type { Call } from '../bots/play';
import { happened, input } from '../bots/seat';
import type { Seat } from '../bots/seat';
import {
  AwaitedDocument,
  CreatePlayerLotDocument,
  CreateWorkOfArtDocument,
  GenerateThirdPartyBidDocument,
  MyWorksDocument,
} from '../generated/operations';
import { SUNDAY, shown } from './scene';
import type { Scene } from './scene';
import { sealedExpectations } from './sealed';

const WORKS = [
  { title: 'The Last Lamp on the Grand Canal', artist: 'Tullia Serrano', value: 240 },
  { title: 'Rook in the Rain', artist: 'Benno Falk', value: 12 },
  { title: 'Untitled, Twice', artist: 'Anonymous', value: 0 },
];

export const gallery: Scene = {
  about: 'Player Lots, Works of Art, third parties who bid on them, and the Gallery.',
  weeks: 2,
  startsAt: SUNDAY,
  async prepare(host, seasonId, guests) {
    for (const [place, work] of WORKS.entries()) {
      const playerId = guests[place]?.playerId ?? '';
      const { createWorkOfArt } = await host.ask(CreateWorkOfArtDocument, {
        input: { seasonId, work: { ...work, playerId }, idempotencyKey: randomUUID() },
      });
      if (createWorkOfArt.refusal !== null) throw new Error(createWorkOfArt.refusal.message);
    }
  },
  async act(seat, call) {
    if (call.__typename === 'WeekStarted') await sellWorks(seat);
    if (isResolution(call) && (await areBidsAwaited(seat))) await callThirdParties(seat);
  },
  expects: (outcome) => [
    ...sealedExpectations(outcome),
    shown(
      outcome,
      'Player Lots were made, and some went back',
      'PlayerLotCreated',
      'PlayerLotReturned',
    ),
    shown(
      outcome,
      'third parties bid, and won for the Gallery',
      'ThirdPartyBidGenerated',
      'ThirdPartyWon',
    ),
    shown(outcome, 'a Work came to be worth what was paid for it', 'WorksRevalued'),
  ],
};

const isResolution = (call: Call): boolean =>
  call.__typename === 'PhaseStarted' && call.phase === 'RESOLUTION';

/** True if the season has bids without a failure: from Thursday on, except in the first week. */
async function areBidsAwaited(seat: Seat): Promise<boolean> {
  const { season } = await seat.client.ask(AwaitedDocument, seat);
  return (season?.secretActions ?? []).some(({ kind, failure }) => kind === 'BIDS' && !failure);
}

async function sellWorks(seat: Seat): Promise<void> {
  const { season } = await seat.client.ask(MyWorksDocument, seat);
  for (const { id } of season?.worksOfArt.nodes ?? []) {
    const { createPlayerLot } = await seat.client.ask(CreatePlayerLotDocument, {
      input: { ...input(seat), works: [id] },
    });
    happened(seat, 'would make a lot', createPlayerLot);
  }
}

async function callThirdParties(seat: Seat): Promise<void> {
  const { playerLots } = await lookAround(seat);
  for (const { id, number, creatorId } of playerLots) {
    if (creatorId !== seat.playerId) continue;
    const { generateThirdPartyBid } = await seat.client.ask(GenerateThirdPartyBidDocument, {
      input: { ...input(seat), lotId: id },
    });
    happened(seat, `would have a third party bid on lot ${number}`, generateThirdPartyBid);
  }
}
