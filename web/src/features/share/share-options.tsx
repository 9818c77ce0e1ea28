import { useToken } from '../../platform/session';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { Address, CopyableCode } from '../../ui/address';
import { t } from '../../platform/i18n/translate';
import { FeedAddress } from './feed-address';
import { SHARE } from './share-fragment';
import { EmbedOption, ShareOption } from './share-option';
import './share.css';

/**
 * Links to send, a wall screen, a calendar and a feed for other programs, pictures and texts to
 * embed.
 */
export function ShareOptions({ season }: { readonly season: FragmentType<typeof SHARE> }) {
  const { id, name, kind, visibility, invitation } = unmask(SHARE, season);
  const signedIn = useToken() !== null;
  const { origin } = window.location;
  const isPublic = visibility === 'PUBLIC';
  const table = `${origin}/${kind === 'DYNASTY' ? 'd' : 's'}/${id}`;
  return (
    <div className="share-ways">
      <ShareOption
        name={t('share.link')}
        about={t(isPublic ? 'share.linkText' : 'share.linkClosed')}
      >
        <Address href={table} name={t('share.link')} />
      </ShareOption>
      {invitation !== null && (
        <ShareOption name={t('host.invite')} about={t('host.inviteText')}>
          <Address href={`${origin}/join/${invitation.code}`} name={t('host.invite')} />
        </ShareOption>
      )}
      <ShareOption name={t('share.wall')} about={t('share.wallText')}>
        <Address href={`${origin}/watch/${id}`} name={t('share.wall')} />
      </ShareOption>
      <ShareOption name={t('share.calendar')} about={t('share.calendarText')}>
        {isPublic && <Address href={`${origin}/calendar/${id}.ics`} name={t('share.calendar')} />}
        {signedIn && <FeedAddress season={id} kind="CALENDAR" name={t('share.myCalendar')} />}
      </ShareOption>
      <ShareOption name={t('share.feed')} about={t('share.feedText')}>
        {isPublic && <Address href={`${origin}/feed/${id}.atom`} name={t('share.feed')} />}
        {signedIn && !isPublic && (
          <FeedAddress season={id} kind="EVENTS" name={t('share.myFeed')} />
        )}
      </ShareOption>
      {isPublic && (
        <ShareOption name={t('share.frame')} about={t('share.frameText')}>
          <CopyableCode code={frameCode(`${origin}/watch/${id}`, name)} name={t('share.frame')} />
        </ShareOption>
      )}
      {isPublic && <EmbedOption of={table} />}
    </div>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** The code of a frame with the wall, for another site's page. */
const frameCode = (wall: string, title: string): string =>
  `<iframe src="${wall}" title="${title.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign)}" width="800" height="450" style="border:0;max-width:100%" loading="lazy"></iframe>`;
