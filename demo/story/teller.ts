/** Prints the story: headers, a line for each event, and asides outside the journal. */
import type { StorySubscription } from '../generated/operations';
import { storyLine } from './lines';
import type { Paint, Style } from './paint';
import { printable } from './printable';

export type StoryEvent = StorySubscription['journal'];

export type Teller = {
  readonly event: (event: StoryEvent, time: string) => void;
  readonly aside: (tone: 'refused' | 'aside', text: string) => void;
  readonly header: (text: string) => void;
  /** Prints lines unchanged, such as a table. */
  readonly lines: (lines: readonly string[]) => void;
};

type Look = { readonly mark: string; readonly style: Style };

const PLAIN: Look = { mark: '·', style: 'reset' };
const LOOKS: Readonly<Partial<Record<StoryEvent['__typename'], Look>>> = {
  PlayerJoined: { mark: '+', style: 'cyan' },
  PlayerLeft: { mark: '-', style: 'cyan' },
  WeekStarted: { mark: '·', style: 'dim' },
  WeekEnded: { mark: '·', style: 'dim' },
  IncomePaid: { mark: '$', style: 'green' },
  LotGenerated: { mark: '◇', style: 'blue' },
  PlayerLotCreated: { mark: '◇', style: 'blue' },
  PlayerLotReturned: { mark: '◇', style: 'dim' },
  BidPlaced: { mark: '↑', style: 'blue' },
  BidInvalidated: { mark: '✗', style: 'red' },
  LotSold: { mark: '◆', style: 'green' },
  AuctionConcluded: { mark: '=', style: 'bold' },
  SecretActionCommitted: { mark: '#', style: 'dim' },
  SecretActionRevealed: { mark: '?', style: 'magenta' },
  SecretActionFailed: { mark: '✗', style: 'red' },
  BidFailed: { mark: '✗', style: 'red' },
  ThirdPartyBidGenerated: { mark: '↑', style: 'magenta' },
  ThirdPartyWon: { mark: '◆', style: 'magenta' },
  WorksRevalued: { mark: '↑', style: 'yellow' },
  HandPresented: { mark: '?', style: 'magenta' },
  HandPlaced: { mark: '★', style: 'yellow' },
  FortuneTold: { mark: '☾', style: 'yellow' },
  TrungsTradedIn: { mark: '»', style: 'green' },
  TradeDone: { mark: '»', style: 'green' },
  TradeOff: { mark: '✗', style: 'red' },
  DuckTraded: { mark: '»', style: 'green' },
  ContractPaid: { mark: '»', style: 'green' },
  SlotsPlayed: { mark: '♦', style: 'yellow' },
  WarDrawn: { mark: '♦', style: 'yellow' },
  ProposalAdopted: { mark: '=', style: 'bold' },
  ProposalRejected: { mark: '=', style: 'bold' },
  RoundWon: { mark: '★', style: ['bold', 'yellow'] },
  HiddenEvent: { mark: ' ', style: 'dim' },
};
const ASIDES: Readonly<Record<'refused' | 'aside', Look>> = {
  refused: { mark: '!', style: 'red' },
  aside: { mark: '~', style: 'dim' },
};

export function makeTeller(write: (text: string) => void, paint: Paint, columns: number): Teller {
  const line = ({ mark, style }: Look, time: string, seq: string, text: string): void =>
    write(`${paint(style, storyLine({ time, seq, mark, text }, columns))}\n`);
  const header = (text: string): void =>
    write(
      `\n${paint('bold', `── ${text} ${'─'.repeat(Math.max(3, columns - text.length - 4))}`)}\n`,
    );
  return {
    header,
    event(event, time) {
      if (event.__typename === 'WeekStarted') header(`Week ${event.week}`);
      if (event.__typename === 'PhaseStarted') {
        write(`\n  ${paint(['bold', 'underline'], `${time}  ${printable(event.text)}`)}\n`);
        return;
      }
      const look = LOOKS[event.__typename] ?? PLAIN;
      line(look, time, String(event.seq), printable(event.text));
      for (const detail of detailsOf(event)) line({ ...look, mark: ' ' }, '', '', detail);
    },
    aside: (tone, text) => line(ASIDES[tone], '', '', text),
    lines: (lines) => write(`${lines.map((each) => `  ${each}`).join('\n')}\n`),
  };
}

/** The details that an event's sentence lacks. */
function detailsOf(event: StoryEvent): readonly string[] {
  if (event.__typename !== 'HandPlaced' || event.score === null) return [];
  const { cards, ranks, multiplier, highest, total, multipliers } = event.score;
  const names = event.hand.cards.map(({ count, card }) =>
    count === 1 ? card.name : `${count} × ${card.name}`,
  );
  const why = multipliers.map(({ name, value }) => `${name} ${value}`).join(' × ');
  const sum = `${cards} × ${ranks} × ${multiplier} + ${highest} = ${total}`;
  return [names.join(', '), why === '' ? sum : `${sum}   (${why})`];
}
