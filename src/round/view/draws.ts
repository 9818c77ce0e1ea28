import type { Draw } from '../../kernel';
import { officeStream } from '../../season';
import type { OfficeDraw } from '../../season';
import type { RoundEvent } from '../ground/event';

/** One draw with the data to repeat it, once the week's seed is published. */
export type ChanceDraw = Draw & {
  readonly week: number;
  /** Null if the week has one stream. */
  readonly stream: string | null;
  readonly clientSeeds: readonly string[];
};

/** The draws of the event, in order. */
export function drawsOf(event: RoundEvent): ChanceDraw[] {
  if (event.type === 'OfficeFilled') return event.officeDraw ? officeDraw(event.officeDraw) : [];
  if (!('rolls' in event)) return [];
  const { week, stream = null, clientSeeds, draws } = event.rolls;
  return draws.map((draw) => ({ ...draw, week, stream, clientSeeds }));
}

const officeDraw = ({ week, ordinal, draw }: OfficeDraw): ChanceDraw[] =>
  week === null ? [] : [{ ...draw, week, stream: officeStream(ordinal), clientSeeds: [] }];
