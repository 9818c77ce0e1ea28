import { useToken } from '../../platform/session';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { Address } from '../../ui/address';
import { say } from '../../platform/i18n/translate';
import { FeedAddress } from './feed-address';
import { SHARE } from './share-fragment';
import { EmbedWay, Way } from './share-option';
import './share.css';

/**
 * Links to send, a wall screen, a calendar and a feed for other programs, pictures and texts to
 * embed.
 */
export function ShareWays({ season }: { readonly season: FragmentType<typeof SHARE> }) {
  const { id, kind, visibility, invitation } = unmask(SHARE, season);
  const signedIn = useToken() !== null;
  const { origin } = window.location;
  const isPublic = visibility === 'PUBLIC';
  const table = `${origin}/${kind === 'DYNASTY' ? 'd' : 's'}/${id}`;
  return (
    <div className="share-ways">
      <Way name={say('share.link')} about={say(isPublic ? 'share.linkText' : 'share.linkClosed')}>
        <Address href={table} name={say('share.link')} />
      </Way>
      {invitation !== null && (
        <Way name={say('host.invite')} about={say('host.inviteText')}>
          <Address href={`${origin}/join/${invitation.code}`} name={say('host.invite')} />
        </Way>
      )}
      <Way name={say('share.wall')} about={say('share.wallText')}>
        <Address href={`${origin}/watch/${id}`} name={say('share.wall')} />
      </Way>
      <Way name={say('share.calendar')} about={say('share.calendarText')}>
        {isPublic && <Address href={`${origin}/calendar/${id}.ics`} name={say('share.calendar')} />}
        {signedIn && <FeedAddress season={id} kind="CALENDAR" name={say('share.myCalendar')} />}
      </Way>
      <Way name={say('share.feed')} about={say('share.feedText')}>
        {isPublic && <Address href={`${origin}/feed/${id}.atom`} name={say('share.feed')} />}
        {signedIn && !isPublic && (
          <FeedAddress season={id} kind="EVENTS" name={say('share.myFeed')} />
        )}
      </Way>
      {isPublic && <EmbedWay of={table} />}
    </div>
  );
}
