import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { EventThingFragment } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';
import { EVENT_SUBJECT } from './event-subject';

export type SubjectLink = { readonly href: string; readonly name: string };

/** The link to an event's subject; null if the subject has no page or no longer exists. */
export function subjectLink(
  event: FragmentType<typeof EVENT_SUBJECT>,
  page: string,
): SubjectLink | null {
  const shown = unmask(EVENT_SUBJECT, event);
  const [first] = shown.about;
  const found = 'office' in shown ? ofOffice(shown.office) : first === undefined ? null : of(first);
  if (found === null) return null;
  const { path, name } = found;
  return { href: path.startsWith('/g/') ? path : `${page}${path}`, name };
}

type Thing = EventThingFragment['about'][number];
type Found = { readonly path: string; readonly name: string };
type Numbered = { readonly id: string; readonly number: number };

const of = (thing: Thing): Found | null => inSeason(thing) ?? inCasino(thing);

function inSeason(thing: Thing): Found | null {
  if (thing.__typename === 'GiolittiGame') return ofGame(thing);
  if (thing.__typename === 'Bet') return ofGame(thing.game);
  if (thing.__typename === 'Proposal') {
    const { number } = thing;
    return { path: `/proposals#proposal-${number}`, name: t('thing.proposal', { number }) };
  }
  if (thing.__typename === 'JusticeRequest') {
    const { number } = thing;
    return { path: `/judge#request-${number}`, name: t('thing.request', { number }) };
  }
  if (thing.__typename === 'Ruling') return ofRuling(thing);
  if (thing.__typename === 'Candidacy') {
    const { id, candidacyStatus, player } = thing;
    const name = t('thing.candidacy', { name: player.name });
    return candidacyStatus === 'STANDING' ? { path: `/judge#candidacy-${id}`, name } : null;
  }
  return thing.__typename === 'ConfidenceVote' ? ofRuling(thing.ruling) : null;
}

function inCasino(thing: Thing): Found | null {
  const { id } = thing;
  if (thing.__typename === 'Lot') return ofLot(thing);
  if (thing.__typename === 'Bid') return thing.lot === null ? null : ofLot(thing.lot);
  if ('tradeStatus' in thing) {
    const isOpen = thing.tradeStatus === 'OFFERED';
    return isOpen ? { path: `/market#trade-${id}`, name: t('thing.trade') } : null;
  }
  if ('contractStatus' in thing) {
    const { contractStatus: status } = thing;
    const isOpen = status === 'OFFERED' || status === 'IN_FORCE';
    return isOpen ? { path: `/contracts#contract-${id}`, name: t('thing.contract') } : null;
  }
  if ('handStatus' in thing) {
    const isOpen = thing.handStatus === 'REVEALED';
    return isOpen ? { path: `/hands#hand-${id}`, name: t('thing.hand') } : null;
  }
  if ('tableStatus' in thing) {
    const isOpen = thing.tableStatus === 'OPEN';
    return isOpen ? { path: `/tables#war-${id}`, name: t('thing.war') } : null;
  }
  if ('lostAt' in thing) {
    const { name, lostAt } = thing;
    return lostAt === null ? { path: `/market#duck-${id}`, name: t('thing.duck', { name }) } : null;
  }
  return thing.__typename === 'WorkOfArt'
    ? { path: `/gallery#work-${id}`, name: t('thing.work', { title: thing.title }) }
    : null;
}

const ofOffice = (office: string): Found => ({
  path: `/offices#office-${office}`,
  name: t('thing.office'),
});

const ofGame = ({ id, number }: Numbered): Found => ({
  path: `/g/${id}`,
  name: t('thing.game', { number }),
});

const ofRuling = ({ number }: Numbered): Found => ({
  path: `/judge#ruling-${number}`,
  name: t('thing.ruling', { number }),
});

type Lot = Numbered & { readonly lotStatus: string };

const ofLot = ({ number, lotStatus }: Lot): Found | null =>
  lotStatus === 'STANDING' ? { path: `#lot-${number}`, name: t('thing.lot', { number }) } : null;
