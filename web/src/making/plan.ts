import type { SeasonKind, SeasonVisibility } from '../generated/graphql';
import type { Tempo } from './tempo-pick';

/** What will be made; the times are the reader's own. */
export type Plan = {
  readonly kind: SeasonKind;
  readonly edition: string | null;
  readonly name: string;
  readonly description: string;
  readonly tempo: Tempo;
  readonly visibility: SeasonVisibility;
  readonly clock: 'real' | 'rehearsal';
  readonly startsAt: string;
  readonly steward: AsSaid;
  readonly dealing: AsSaid;
  /** The address or the id of the dealer's account; empty for the host. */
  readonly dealer: string;
  /** What the rules' clock shows as it begins, in UTC; empty for the usual. */
  readonly rulesTime: string;
  /** How many seconds a rules-day lasts, in the place of the tempo; empty for that. */
  readonly daySeconds: string;
};

/** Whether something is so, or as the edition says. */
export type AsSaid = 'edition' | 'yes' | 'no';

/** A dynasty begins at once, unless it is a rehearsal. */
export const canWait = ({ kind, clock }: Pick<Plan, 'kind' | 'clock'>): boolean =>
  kind === 'ROUND' || clock === 'rehearsal';

const isBySeconds = ({ daySeconds }: Plan): boolean => daySeconds !== '';

/** Whether the rules' clock goes at a pace of its own, so that one may say what it shows at first. */
export const hasOwnTime = (plan: Plan): boolean => plan.tempo !== 'usual' || isBySeconds(plan);

export const namesDealer = ({ kind, dealing }: Plan): boolean =>
  kind === 'DYNASTY' && dealing !== 'yes';

/** The fields of the input, as the API calls them, that stand beside one another at first. */
const fieldsAtHand = (plan: Plan): readonly string[] => [
  'name',
  'description',
  ...(canWait(plan) ? ['startsAt'] : []),
];

/** Those among what most leave as the edition says. */
export const fieldsOfMore = (plan: Plan): readonly string[] => [
  ...(namesDealer(plan) ? ['dealerId'] : []),
  // A pace that was picked has no field of its own.
  ...(isBySeconds(plan) ? ['tempo'] : []),
  ...(hasOwnTime(plan) ? ['startsAtRulesTime'] : []),
];

export const fieldsOf = (plan: Plan): readonly string[] => [
  ...fieldsAtHand(plan),
  ...fieldsOfMore(plan),
];

/** As the API takes it: left out where the edition says. */
export const asSaid = (said: AsSaid): boolean | null =>
  said === 'edition' ? null : said === 'yes';

/** Of an account, out of the address of its page. */
export const accountIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '');

export const FIRST: Plan = {
  kind: 'ROUND',
  edition: null,
  name: '',
  description: '',
  tempo: 'usual',
  visibility: 'PUBLIC',
  clock: 'real',
  startsAt: '',
  steward: 'edition',
  dealing: 'edition',
  dealer: '',
  rulesTime: '',
  daySeconds: '',
};
