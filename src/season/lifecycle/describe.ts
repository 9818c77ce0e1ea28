/** The host sets the season's name, and a description for newcomers. */
import { quoted } from '../../kernel';
import { LONGEST_SEASON_NAME } from '../framework/field-shapes';
import type { Shapes } from '../framework/field-shapes';
import type { SeasonRow } from '../model/rows';
import type { EmittingTurn } from '../model/types';
import { inviteRotatedOf } from './invitation';
import type { PatchSeason } from './invitation';

/** A null field does not change; an empty description removes the description. */
export type DescribeSeason = {
  readonly type: 'DescribeSeason';
  readonly name: string | null;
  readonly description: string | null;
};
/** The new name and description; null for no description. */
export type SeasonDescribed = {
  readonly type: 'SeasonDescribed';
  readonly name: string;
  readonly description: string | null;
};

/** A command of the host, until the season has ended. */
export const describeSeasonOf = <State, F>(
  { nameShape, descriptionShape }: Shapes<F>,
  {
    seasonOf,
    unlessOver,
  }: {
    readonly seasonOf: (state: State) => SeasonRow;
    readonly unlessOver: (state: State, rule: 'seasons') => F | null;
  },
) => ({
  rule: 'seasons' as const,
  shape: ({ name, description }: DescribeSeason): F | null =>
    (name === null ? null : nameShape(name, LONGEST_SEASON_NAME)) ??
    (description === null ? null : descriptionShape(description)),
  refuses: ({ state }: { readonly state: State }) => unlessOver(state, 'seasons'),
  offers: () => [{ description: 'Set the name and description of the season.' }],
  decide: (
    turn: EmittingTurn<SeasonDescribed> & { readonly state: State },
    { name, description }: DescribeSeason,
  ) => {
    const season = seasonOf(turn.state);
    turn.emit({
      type: 'SeasonDescribed',
      name: name?.trim() ?? season.name,
      description: description === null ? season.description : noneIfEmpty(description),
    });
    return null;
  },
});

const seasonDescribedOf = <State>(
  patch: (state: State, changed: Pick<SeasonRow, 'name' | 'description'>) => void,
) => ({
  evolve: (state: State, { event: { name, description } }: { readonly event: SeasonDescribed }) => {
    patch(state, { name, description });
  },
  facts: (_state: State, { name }: SeasonDescribed) => ({ name }),
  text: (_state: State, { name }: SeasonDescribed) =>
    `The host changed the season’s name or description: its name is ${quoted(name)}.`,
  channel: null,
});

/** Returns null for a blank description. */
const noneIfEmpty = (description: string): string | null =>
  description.trim() === '' ? null : description;

/** The event records of the host's changes to any season: name, description and invitation. */
export const hostedEventsOf = <State>(patch: PatchSeason<State>) => ({
  SeasonDescribed: seasonDescribedOf(patch),
  InviteRotated: inviteRotatedOf(patch),
});
