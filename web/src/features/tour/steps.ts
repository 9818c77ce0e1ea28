import type { PlainWord } from '../../platform/i18n/translate';
import type { Tour } from './tour-state';

type TourPlace = 'season' | 'game';

export type TourStep = {
  readonly title: PlainWord;
  readonly text: PlainWord;
  readonly at: TourPlace;
  /** The tab of the season for this step. */
  readonly tab: string;
  /** Selectors of the step's subject; the first match is highlighted. */
  readonly shows: readonly string[];
};

const ROUND: readonly TourStep[] = [
  step('week', '', ['.week']),
  step('lots', '', ['[aria-labelledby="lots"]']),
  step('hands', '/hands', ['.builder', '[aria-labelledby="hands"]']),
  step('log', '', ['.board-log']),
  step('rules', '/rules', ['.rules-contents']),
];

/** The five lessons at the table of Giolitti. */
const LESSONS: readonly TourStep[] = [
  lesson('claim', ['.my-claim:has(.claim)', '.my-hand', '.seat']),
  lesson('canal', ['.canal']),
  lesson('bluff', ['.my-place', '.seat']),
  lesson('sfida', ['.game-bar']),
  lesson('pegs', ['.game-table']),
];
const DYNASTY: readonly TourStep[] = [
  step('place', '', ['[aria-labelledby="my-place"]', '[aria-labelledby="games"]']),
  ...LESSONS,
];

export function stepsOf({ kind, isAtTable }: Tour): readonly TourStep[] {
  if (kind === 'ROUND') return ROUND;
  return isAtTable === true ? LESSONS : DYNASTY;
}

type TargetName =
  | 'week'
  | 'lots'
  | 'hands'
  | 'log'
  | 'rules'
  | 'place'
  | 'canal'
  | 'claim'
  | 'bluff'
  | 'sfida'
  | 'pegs';

/** Without a known game, a lesson shows the dynasty's games. */
function lesson(name: TargetName, shows: readonly string[]): TourStep {
  return { ...step(name, '', [...shows, '[aria-labelledby="games"]']), at: 'game' };
}

function step(name: TargetName, tab: string, shows: readonly string[]): TourStep {
  return { title: `tour.${name}`, text: `tour.${name}Text`, at: 'season', tab, shows };
}

/** The address of the table; in a dynasty, the tour's game, or the dynasty if no game is known. */
export const tableOf = (tour: Tour): string => addressOf(tour, { at: 'game', tab: '' });

/** The address of a step; the dynasty's page while no game is known. */
export function addressOf(
  { kind, season, game }: Tour,
  { at, tab }: Pick<TourStep, 'at' | 'tab'>,
): string {
  if (at === 'game' && game !== null) return game;
  return `/${kind === 'ROUND' ? 's' : 'd'}/${season}${tab}`;
}

/**
 * The step for the current page: the current step, or else the next step on this page, or else the
 * first; null if no step is on this page.
 */
export function stepAt(tour: Tour, path: string): number | null {
  const steps = stepsOf(tour);
  const here = steps.flatMap((each, at) => (addressOf(tour, each) === path ? [at] : []));
  return here.find((at) => at >= tour.step) ?? here[0] ?? null;
}

/** Adds the game on the current page to the tour, unless the tour has one. */
export const withGameAt = (tour: Tour, path: string): Tour =>
  tour.kind === 'DYNASTY' && tour.game === null && path.startsWith('/g/')
    ? { ...tour, game: path }
    : tour;
