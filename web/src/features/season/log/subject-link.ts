import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { CasinoThingFragment, EventThingFragment } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';
import { CASINO_EVENT_SUBJECT } from './casino-event-subject';
import { EVENT_SUBJECT } from './event-subject';

export type SubjectLink = { readonly href: string; readonly name: string };

/** The link to an event's subject; null if the subject has no page or no longer exists. */
export function subjectLink(
  event: FragmentType<typeof EVENT_SUBJECT>,
  page: string,
): SubjectLink | null {
  const shown = unmask(EVENT_SUBJECT, event);
  const { path, name } =
    inSeason(shown) ?? inCasino(unmask(CASINO_EVENT_SUBJECT, shown)) ?? NOWHERE;
  if (path === null) return null;
  return { href: path.startsWith('/g/') ? path : `${page}${path}`, name };
}

type Found = { readonly path: string; readonly name: string };
const NOWHERE = { path: null, name: '' };

function inSeason(event: EventThingFragment): Found | null {
  if ('game' in event) return ofGame(event.game);
  if ('bet' in event) return ofGame(event.bet.game);
  if ('proposal' in event) {
    const { number } = event.proposal;
    return { path: `/proposals#proposal-${number}`, name: t('thing.proposal', { number }) };
  }
  if ('request' in event) {
    const { number } = event.request;
    return { path: `/judge#request-${number}`, name: t('thing.request', { number }) };
  }
  if ('ruling' in event) return ofRuling(event.ruling);
  if ('candidacy' in event) {
    const { id, status, player } = event.candidacy;
    const name = t('thing.candidacy', { name: player.name });
    return status === 'STANDING' ? { path: `/judge#candidacy-${id}`, name } : null;
  }
  if ('office' in event) {
    return { path: `/offices#office-${event.office}`, name: t('thing.office') };
  }
  return 'confidenceVote' in event ? ofRuling(event.confidenceVote.ruling) : null;
}

type NumberedGame = { readonly id: string; readonly number: number };

const ofGame = ({ id, number }: NumberedGame): Found => ({
  path: `/g/${id}`,
  name: t('thing.game', { number }),
});

const ofRuling = ({ number }: NumberedGame): Found => ({
  path: `/judge#ruling-${number}`,
  name: t('thing.ruling', { number }),
});

function inCasino(event: CasinoThingFragment): Found | null {
  if ('lot' in event) return ofLot(event.lot);
  if ('bid' in event) return event.bid.lot === null ? null : ofLot(event.bid.lot);
  if ('trade' in event) {
    const { id, status } = event.trade;
    return status === 'OFFERED' ? { path: `/market#trade-${id}`, name: t('thing.trade') } : null;
  }
  if ('contract' in event) {
    const { id, status } = event.contract;
    const stands = status === 'OFFERED' || status === 'IN_FORCE';
    return stands ? { path: `/contracts#contract-${id}`, name: t('thing.contract') } : null;
  }
  if ('hand' in event) {
    const { id, status } = event.hand;
    return status === 'REVEALED' ? { path: `/hands#hand-${id}`, name: t('thing.hand') } : null;
  }
  if ('war' in event) {
    const { id, status } = event.war;
    return status === 'OPEN' ? { path: `/tables#war-${id}`, name: t('thing.war') } : null;
  }
  if ('duck' in event) {
    const { id, name, lostAt } = event.duck;
    return lostAt === null ? { path: `/market#duck-${id}`, name: t('thing.duck', { name }) } : null;
  }
  if ('work' in event) {
    const { id, title } = event.work;
    return { path: `/gallery#work-${id}`, name: t('thing.work', { title }) };
  }
  return null;
}

type Lot = NumberedGame & { readonly status: string };

const ofLot = ({ number, status }: Lot): Found | null =>
  status === 'STANDING' ? { path: `#lot-${number}`, name: t('thing.lot', { number }) } : null;
