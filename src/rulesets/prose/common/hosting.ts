import { counted } from '../../../kernel';
import type { HostPower, hostingOf } from '../../document/hosting';
import { powersOf } from '../../document/hosting';
import { list } from '../../document/markdown';

type Hosting = ReturnType<typeof hostingOf>;
type Kind = 'ROUND' | 'DYNASTY';

const DOING: Readonly<Record<HostPower, string>> = {
  REMOVE_PLAYER: 'remove players',
  CLOSE_SEASON: 'close the season for good',
  APPOINT_JUDGE: 'appoint the Judge of the first week',
  PUBLISH_RULESET: 'publish new rules',
  VOID_GAME: 'void games',
};

/** The powers taken from the host; null for none. */
export function powersText(kind: Kind, { powers }: Hosting): string | null {
  const left = powersOf(kind).filter((power) => !powers.includes(power));
  if (left.length === 0) return null;
  const words = list(left.map((power) => DOING[power]));
  return (
    `The host cannot ${words} alone as long as somebody else plays who could vote on it. In that ` +
    `case removing players and closing the season are for proposals.`
  );
}

/** Handing on, sharing, and the time from which the players can have another host [ruling L10]. */
export const handingOnText = (): string =>
  'The host can hand the season on to a player, and share it with players, who do what a host does ' +
  'until they leave; only the first host hands on and shares.';

export function awayText({ awayDays }: Hosting): string {
  if (awayDays === null) return 'The players cannot have another host by proposal.';
  const since =
    awayDays === 0
      ? ''
      : `, once nobody who hosts has done anything for ${counted(awayDays, 'day')}`;
  return `A proposal can make a player host in place of everybody who hosts${since}.`;
}

/** The host's sole powers over players and season; null if they need proposals. */
export function canText({ powers }: Hosting, game: 'round' | 'dynasty'): string | null {
  const it = game === 'round' ? 'the round' : 'it';
  const can = [
    ...(powers.includes('REMOVE_PLAYER')
      ? [`can remove a player, who has then left the ${game}`]
      : []),
    ...(powers.includes('CLOSE_SEASON') ? [`can close ${it} for good`] : []),
  ];
  return can.length === 0 ? null : `The host ${can.join(', and ')}.`;
}
