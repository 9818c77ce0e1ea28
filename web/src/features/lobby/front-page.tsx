import { Link } from 'wouter';
import { useToken } from '../../platform/session';
import { useTitle } from '../../platform/use-title';
import { t } from '../../platform/i18n/translate';
import { Games } from './games';
import { MySeasons } from './my-seasons';
import { NowPlaying } from './now-playing';
import { MyTasks } from './my-tasks';
import './lobby.css';

/** The viewer's tasks and seasons, the games, and the live seasons. */
export function FrontPage() {
  useTitle(null);
  // Signed-in visitors see the link below their own seasons.
  const isOut = useToken() === null;
  return (
    <div className="lobby">
      <header className="lobby-head">
        <h1>{t('house.tagline')}</h1>
        <p className="lobby-ways">
          <a href="#playing">{t('lobby.playing')}</a>
          <Link href="/leaders">{t('boards.title')}</Link>
          {isOut && <Link href="/new">{t('play.new')}</Link>}
        </p>
      </header>
      <MyTasks />
      <MySeasons />
      <Games />
      <NowPlaying />
    </div>
  );
}
