import { Suspense } from 'react';
import { Link } from 'wouter';
import { late } from '../app/late';
import { say } from '../words/words';
import { FollowedCard } from './followed-card';
import type { Shown } from './use-exhibitions';

// A table with its cards; the page shows its seasons without it.
const ShowTable = late(async () => (await import('./show-table')).ShowTable);

/** What the house's bots play while nobody else does: the table itself, and one press to watch all of it. */
export function HousePlays({ shown }: { readonly shown: readonly Shown[] }) {
  const table = shown.find(({ kind }) => kind === 'DYNASTY');
  return (
    <section className="house-plays" aria-labelledby="house-plays">
      <header className="house-plays-head">
        <h3 id="house-plays">{say('show.title')}</h3>
        <p className="quiet">{say('show.text')}</p>
        <p className="house-plays-watch">
          {shown.map(({ id, kind }) => (
            <Link key={id} className="button button-act" href={`/watch/${id}`}>
              {say(kind === 'DYNASTY' ? 'show.watchGiolitti' : 'show.watchCasino')}
            </Link>
          ))}
        </p>
      </header>
      {table !== undefined && (
        <div className="house-plays-table">
          <Suspense fallback={null}>
            <ShowTable season={table.id} />
          </Suspense>
        </div>
      )}
      <div className="lobby-seasons">
        {shown.map((season) => (
          <FollowedCard key={season.id} id={season.id} season={season} />
        ))}
      </div>
    </section>
  );
}
