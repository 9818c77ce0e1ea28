import { useEffect } from 'react';
import { cue } from '../../../platform/sound/cue';
import type { Cue } from '../../../platform/sound/cue';
import { onLineTold } from '../log/told-lines';

type CuesByEvent = Readonly<Partial<Record<string, Cue>>>;

export const TALK_CUES: CuesByEvent = { Said: 'message' };
const SEASON_CUES: CuesByEvent = {
  ...TALK_CUES,
  BetPlaced: 'chip',
  BidPlaced: 'chip',
  CardPlayed: 'card',
  HandPresented: 'card',
  SfidaOffered: 'chip',
  TradeDone: 'chip',
  TrungsTradedIn: 'chip',
  WeekSettled: 'chip',
};

/** A week's settlement as an event that sounds once. */
export const settlementCue = (season: string, week: number): string => `${season} week ${week}`;

/**
 * Plays a sound for each line that the log tells. `me` is the viewer's player; the viewer's own
 * messages are silent.
 */
export function useLineCues(season: string, me: string | null, cues = SEASON_CUES): void {
  useEffect(
    () =>
      onLineTold((line) => {
        const { __typename: type, seq, by } = line;
        const name = cues[type];
        if (name === undefined || (type === 'Said' && me !== null && by.player?.id === me)) return;
        const of = type === 'WeekSettled' ? settlementCue(season, line.week) : `${season} ${seq}`;
        cue(name, { of });
      }),
    [season, me, cues],
  );
}
