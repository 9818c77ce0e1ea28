/**
 * The complete edition. From week 2 on, when all are reputable, the bots also play at the tables,
 * trade, make a contract, elect a Judge, and amend the rules until one of them wins.
 */
import { askPlayers } from '../bots/dealing';
import { cardsAmong } from '../bots/moves';
import type { Call } from '../bots/play';
import { happened, input } from '../bots/seat';
import type { Seat } from '../bots/seat';
import {
  AcceptContractDocument,
  AgreeToWarDocument,
  DepositIntoContractDocument,
  OfferContractDocument,
  OfferTradeDocument,
  PlaySlotsDocument,
  ProposeWarDocument,
  WithdrawFromContractDocument,
} from '../generated/operations';
import { amendRules } from './amendments';
import { holdCourt } from './court';
import { SUNDAY, shown } from './scene';
import type { Outcome, Scene } from './scene';
import { sealedExpectations } from './sealed';

/** The indices of two cautious bots, who have chips left, and of a bot whose bids all failed. */
const [SAVER, PLAYER, PARTNER] = [0, 3, 4];
const WAGER = 5;
const SAVINGS = 12;

export const complete: Scene = {
  about:
    'Scored hands, fortunes and taxes; tables, trades, contracts, a Judge, amendments, a winner.',
  weeks: 3,
  startsAt: SUNDAY,
  prepare: () => Promise.resolve(),
  async act(seat, call) {
    if (call.__typename === 'WeekStarted' && call.week === 2) await begin(seat);
    if (call.__typename === 'WarProposed') await answerWar(seat, call);
    await holdCourt(seat, call);
    await amendRules(seat, call);
    await keepContract(seat, call);
  },
  expects: (outcome) => [
    ...sealedExpectations(outcome),
    shown(outcome, 'the slots were played, and a war was drawn', 'SlotsPlayed', 'WarDrawn'),
    shown(outcome, 'a trade took place', 'TradeDone'),
    shown(outcome, 'a contract began and paid', 'ContractAccepted', 'ContractPaid'),
    shown(outcome, 'a Judge was elected, and ruled', 'JudgeElected', 'RulingIssued'),
    {
      what: `two amendments came into force (${amendments(outcome)})`,
      met: amendments(outcome) === 2,
    },
    { what: `tax was paid by ${taxed(outcome)} players`, met: taxed(outcome) > 0 },
    shown(outcome, 'somebody won', 'RoundWon'),
  ],
};

const amendments = ({ heard }: Outcome): number =>
  heard.filter((event) => event.__typename === 'ProposalAdopted' && event.revision !== null).length;

const taxed = ({ heard }: Outcome): number =>
  heard
    .flatMap((event) => (event.__typename === 'IncomePaid' ? event.payments : []))
    .filter(({ tax }) => tax > 0).length;

const chips = (quantity: number): { item: string; quantity: number } => ({
  item: 'CHIP',
  quantity,
});

async function begin(seat: Seat): Promise<void> {
  const { client } = seat;
  if (seat.place === SAVER) {
    const { proposeWar } = await client.ask(ProposeWarDocument, {
      input: { ...input(seat), wager: [chips(WAGER)] },
    });
    happened(seat, 'would propose a war', proposeWar);
    await offerContract(seat);
  }
  if (seat.place === PLAYER) {
    const { playSlots } = await client.ask(PlaySlotsDocument, {
      input: input(seat),
    });
    happened(seat, 'would play the slots', playSlots);
    await buyCard(seat);
  }
}

/** Joins the first player's war, and agrees once both wagers are placed. */
async function answerWar(
  seat: Seat,
  { war, terms }: Extract<Call, { __typename: 'WarProposed' }>,
): Promise<void> {
  const { client, playerId } = seat;
  const isSitting = war.seats.some(({ player }) => player.id === playerId);
  if (isSitting && war.seats.length === 2 && war.seats.every(({ wager }) => wager !== null)) {
    const { agreeToWar } = await client.ask(AgreeToWarDocument, {
      input: { ...input(seat), tableId: war.id, terms },
    });
    happened(seat, 'would agree to the war', agreeToWar);
  }
  if (!isSitting && seat.place === PARTNER) {
    const { proposeWar } = await client.ask(ProposeWarDocument, {
      input: { ...input(seat), tableId: war.id, wager: [chips(WAGER)] },
    });
    happened(seat, 'would join the war', proposeWar);
  }
}

async function buyCard(seat: Seat): Promise<void> {
  for (const { id, holdings } of await askPlayers(seat)) {
    const [card] = cardsAmong(holdings);
    if (id === seat.playerId || card === undefined) continue;
    const { rank, suit } = card;
    const { offerTrade } = await seat.client.ask(OfferTradeDocument, {
      input: {
        ...input(seat),
        to: id,
        give: [chips(2 * WAGER)],
        get: [{ card: { rank, suit } }],
      },
    });
    happened(seat, 'would buy a card', offerTrade);
    return;
  }
}

async function offerContract(seat: Seat): Promise<void> {
  const partner = (await askPlayers(seat))[PARTNER];
  if (partner === undefined) return;
  const { offerContract: offered } = await seat.client.ask(OfferContractDocument, {
    input: {
      ...input(seat),
      with: [partner.id],
      terms: `${seat.name} saves, and ${partner.name} may take up to ${SAVINGS} Chips of it.`,
      clauses: [{ items: [{ item: 'CHIP', total: SAVINGS }], to: [partner.id] }],
    },
  });
  happened(seat, 'would make a contract', offered);
}

async function keepContract(seat: Seat, call: Call): Promise<void> {
  const { client, playerId } = seat;
  if (!('contract' in call)) return;
  const { id: contractId, offerer, parties } = call.contract;
  const isOfferer = offerer.id === playerId;
  if (!parties.some(({ player }) => player.id === playerId)) return;
  if (call.__typename === 'ContractOffered' && !isOfferer) {
    const { acceptContract } = await client.ask(AcceptContractDocument, {
      input: { ...input(seat), contractId },
    });
    happened(seat, 'would accept the contract', acceptContract);
  }
  if (call.__typename === 'ContractAccepted' && call.begins && isOfferer) {
    const { depositIntoContract } = await client.ask(DepositIntoContractDocument, {
      input: { ...input(seat), contractId, items: [chips(SAVINGS)] },
    });
    happened(seat, 'would save', depositIntoContract);
  }
  if (call.__typename === 'ContractDeposited' && !isOfferer) {
    const { withdrawFromContract } = await client.ask(WithdrawFromContractDocument, {
      input: { ...input(seat), contractId, clause: 1, items: [chips(SAVINGS)] },
    });
    happened(seat, 'would take what the contract gives', withdrawFromContract);
  }
}
