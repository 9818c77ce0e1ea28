import { Suspense, useCallback } from 'react';
import { useQuery } from 'urql';
import { Link, useLocation } from 'wouter';
import { useGuest } from '../account';
import { useContinued } from '../../platform/after-sign-in';
import { useToken } from '../../platform/session';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { Outcome } from '../../ui/form/outcome';
import type { SeasonKind } from '../../generated/graphql';
import { t } from '../../platform/i18n/translate';
import { learnAddress, LESSON_ADDRESS } from '../../platform/learn-address';
import { lazyComponent } from '../../platform/lazy-component';
import { offerTour } from '../tour';
import { usePractice } from './use-practice';
import type { NewTable } from './use-practice';

// Few visitors find all bots busy.
const WatchInstead = lazyComponent(async () => (await import('./watch-instead')).WatchInstead);

const WHO_PLAYS = graphql(`
  query WhoPlays {
    viewer {
      id
      account {
        id
        displayName
      }
    }
  }
`);

/** Starts a table for the visitor alone, with a new guest account if needed. */
export function PlayNow({ kind }: { readonly kind: SeasonKind }) {
  const token = useToken();
  const [, go] = useLocation();
  const [{ data }] = useQuery({ query: WHO_PLAYS, pause: token === null });
  const action = `play ${kind}`;
  const guest = useGuest(action);
  const { withBots, state, start } = usePractice(kind);
  const name = data?.viewer?.account.displayName ?? null;
  const sit = useCallback(
    (table: NewTable | null) => {
      if (table === null) return;
      offerTour(kind, table.season, table.address);
      go(table.address);
    },
    [kind, go],
  );
  const play = async (): Promise<void> => {
    if (token === null) await guest.comeIn(guestName());
    else sit(await start(name ?? t('play.guest')));
  };
  useContinued(action, name !== null && withBots !== null, () => {
    if (name !== null) void start(name).then(sit);
  });
  return (
    <div className="play-now">
      <Button look="act" state={token === null ? guest.state : state} onClick={() => void play()}>
        {t(kind === 'ROUND' ? 'play.casino' : 'play.giolitti')}
      </Button>
      {/* Reserves the line, so that nothing moves. */}
      <p className="quiet small">
        {withBots === null ? '\u00a0' : t(withBots ? 'play.bots' : 'play.alone')}
      </p>
      <Link href={learnAddress(kind)}>{t('learn.link')}</Link>
      {kind === 'ROUND' && <Link href={LESSON_ADDRESS}>{t('lesson.link')}</Link>}
      <Outcome state={token === null ? guest.state : state} season={null} />
      {state.is === 'refused' && state.refusal.code === 'TOO_MANY_PRACTICES' && (
        <Suspense fallback={null}>
          <WatchInstead kind={kind} />
        </Suspense>
      )}
    </div>
  );
}

/** Each season has its own player names; a guest can change this one later. */
const guestName = (): string => `${t('play.guest')} ${1_000 + Math.floor(Math.random() * 9_000)}`;
