import { lazyPage } from './lazy-page';

export const FrontPage = lazyPage(
  async () => (await import('../features/lobby/front-page')).FrontPage,
);
export const RoundPage = lazyPage(
  async () => (await import('../features/round/round-page')).RoundPage,
);
export const DynastyPage = lazyPage(
  async () => (await import('../features/dynasty/dynasty-page')).DynastyPage,
);
export const GamePage = lazyPage(
  async () => (await import('../features/giolitti/game-page')).GamePage,
);
export const VerifyPage = lazyPage(
  async () => (await import('../features/verify/verify-page')).VerifyPage,
);
export const RulesPage = lazyPage(
  async () => (await import('../features/season/rules/rules-page')).RulesPage,
);
export const WatchPage = lazyPage(
  async () => (await import('../features/watch/watch-page')).WatchPage,
);
export const AccountPage = lazyPage(
  async () => (await import('../features/account/own-account-page')).AccountPages,
);
export const GalleryPage = lazyPage(
  async () => (await import('../ui/cards/gallery-page')).GalleryPage,
);
export const CreatePage = lazyPage(
  async () => (await import('../features/season-admin/create-page')).CreatePage,
);
export const JoinPage = lazyPage(
  async () => (await import('../features/season-admin/join-page')).JoinPage,
);
export const ProposalsPage = lazyPage(
  async () => (await import('../features/governance/proposals/proposals-page')).ProposalsPage,
);
export const ValuesPage = lazyPage(
  async () => (await import('../features/values/values-page')).ValuesPage,
);
export const OfficesPage = lazyPage(
  async () => (await import('../features/offices/offices-page')).OfficesPage,
);
export const JudgePage = lazyPage(
  async () => (await import('../features/governance/judge/judge-page')).JudgePage,
);
export const TablesPage = lazyPage(
  async () => (await import('../features/tables/tables-page')).TablesPage,
);
export const ProfilePage = lazyPage(
  async () => (await import('../features/profile/profile-page')).ProfilePage,
);
export const LeadersPage = lazyPage(
  async () => (await import('../features/leaders/leaders-page')).LeadersPage,
);
export const PastPage = lazyPage(
  async () => (await import('../features/time-travel/past-page')).PastPage,
);
export const HostPage = lazyPage(
  async () => (await import('../features/season-admin/host-page')).HostPage,
);
export const LearnPage = lazyPage(
  async () => (await import('../features/learn/learn-page')).LearnPage,
);

/**
 * The pages on which a visit can begin, by the first part of their address;
 * web/build/first-modules.mts has the same list.
 */
const FIRST = {
  '': FrontPage,
  s: RoundPage,
  d: DynastyPage,
  g: GamePage,
  watch: WatchPage,
  learn: LearnPage,
};

/** Loads the page of an address if a visit can begin there. Never rejects. */
export async function fetchFirst(path: string): Promise<void> {
  const [, place = '', , tab] = path.split('/');
  if (tab !== undefined || !Object.hasOwn(FIRST, place)) return;
  // A failed load is repeated, and reported, when the page is drawn.
  await FIRST[place as keyof typeof FIRST].fetch().catch(() => undefined);
}
