/** Players' commands besides bids and hands. Refusals are ignored. */
import { playerId } from '../../../src/kernel';
import { playerOfAccount } from '../../../src/round';
import type { ItemAmount, RoundCommand } from '../../../src/round';
import { given } from '../given';
import { account, MONDAY } from '../harness';
import type { TestRound } from '../harness';
import { rulesetOf } from '../../../src/round/model/state';

/** One unit of the currency. */
const one = ({ state }: TestRound): readonly ItemAmount[] => [
  { item: rulesetOf(state).currency, quantity: 1 },
];

/** A player's trade, contract and duck from an earlier ruleset. */
export function open(round: TestRound, who: string, other: string): void {
  const [own, partner] = [playerOf(round, who), playerOf(round, other)];
  const duckId = `d${round.state.count('ducks') + 1}` as const;
  given(round, MONDAY, { type: 'DuckCreated', duckId, playerId: own, name: 'Duck' });
  round.do(who, offer(round, partner));
  if (rulesetOf(round.state).contracts === null) return;
  round.do(who, {
    type: 'OfferContract',
    partyIds: [partner],
    terms: 'We share.',
    clauses: [
      {
        items: [{ item: rulesetOf(round.state).currency, perWeek: null, total: null }],
        toIds: [],
        when: { type: 'AT_ONCE' },
        consentIds: [],
      },
    ],
  });
}

const playerOf = (round: TestRound, who: string) =>
  playerOfAccount(round.state, account(who))?.id ?? playerId('p0');

const offer = (round: TestRound, toId: ReturnType<typeof playerId>): RoundCommand => ({
  type: 'OfferTrade',
  toId,
  give: one(round),
  get: [],
  counterTo: null,
});

export function deal(round: TestRound, who: string, other: string): void {
  atTables(round, who);
  for (const command of inTrade(round, who, other)) round.ask(who, command);
}

/** The player plays slots and agrees to a war, or proposes one. Sometimes the player stands up. */
function atTables(round: TestRound, who: string): void {
  round.ask(who, { type: 'PlaySlots', clientSeed: null });
  const at = round.state.all('gamingTables').find(({ status }) => status === 'OPEN');
  if (at !== undefined) {
    const { id: tableId, terms } = at;
    if (round.ask(who, { type: 'AgreeToWar', tableId, terms, clientSeed: null }) === null) return;
  }
  round.ask(who, { type: 'ProposeWar', tableId: at?.id ?? null, wager: one(round) });
  if (round.journal.length % 5 === 0) round.ask(who, { type: 'StandUp' });
}

function inTrade(round: TestRound, who: string, other: string): RoundCommand[] {
  const { state } = round;
  const [own, partner] = [playerOf(round, who), playerOf(round, other)];
  const offers = state.by('trades', 'openTo', own);
  const ducks = state.by('ducks', 'player', own);
  const items = one(round);
  return [
    ...offers.map(({ id: tradeId }): RoundCommand => ({ type: 'AcceptTrade', tradeId })),
    offer(round, partner),
    ...ducks.flatMap(({ id: duckId }): RoundCommand[] => [
      { type: 'TradeWithDuck', duckId, give: items, take: [] },
      { type: 'TradeWithDuck', duckId, give: [], take: items },
    ]),
    ...state.all('contracts').flatMap(({ id: contractId }): RoundCommand[] => [
      { type: 'AcceptContract', contractId },
      { type: 'DepositIntoContract', contractId, items },
      { type: 'WithdrawFromContract', contractId, clause: 1, items },
    ]),
    { type: 'TradeInTrungs', exchange: 'STANDARD_PROPOSAL_MAKER', times: 1 },
    { type: 'TradeInTrungs', exchange: 'BACK', times: 1 },
    { type: 'NominateForJudge', text: 'Me.' },
  ];
}
