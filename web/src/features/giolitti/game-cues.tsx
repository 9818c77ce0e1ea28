import { useState } from 'react';
import { graphql } from '../../generated/gql';
import type { GameCuesFragment } from '../../generated/graphql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { Cue } from '../../platform/sound/cue';
import { useCue } from '../../platform/sound/use-cue';
import { TALK_CUES, useLineCues } from '../season';

const GAME = graphql(`
  fragment GameCues on GiolittiGame {
    id
    seq
    gameStatus
    season {
      id
    }
    plays {
      number
    }
    turn {
      id
    }
    sfida {
      by {
        id
      }
      to {
        id
      }
    }
    campione {
      id
    }
    participants {
      player {
        id
      }
    }
  }
`);

type GameCuesProps = {
  readonly game: FragmentType<typeof GAME>;
  /** The viewer's player; null for onlookers. */
  readonly me: string | null;
  /** False while the Fine is told. */
  readonly isTold: boolean;
};

/** Renders nothing. Plays the sounds of a game: cards, Sfide, the viewer's turn and the outcome. */
export function GameCues({ game: shown, me, isTold }: GameCuesProps) {
  const game = unmask(GAME, shown);
  const { id, seq, gameStatus, season, plays, turn, sfida } = game;
  const by = sfida?.by.id ?? null;
  const [found] = useState({ plays: plays.length, seq, gameStatus });
  // Several Sfide may lie between two plays.
  const [latest, setLatest] = useState({ by, seq });
  if (latest.by !== by) setLatest({ by, seq });
  useLineCues(season.id, me, TALK_CUES);
  const isNewPlay = plays.length > found.plays;
  useCue(isNewPlay ? 'card' : null, `${id} play ${plays.length}`);
  const isSfidaNews = latest.seq !== found.seq;
  const isNewSfida = sfida !== null && isSfidaNews;
  useCue(isNewSfida ? 'chip' : null, `${id} sfida ${latest.seq}`);
  const isActive = gameStatus === 'ACTIVE' && me !== null;
  const isAsked = isNewSfida && sfida.to.id === me;
  const isTurn = (isNewPlay || isSfidaNews) && sfida === null && turn?.id === me;
  const turnAt = `${id} turn ${plays.length} ${latest.seq}`;
  useCue(isActive && (isAsked || isTurn) ? 'turn' : null, turnAt);
  const isNews = gameStatus === 'ENDED' && found.gameStatus !== 'ENDED' && isTold;
  useCue(isNews ? outcomeCue(game, me) : null, `${id} end`);
  return null;
}

/** An onlooker hears if somebody won. */
function outcomeCue({ campione, participants }: GameCuesFragment, me: string | null): Cue {
  const isIn = participants.some(({ player }) => player.id === me);
  return campione !== null && (!isIn || campione.id === me) ? 'won' : 'lost';
}
