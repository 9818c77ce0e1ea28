import { useEffect, useRef } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { cue } from '../../../platform/sound/cue';
import { useLineCues } from './use-line-cues';

const SEASON = graphql(`
  fragment SeasonCues on Season {
    id
    viewer {
      id
      player {
        id
      }
      waiting {
        kind
        on {
          id
        }
        refusal {
          code
        }
      }
    }
  }
`);

/** Renders nothing. Plays the sounds of a season: its log, and the viewer's new tasks. */
export function SeasonCues({ season }: { readonly season: FragmentType<typeof SEASON> }) {
  const { id, viewer } = unmask(SEASON, season);
  useLineCues(id, viewer?.player?.id ?? null);
  const tasks = viewer?.waiting.filter(({ refusal }) => refusal === null) ?? null;
  const keys = tasks?.map(({ kind, on }) => `${kind} ${on?.id ?? ''}`).join('\n') ?? null;
  const known = useRef<string | null>(null);
  useEffect(() => {
    const before = known.current?.split('\n') ?? null;
    known.current = keys;
    if (before === null || keys === null || keys === '') return;
    if (keys.split('\n').some((key) => !before.includes(key))) cue('turn');
  }, [keys]);
  return null;
}
