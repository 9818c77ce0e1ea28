import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ApiProvider } from '../platform/api/api-provider';
import { Loading } from '../ui/loading';
import { Skeleton } from '../ui/skeleton';
import { ErrorBoundary } from './error-boundary';
import { Frame } from './frame';
import { NotFoundPage } from '../ui/not-found-page';
import {
  AccountPage,
  CreatePage,
  DynastyPage,
  FrontPage,
  GalleryPage,
  GamePage,
  HostPage,
  JoinPage,
  JudgePage,
  LeadersPage,
  LearnPage,
  OfficesPage,
  PastPage,
  ProfilePage,
  ProposalsPage,
  RoundPage,
  RulesPage,
  TablesPage,
  ValuesPage,
  VerifyPage,
  WatchPage,
} from '../platform/pages';
import { ServerClock } from './server-clock';

export function App() {
  return (
    <ApiProvider>
      <AppContent />
    </ApiProvider>
  );
}

/** The app without its API provider. */
export function AppContent() {
  return (
    <ServerClock>
      <Frame>
        <Routes />
      </Frame>
    </ServerClock>
  );
}

/** The places of a page whose code still loads. */
function PageSkeleton({ at }: { readonly at: string }) {
  const [, place, , tab] = at.split('/');
  if (place === 'g') return <Skeleton of="game" />;
  return place === 's' && tab === undefined ? <Skeleton of="lots" /> : <Loading />;
}

function Routes() {
  const [location] = useLocation();
  // All tabs of a season count as one page.
  const place = location.split('/').slice(0, 3).join('/');
  return (
    <ErrorBoundary key={place}>
      <Suspense fallback={<PageSkeleton at={location} />}>
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
          <Route path="/d/:season/proposals">
            {({ season }) => <ProposalsPage season={season} />}
          </Route>
          <Route path="/s/:season/judge">{({ season }) => <JudgePage season={season} />}</Route>
          <Route path="/s/:season/tables">{({ season }) => <TablesPage season={season} />}</Route>
          <Route path="/s/:season/values">{({ season }) => <ValuesPage season={season} />}</Route>
          <Route path="/d/:season/values">{({ season }) => <ValuesPage season={season} />}</Route>
          <Route path="/s/:season/offices">{({ season }) => <OfficesPage season={season} />}</Route>
          <Route path="/d/:season/offices">{({ season }) => <OfficesPage season={season} />}</Route>
          <Route path="/p/:account">{({ account }) => <ProfilePage account={account} />}</Route>
          <Route path="/d/:season/host">{({ season }) => <HostPage season={season} />}</Route>
          <Route path="/s/:season/at/:seq">
            {({ season, seq }) => <PastPage season={season} seq={seq} />}
          </Route>
          <Route path="/d/:season/at/:seq">
            {({ season, seq }) => <PastPage season={season} seq={seq} />}
          </Route>
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
          <Route path="/me/:page?">
            <AccountPage />
          </Route>
          <Route path="/new">
            <CreatePage />
          </Route>
          <Route path="/join/:code">{({ code }) => <JoinPage code={code} />}</Route>
          <Route path="/leaders">
            <LeadersPage />
          </Route>
          <Route path="/learn/:game?/:edition?">
            {({ game, edition }) => <LearnPage game={game} edition={edition} />}
          </Route>
          <Route path="/cards">
            <GalleryPage />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
