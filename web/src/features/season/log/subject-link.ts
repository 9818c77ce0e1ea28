import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { CasinoThingFragment, EventThingFragment } from '../../../generated/graphql';
import { say } from '../../../platform/i18n/translate';
import { CASINO_THING } from './casino-event-subject';
import { EVENT_THING } from './event-subject';

export type Place = { readonly href: string; readonly name: string };

/** The place of an event's subject; null if it has none or no longer exists. */
export function placeOfThing(event: FragmentType<typeof EVENT_THING>, page: string): Place | null {
  const shown = unmask(EVENT_THING, event);
  const { path, name } = inSeason(shown) ?? inCasino(unmask(CASINO_THING, shown)) ?? NOWHERE;
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
    return { path: `/proposals#proposal-${number}`, name: say('thing.proposal', { number }) };
  }
  if ('request' in event) {
    const { number } = event.request;
    return { path: `/judge#request-${number}`, name: say('thing.request', { number }) };
  }
  if ('ruling' in event) return ofRuling(event.ruling);
  if ('candidacy' in event) {
    const { id, status, player } = event.candidacy;
    const name = say('thing.candidacy', { name: player.name });
    return status === 'STANDING' ? { path: `/judge#candidacy-${id}`, name } : null;
  }
  if ('office' in event) {
    return { path: `/offices#office-${event.office}`, name: say('thing.office') };
  }
  return 'confidenceVote' in event ? ofRuling(event.confidenceVote.ruling) : null;
}

type Numbered = { readonly id: string; readonly number: number };

const ofGame = ({ id, number }: Numbered): Found => ({
  path: `/g/${id}`,
  name: say('thing.game', { number }),
});

const ofRuling = ({ number }: Numbered): Found => ({
  path: `/judge#ruling-${number}`,
  name: say('thing.ruling', { number }),
});

function inCasino(event: CasinoThingFragment): Found | null {
  if ('lot' in event) return ofLot(event.lot);
  if ('bid' in event) return event.bid.lot === null ? null : ofLot(event.bid.lot);
  if ('trade' in event) {
    const { id, status } = event.trade;
    return status === 'OFFERED' ? { path: `/market#trade-${id}`, name: say('thing.trade') } : null;
  }
  if ('contract' in event) {
    const { id, status } = event.contract;
    const stands = status === 'OFFERED' || status === 'IN_FORCE';
    return stands ? { path: `/contracts#contract-${id}`, name: say('thing.contract') } : null;
  }
  if ('hand' in event) {
    const { id, status } = event.hand;
    return status === 'REVEALED' ? { path: `/hands#hand-${id}`, name: say('thing.hand') } : null;
  }
  if ('war' in event) {
    const { id, status } = event.war;
    return status === 'OPEN' ? { path: `/tables#war-${id}`, name: say('thing.war') } : null;
  }
  if ('duck' in event) {
    const { id, name, lostAt } = event.duck;
    return lostAt === null
      ? { path: `/market#duck-${id}`, name: say('thing.duck', { name }) }
      : null;
  }
  if ('work' in event) {
    const { id, title } = event.work;
    return { path: `/gallery#work-${id}`, name: say('thing.work', { title }) };
  }
  return null;
}

type Lot = Numbered & { readonly status: string };

const ofLot = ({ number, status }: Lot): Found | null =>
  status === 'STANDING' ? { path: `#lot-${number}`, name: say('thing.lot', { number }) } : null;
