import { parse } from 'graphql';
import { escapeDiscord, printDiscordTime } from '../../delivery';
import { instant } from '../../kernel';

/** The state of a season that its standing message tells. */
export const STATE = parse(`subscription {
  seasonUpdated(seasonId: "") {
    status startsAt nextDeadline winner { name }
    ... on Round { phase week ruleset { round { phases { phase name } } } }
    ... on Dynasty {
      games(status: ACTIVE, first: 20, order: NEWEST_FIRST) { nodes { number deadline turn { name } } }
    }
  }
}`);

export type SeasonStanding = {
  readonly status: string;
  readonly startsAt: string;
  readonly nextDeadline: string | null;
  readonly winner: { readonly name: string } | null;
  readonly phase?: string | null;
  readonly week?: number | null;
  readonly ruleset?: {
    readonly round: {
      readonly phases: readonly { readonly phase: string; readonly name: string }[];
    } | null;
  };
  readonly games?: { readonly nodes: readonly Game[] };
};
type Game = {
  readonly number: number;
  readonly deadline: string | null;
  readonly turn: { readonly name: string } | null;
};

/** The lines of the standing message, with the marks of Discord. */
export function standingLines(season: SeasonStanding): readonly string[] {
  const { status, startsAt, nextDeadline, winner, games } = season;
  if (status === 'SETUP') return [`The season starts ${timeOf(startsAt)}.`];
  if (status === 'ENDED') {
    return [winner === null ? 'The season has ended.' : `${boldOf(winner.name)} won the season.`];
  }
  const turns = (games?.nodes ?? []).flatMap((game) => turnIn(game));
  const phase = phaseOf(season);
  const next = nextDeadline === null ? [] : [`Next: ${timeOf(nextDeadline)}`];
  const lines = [...(phase === null ? [] : [phase]), ...turns, ...next];
  return lines.length === 0 ? ['No game is being played.'] : lines;
}

function phaseOf({ phase = null, week = null, ruleset }: SeasonStanding): string | null {
  if (phase === null) return null;
  const name = ruleset?.round?.phases.find((each) => each.phase === phase)?.name ?? phase;
  return week === null ? boldOf(name) : boldOf(`Week ${week}, ${name}`);
}

function turnIn({ number, deadline, turn }: Game): readonly string[] {
  if (turn === null) return [];
  const until = deadline === null ? '' : `, until ${timeOf(deadline)}`;
  return [`Game ${number}: ${boldOf(turn.name)} to play${until}`];
}

const boldOf = (text: string): string => `**${escapeDiscord(text)}**`;
const timeOf = (at: string): string => printDiscordTime(instant(Date.parse(at)));
