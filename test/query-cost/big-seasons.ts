/** Seasons with two hundred players and long journals, filled as far as the rules allow. */
import { dynastyInvariants } from '../../src/dynasty';
import type { AccountId, ItemCode, PlayerId } from '../../src/kernel';
import type { RoundCommand } from '../../src/round';
import { codeOfCard } from '../../src/rulesets';
import { later as soon, TestDynasty } from '../dynasty/harness';
import { addLot, given, grantTo } from '../round/given';
import { amend } from '../round/proposals/proposal-commands';
import { at, later, SUNDAY, TestRound } from '../round/harness';
import type { SomeJournal } from '../recordings/journals';

const PLAYERS = 200;
const LOTS = 200;
const MESSAGES = 20_000;
const HOUR_MS = 3_600_000;
const CARD = { rank: 'ACE', suit: 'CUPS' };
const MONDAYS = ['2021-08-30', '2021-09-06', '2021-09-13'].map(at);

/** The account of the first player, and made-up accounts of the others. */
const accountsFrom = (first: AccountId): string[] => [
  first,
  ...Array.from({ length: PLAYERS - 1 }, (_, place) => `account-${place + 2}`),
];

export type RoundPlan = {
  /** The round to fill. */
  readonly round?: TestRound;
  readonly messages?: number;
};

/** A round: weeks of bids and hands, contracts, trades, wars, amendments and talk. */
export function bigRound(
  first: AccountId,
  { round = TestRound.open({ now: SUNDAY }), messages = MESSAGES }: RoundPlan = {},
): SomeJournal {
  const accounts = accountsFrom(first);
  accounts.forEach((account, place) => {
    round.do(account, { type: 'JoinSeason', name: `Player ${place + 1}`, inviteCode: null });
  });
  round.advanceTo(MONDAYS[0]!);
  for (const { id } of round.state.all('players')) {
    grantTo(round, id, { [currencyOf(round)]: 1_000_000, STANDARD_PROPOSAL_MAKER: 5 });
    grantTo(round, id, { [codeOfCard(CARD)]: 500 });
  }
  for (const monday of MONDAYS) {
    while (round.state.countBy('lots', 'status', 'STANDING') < LOTS) addLot(round, [CARD], monday);
    round.advanceTo(later(monday, 30 * HOUR_MS));
    for (const account of accounts) seal(round, account);
    round.advanceTo(later(monday, 160 * HOUR_MS));
  }
  round.advanceTo(at('2021-09-21'));
  accounts.forEach((account, place) => {
    deal(round, accounts, account, place);
  });
  talk(round, accounts, messages);
  return { name: 'a big round', kind: 'ROUND', journal: round.journal };
}

const currencyOf = ({ state }: TestRound): ItemCode => state.all('revisions')[0]!.document.currency;

function seal(round: TestRound, account: string): void {
  const numbers = round.state
    .by('lots', 'status', 'STANDING')
    .map(({ number }) => number)
    .slice(0, 20);
  const bids = numbers.map((lot) => ({ lot, amount: 10 }));
  round.ask(account, { type: 'SealBids', bids, salt: account });
  round.ask(account, { type: 'SealHand', cards: [{ ...CARD, count: 7 }], salt: account });
}

function deal(round: TestRound, accounts: readonly string[], account: string, place: number): void {
  const others = Array.from({ length: 8 }, (_, next) =>
    round.player(accounts[(place + next + 1) % PLAYERS]!),
  );
  const item = currencyOf(round);
  const give = [{ item, quantity: 1 }];
  const clause = {
    ...{ items: [{ item, perWeek: 1, total: null }], toIds: [] as PlayerId[] },
    ...{ when: { type: 'WEEKLY' } as const, consentIds: [] as PlayerId[] },
  };
  const asked: RoundCommand[] = [
    { type: 'OfferContract', partyIds: others, terms: 'Terms', clauses: Array(20).fill(clause) },
    ...others.map((toId) => ({
      type: 'OfferTrade' as const,
      toId,
      give,
      get: give,
      counterTo: null,
    })),
    { type: 'ProposeWar', tableId: null, wager: give },
    {
      ...{
        type: 'SubmitProposal',
        class: 'STANDARD',
        title: `Title ${place}`,
        text: 'Words. '.repeat(100),
      },
      effects: [amend({ op: 'replace', path: '/title', value: `Title ${place}` })],
    },
  ];
  for (const command of asked) round.ask(account, command);
  const { id: proposalId } = round.state.all('proposals').at(-1) ?? { id: null };
  if (proposalId === null || place % 20 !== 0) return;
  for (const voter of accounts) round.ask(voter, { type: 'CastVote', proposalId, vote: 'FOR' });
}

function talk(round: TestRound, accounts: readonly string[], messages: number): void {
  for (let number = 0; number < messages; number += 1) {
    const playerId = round.player(accounts[number % PLAYERS]!);
    const message = `Message ${number}`;
    given(round, round.now, { type: 'Said', playerId, channel: 'GAME_ACTIONS', message });
  }
}

/** A dynasty: games between all players, proposals with their votes, and talk. */
export function bigDynasty(first: AccountId): SomeJournal {
  const dynasty = TestDynasty.open({ rehearsal: false });
  // Each check walks the whole season. The last state is checked below.
  dynasty.check = () => [];
  const accounts = accountsFrom(first);
  accounts.forEach((account, place) => {
    dynasty.do(account, { type: 'JoinSeason', name: `Player ${place + 1}`, inviteCode: null });
    dynasty.do(account, { type: 'SetReadiness', ready: true, clientSeed: null });
  });
  for (let game = 0; game < 50; game += 1) dynasty.deal();
  for (const account of accounts.slice(0, 50)) {
    const words = { title: `By ${account}`, text: 'Words. '.repeat(100) };
    dynasty.do(account, { type: 'SubmitProposal', class: null, ...words, effects: [] });
    const { id: proposalId } = dynasty.state.all('proposals').at(-1)!;
    for (const voter of accounts.slice(50, 90)) {
      dynasty.do(voter, { type: 'CastVote', proposalId, vote: 'FOR' });
    }
  }
  expect(dynastyInvariants(dynasty.state)).toEqual([]);
  dynasty.now = soon(dynasty.now, HOUR_MS);
  return { name: 'a big dynasty', kind: 'DYNASTY', journal: dynasty.journal };
}
