import { Link } from 'wouter';
import { t } from '../../platform/i18n/translate';
import { FollowedCard } from './followed-card';
import { ExhibitionTable } from './exhibition-table';
import { EXHIBITION_KINDS } from './use-exhibitions';
import type { ExhibitionSeason } from './use-exhibitions';

/**
 * The bots' exhibitions, for times without other players: a table, and a button to watch the whole
 * game. Each part reserves its place, so that nothing moves.
 */
export function Exhibition({ shown }: { readonly shown: readonly ExhibitionSeason[] }) {
  const plays = EXHIBITION_KINDS.map((kind) => ({
    kind,
    season: shown.find((each) => each.kind === kind),
  }));
  const table = shown.find((each) => each.__typename === 'Dynasty');
  return (
    <section className="house-plays" aria-labelledby="house-plays">
      <header className="house-plays-head">
        <h3 id="house-plays">{t('show.title')}</h3>
        <p className="quiet">{t('show.text')}</p>
        <p className="house-plays-watch">
          {plays.map(({ kind, season }) => {
            const text = t(kind === 'DYNASTY' ? 'show.watchGiolitti' : 'show.watchCasino');
            return season === undefined ? (
              <span key={kind} className="button" aria-disabled="true">
                {text}
              </span>
            ) : (
              <Link key={kind} className="button" href={`/watch/${season.id}`}>
                {text}
              </Link>
            );
          })}
        </p>
      </header>
      <div className="house-plays-table">
        {table !== undefined && <ExhibitionTable key={table.id} dynasty={table} />}
      </div>
      <div className="lobby-seasons">
        {plays.map(({ kind, season }) =>
          season === undefined ? (
            <div key={kind} className="season-card" />
          ) : (
            <FollowedCard key={kind} id={season.id} season={season} />
          ),
        )}
      </div>
    </section>
  );
}
