/** Prints the story of a dynasty: a header for each day and table, a line for each event. */
import type { CrowdSubscription, GiolittiStorySubscription } from '../generated/operations';
import type { Stage } from '../stage';
import { wrap } from '../story/lines';
import type { Style } from '../story/paint';
import type { Teller } from '../story/teller';
import { printable } from '../story/printable';
import type { Parties } from './floor';

export type Heard = GiolittiStorySubscription['journal'];
export type SeenTable = Extract<
  CrowdSubscription['tableUpdated'],
  { readonly __typename: 'GiolittiGame' }
>;

export type GameTeller = Pick<Teller, 'aside' | 'header' | 'lines'> & {
  readonly event: (event: Heard) => void;
  /** Prints the header of a game. */
  readonly floor: (game: Parties) => void;
  /** Prints the state of a table. */
  readonly table: (table: SeenTable) => void;
};

type Look = { readonly mark: string; readonly style: Style };

const PLAIN: Look = { mark: '·', style: 'reset' };
const LOOKS: Readonly<Partial<Record<Heard['__typename'], Look>>> = {
  PlayerJoined: { mark: '+', style: 'cyan' },
  MaskWorn: { mark: '☺', style: 'cyan' },
  ReadinessSet: { mark: '·', style: 'dim' },
  GameStarted: { mark: '◇', style: 'blue' },
  SfidaOffered: { mark: '⚔', style: 'yellow' },
  SfidaAnswered: { mark: '⚔', style: 'yellow' },
  RealiUsed: { mark: '☺', style: 'magenta' },
  MaskRevealed: { mark: '☺', style: 'magenta' },
  GameClosed: { mark: '=', style: 'dim' },
  GameEnded: { mark: '★', style: ['bold', 'yellow'] },
  GameVoided: { mark: '✗', style: 'red' },
  BookmakerDeclared: { mark: '$', style: 'green' },
  BetPlaced: { mark: '$', style: 'green' },
  BetsSettled: { mark: '$', style: 'green' },
  RulesetPublished: { mark: '§', style: 'bold' },
  ProposalSubmitted: { mark: '§', style: 'cyan' },
  VoteCast: { mark: '·', style: 'dim' },
  ProposalAdopted: { mark: '§', style: 'bold' },
  DynastyWon: { mark: '★', style: ['bold', 'yellow'] },
  ClockAdvanced: { mark: '☾', style: 'dim' },
};
const SCORED: Look = { mark: '◆', style: 'green' };

export function makeGameTeller({ teller, paint, columns }: Stage): GameTeller {
  const line = ({ mark, style }: Look, seq: string, text: string): void => {
    const lines = wrap(text, columns - MARGIN - 2).map((each, place) =>
      paint(style, `${place === 0 ? `${seq.padStart(5)}  ${mark} ` : ' '.repeat(MARGIN)}${each}`),
    );
    teller.lines(lines);
  };
  let day = '';
  return {
    aside: teller.aside,
    header: teller.header,
    lines: teller.lines,
    event(event) {
      const today = event.at.slice(0, 10);
      if (day !== '' && today !== day) teller.header(dayOf(event.at));
      day = today;
      line(lookOf(event), String(event.seq), printable(event.text));
      for (const detail of detailsOf(event)) line({ mark: ' ', style: 'dim' }, '', detail);
    },
    floor: ({ number, players }) =>
      teller.lines([
        '',
        paint(
          ['bold', 'underline'],
          `Game ${number}: ${players.map(({ name }) => name).join(' against ')}`,
        ),
      ]),
    table: (table) => teller.lines(standing(table).map((each) => paint('dim', each))),
  };
}

/** The width of the journal number, the mark, and the spaces after them. */
const MARGIN = 9;

function lookOf(event: Heard): Look {
  if (event.__typename === 'CardPlayed' && event.scored > 0) return SCORED;
  return LOOKS[event.__typename] ?? PLAIN;
}

/** The reasons for the moved pegs at a game's end, and the change of Magistrelli. */
function detailsOf(event: Heard): readonly string[] {
  if (event.__typename !== 'GameEnded') return [];
  const { magistrelli, pegs } = event;
  const signed = (by: number): string => (by > 0 ? `+${by}` : String(by));
  const moved = pegs
    .filter(({ by }) => by !== 0)
    .map(({ player, by, reason }) => `${player.name} ${signed(by)} ${REASONS[reason]}`);
  const risen =
    magistrelli === null
      ? []
      : [`${magistrelli.player.name} Magistrelli ${magistrelli.from} → ${magistrelli.to}`];
  const all = [...moved, ...risen];
  return all.length === 0 ? [] : [all.join(' · ')];
}

const REASONS = { STAKES: 'stakes', MODA: 'Moda', SUCCO: 'Succo', BET: 'bet' } as const;

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

function standing({ participants, stakes, juice }: SeenTable): readonly string[] {
  const sides = participants.map(({ player, score, pocket }) => {
    const who = `${player.name} ${score}`.padEnd(WHO);
    return `${who} ${pocket.map(({ name }) => name).join(', ')}`;
  });
  return [...sides, `Stakes ${stakes}, Juice ${juice}`].map((each) => `       ▒ ${each}`);
}

/** The width of a name and a score. */
const WHO = 10;
