import type { Draw } from '../../kernel';
import { officeStream } from '../../season';
import type { OfficeDraw } from '../../season';
import type { RoundEvent } from '../model/event';

/** One draw, with the data to repeat it once the week's seed is published. */
export type ChanceDraw = Draw & {
  readonly week: number;
  /** Null in an older week, whose dice have a single stream. */
  readonly stream: string | null;
  readonly clientSeeds: readonly string[];
};

/** The types of the events that have `rolls`. */
type RollingEventType<E> = E extends { readonly type: infer T }
  ? 'rolls' extends keyof E
    ? T
    : never
  : never;

const ROLLING_EVENTS = {
  FortuneTold: true,
  TieTossed: true,
  ThirdPartyBidGenerated: true,
  LotGenerated: true,
  SlotsPlayed: true,
  WarDrawn: true,
} satisfies Record<RollingEventType<RoundEvent>, true>;

/** The types of the events that contain draws. */
export const DRAWING_EVENTS: readonly string[] = [...Object.keys(ROLLING_EVENTS), 'OfficeFilled'];

/** The draws of the event, in order. */
export function drawsOf(event: RoundEvent): ChanceDraw[] {
  if (event.type === 'OfficeFilled') return event.officeDraw ? officeDraw(event.officeDraw) : [];
  if (!('rolls' in event)) return [];
  const { week, stream = null, clientSeeds, draws } = event.rolls;
  return draws.map((draw) => ({ ...draw, week, stream, clientSeeds }));
}

const officeDraw = ({ week, ordinal, draw }: OfficeDraw): ChanceDraw[] =>
  week === null ? [] : [{ ...draw, week, stream: officeStream(ordinal), clientSeeds: [] }];
