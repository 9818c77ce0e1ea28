import { counted } from '../../../kernel';
import { list } from '../../document/markdown';
import { powersOf, mostPauseDays } from '../../document/seasons';
import type { HostPower, hostingOf } from '../../document/seasons';

type Hosting = ReturnType<typeof hostingOf>;
type Kind = 'ROUND' | 'DYNASTY';

const DOING: Readonly<Record<HostPower, string>> = {
  REMOVE_PLAYER: 'remove players',
  CLOSE_SEASON: 'close the season for good',
  APPOINT_JUDGE: 'appoint the Judge of the first week',
  PUBLISH_RULESET: 'publish new rules',
  VOID_GAME: 'void games',
};

/** The powers that the host cannot use alone; null if the host can use all of them alone. */
export function powersText(kind: Kind, { powers }: Hosting): string | null {
  const left = powersOf(kind).filter((power) => !powers.includes(power));
  if (left.length === 0) return null;
  const words = list(left.map((power) => DOING[power]));
  return (
    `The host cannot ${words} alone while another player could vote on it. Players are then removed, ` +
    `and the season is closed, by proposal.`
  );
}

/** The rules for handing a season on and for sharing it [ruling L10]. */
export const handingOnText = (): string =>
  'The host can hand the season on to a player, or share it with players, who have the powers of a ' +
  'host until they leave. Only the first host can hand on and share.';

export function awayText({ awayDays }: Hosting): string {
  if (awayDays === null) return 'A proposal cannot replace the host.';
  const since = awayDays === 0 ? '' : `, once no host has acted for ${counted(awayDays, 'day')}`;
  return `A proposal can make a player the host in place of all present hosts${since}.`;
}

/** The host's sole powers over players and season; null for none. */
export function hostPowersText({ powers }: Hosting, game: 'round' | 'dynasty'): string | null {
  const it = game === 'round' ? 'the round' : 'it';
  const can = [
    ...(powers.includes('REMOVE_PLAYER')
      ? [`can remove a player, who has then left the ${game}`]
      : []),
    ...(powers.includes('CLOSE_SEASON') ? [`can close ${it} for good`] : []),
  ];
  return can.length === 0 ? null : `The host ${can.join(', and ')}.`;
}

/**
 * The maximum length of a pause and the things that continue during it; null if the rules have no
 * pauses.
 */
export function pausingText(
  ruleset: Parameters<typeof mostPauseDays>[0],
  game: 'round' | 'dynasty',
): string | null {
  const most = mostPauseDays(ruleset);
  if (most === 0) return null;
  const whole = game === 'round' ? 'whole weeks' : 'whole days';
  return (
    `A proposal can pause the ${game} for ${whole}, at most ${counted(most, 'day')}, and another can end ` +
    'the pause earlier. During a pause only votes run out, and players can only talk, propose, vote, ' +
    'join, leave, go idle and come back. Everything else that was due comes later by the length of the pause.'
  );
}

/** The rules for idle players in any game [ruling L5]; null without idling. */
export const idlingText = (
  idling: { readonly backAfterHours: number } | undefined,
  without: string,
): string | null =>
  idling === undefined
    ? null
    : `A player may go idle, and ${
        idling.backAfterHours === 0
          ? 'come back at any time'
          : `come back ${counted(idling.backAfterHours, 'hour')} later`
      }. Idle players keep what they have, ${without}; they count for no quorum, majority, median or ` +
      'election, and can do nothing but come back, leave and talk.';
