import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ApiProvider } from '../api/api-provider';
import { FrontPage } from '../lobby/front-page';
import { say } from '../words/words';
import { Breakwater } from './breakwater';
import { Frame } from './frame';
import { Note } from './note';
import { ServerClock } from './server-clock';

const RoundPage = lazy(async () => ({
  default: (await import('../round/round-page')).RoundPage,
}));
const DynastyPage = lazy(async () => ({
  default: (await import('../dynasty/dynasty-page')).DynastyPage,
}));
const GamePage = lazy(async () => ({
  default: (await import('../giolitti/game-page')).GamePage,
}));
const VerifyPage = lazy(async () => ({
  default: (await import('../verify/verify-page')).VerifyPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('../season/rules-page')).RulesPage,
}));
const WatchPage = lazy(async () => ({
  default: (await import('../watch/watch-page')).WatchPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../account/account-page')).AccountPage,
}));
const GalleryPage = lazy(async () => ({
  default: (await import('../cards/gallery-page')).GalleryPage,
}));
const CreatePage = lazy(async () => ({
  default: (await import('../making/create-page')).CreatePage,
}));
const JoinPage = lazy(async () => ({
  default: (await import('../making/join-page')).JoinPage,
}));
const ProposalsPage = lazy(async () => ({
  default: (await import('../govern/proposals-page')).ProposalsPage,
}));
const JudgePage = lazy(async () => ({
  default: (await import('../govern/judge-page')).JudgePage,
}));
const TablesPage = lazy(async () => ({
  default: (await import('../tables/tables-page')).TablesPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('../profile/profile-page')).ProfilePage,
}));
const HostPage = lazy(async () => ({
  default: (await import('../making/host-page')).HostPage,
}));

export function App() {
  return (
    <ApiProvider>
      <ServerClock>
        <Frame>
          <Pages />
        </Frame>
      </ServerClock>
    </ApiProvider>
  );
}

/** Each address and its page; all but the first are fetched when they are wanted. */
function Pages() {
  const [location] = useLocation();
  // The tabs of a season are one page.
  const place = location.split('/').slice(0, 3).join('/');
  return (
    <Breakwater key={place}>
      <Suspense fallback={<p className="quiet">{say('house.loading')}</p>}>
        <Switch>
          <Route path="/">
            <FrontPage />
          </Route>
          <Route path="/s/:season/rules">{({ season }) => <RulesPage season={season} />}</Route>
          <Route path="/d/:season/rules">{({ season }) => <RulesPage season={season} />}</Route>
          <Route path="/s/:season/host">{({ season }) => <HostPage season={season} />}</Route>
          <Route path="/s/:season/proposals">
            {({ season }) => <ProposalsPage season={season} />}
          </Route>
          <Route path="/s/:season/judge">{({ season }) => <JudgePage season={season} />}</Route>
          <Route path="/s/:season/tables">{({ season }) => <TablesPage season={season} />}</Route>
          <Route path="/p/:account">{({ account }) => <ProfilePage account={account} />}</Route>
          <Route path="/d/:season/host">{({ season }) => <HostPage season={season} />}</Route>
          <Route path="/s/:season/:tab?">
            {({ season, tab }) => <RoundPage season={season} tab={tab} />}
          </Route>
          <Route path="/d/:season/:tab?">
            {({ season, tab }) => <DynastyPage season={season} tab={tab} />}
          </Route>
          <Route path="/g/:game">{({ game }) => <GamePage game={game} />}</Route>
          <Route path="/verify/:season/:number">
            {({ season, number }) => <VerifyPage season={season} number={number} />}
          </Route>
          <Route path="/watch/:season">{({ season }) => <WatchPage season={season} />}</Route>
          <Route path="/me">
            <AccountPage />
          </Route>
          <Route path="/new">
            <CreatePage />
          </Route>
          <Route path="/join/:code">{({ code }) => <JoinPage code={code} />}</Route>
          <Route path="/cards">
            <GalleryPage />
          </Route>
          <Route>
            <Note title={say('house.seek')} text={say('house.seekText')} />
          </Route>
        </Switch>
      </Suspense>
    </Breakwater>
  );
}
