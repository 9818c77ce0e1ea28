import { Link } from 'wouter';
import { useTitle } from '../app/use-title';
import { say } from '../words/words';
import { Games } from './games';
import { MySeasons } from './my-seasons';
import { NowPlaying } from './now-playing';
import { WaitsForMe } from './waits-for-me';
import './lobby.css';

/** What is being played now, live; where I sit; what the games are. */
export function FrontPage() {
  useTitle(null);
  return (
    <div className="lobby">
      <header className="lobby-head">
        <h1>{say('house.tagline')}</h1>
        <p className="lobby-ways">
          <a href="#playing">{say('lobby.playing')}</a>
          <Link href="/leaders">{say('boards.title')}</Link>
        </p>
      </header>
      <WaitsForMe />
      <Games />
      <NowPlaying />
      <MySeasons />
    </div>
  );
}
