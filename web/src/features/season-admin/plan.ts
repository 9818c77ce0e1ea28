import type { SeasonKind, SeasonVisibility } from '../../generated/graphql';
import type { Tempo } from './tempo-pick';

/** The settings of the season to create; times are in the user's time zone. */
export type Plan = {
  readonly kind: SeasonKind;
  readonly edition: string | null;
  readonly name: string;
  /** The host's name as a player; null for the account's name. */
  readonly playerName: string | null;
  /** True if the host also plays. */
  readonly plays: boolean;
  readonly description: string;
  readonly tempo: Tempo;
  readonly visibility: SeasonVisibility;
  readonly clock: 'real' | 'rehearsal';
  readonly startsAt: string;
  readonly steward: Override;
  readonly dealing: Override;
  /** The address or id of the dealer's account; empty for the host. */
  readonly dealer: string;
  /** The rules' clock at the start, in UTC; empty for the default. */
  readonly rulesTime: string;
  /** Seconds per rules-day, instead of the tempo; empty to use the tempo. */
  readonly daySeconds: string;
};

/** A setting, or the edition's own value. */
export type Override = 'edition' | 'yes' | 'no';

/** A dynasty begins at once, unless it is a rehearsal. */
export const canWait = ({ kind, clock }: Pick<Plan, 'kind' | 'clock'>): boolean =>
  kind === 'ROUND' || clock === 'rehearsal';

const isBySeconds = ({ daySeconds }: Plan): boolean => daySeconds !== '';

/** True if the rules' clock has its own pace. Its start can then be set. */
export const hasOwnTime = (plan: Plan): boolean => plan.tempo !== 'usual' || isBySeconds(plan);

export const namesDealer = ({ kind, dealing }: Plan): boolean =>
  kind === 'DYNASTY' && dealing !== 'yes';

/** The API names of the input fields that are visible at first. */
const FIELDS_AT_HAND = ['name', 'playerName'] as const;

/** The API names of the input fields among the settings that most hosts leave to the edition. */
export const fieldsOfMore = (plan: Plan): readonly string[] => [
  'description',
  ...(canWait(plan) ? ['startsAt'] : []),
  ...(namesDealer(plan) ? ['dealerId'] : []),
  // A preset tempo has no field for an error.
  ...(isBySeconds(plan) ? ['tempo'] : []),
  ...(hasOwnTime(plan) ? ['startsAtRulesTime'] : []),
];

export const fieldsOf = (plan: Plan): readonly string[] => [
  ...FIELDS_AT_HAND,
  ...fieldsOfMore(plan),
];

/** The API's input: null to keep the edition's value. */
export const overrideInput = (said: Override): boolean | null =>
  said === 'edition' ? null : said === 'yes';

/** The account's id in a typed id or page address. */
export const parseAccount = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '');

/** The settings of a way to play that most hosts want, by its name. */
export const PRESETS = {
  evening: { tempo: 'evening', daySeconds: '', visibility: 'INVITATION', clock: 'real' },
  day: { tempo: 'day', daySeconds: '', visibility: 'INVITATION', clock: 'real' },
  real: { tempo: 'usual', daySeconds: '', visibility: 'PUBLIC', clock: 'real' },
} as const satisfies Readonly<Record<string, Partial<Plan>>>;
export type Preset = keyof typeof PRESETS;

/** The preset with the plan's pace, whatever else was changed; null for none. */
export function presetOf(plan: Plan): Preset | null {
  const names = Object.keys(PRESETS) as Preset[];
  const isRight = (name: Preset): boolean =>
    PRESETS[name].tempo === plan.tempo && plan.daySeconds === '' && plan.clock === 'real';
  return names.find(isRight) ?? null;
}

export const INITIAL_PLAN: Plan = {
  kind: 'ROUND',
  edition: null,
  name: '',
  playerName: null,
  plays: true,
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
