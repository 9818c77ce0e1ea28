import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { graphql } from '../../generated/gql';
import type { GameResultFragment } from '../../generated/graphql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { t } from '../../platform/i18n/translate';

const GAME = graphql(`
  fragment GameResult on GiolittiGame {
    id
    gameStatus
    closing
    stakes
    voidReason
    resigned {
      id
      name
    }
    campione {
      id
      name
    }
    participants {
      score
      player {
        id
        name
      }
    }
    fine {
      clean
      fined {
        id
        name
      }
    }
  }
`);

type ResultProps = {
  /** The viewer's player; null for none. */
  readonly me?: string | null;
  /** True to scroll the result into view. */
  readonly isNews?: boolean;
  readonly game: FragmentType<typeof GAME>;
  /** The actions after the game. */
  readonly children?: ReactNode;
};

/** The outcome of a game in a sentence; empty during play. */
export function Result({ game: shown, me = null, isNews = false, children }: ResultProps) {
  const game = unmask(GAME, shown);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNews) place.current?.scrollIntoView({ block: 'center' });
  }, [isNews]);
  if (game.gameStatus === 'ACTIVE' || !isKnown(game)) return null;
  const own = ownOutcome(game, me);
  return (
    <section ref={place} className="game-result" aria-label={t('result.title')}>
      {own !== null && <h2 className="game-result-told">{own}</h2>}
      <p className={own === null ? 'game-result-told' : undefined}>{outcomeText(game)}</p>
      {children}
    </section>
  );
}

/** False for an ended game whose outcome is not here yet, since its status can come first. */
const isKnown = ({ gameStatus, campione, closing, fine }: GameResultFragment): boolean =>
  gameStatus !== 'ENDED' || campione !== null || closing !== null || fine !== null;

function outcomeText(game: GameResultFragment): string {
  const { gameStatus, voidReason, campione } = game;
  if (gameStatus === 'CLOSED') return t('result.CLOSED');
  if (gameStatus === 'VOIDED') {
    return voidReason === null ? t('result.void') : t('result.voidFor', { why: voidReason });
  }
  return campione === null ? lost(game) : won(game, campione);
}

/** "You won by 4": the outcome for a participant; null for onlookers and before the end. */
function ownOutcome(game: GameResultFragment, me: string | null): string | null {
  const { gameStatus, campione, participants, closing, fine } = game;
  const own = participants.find(({ player }) => player.id === me);
  const other = participants.find(({ player }) => player.id !== me);
  if (gameStatus !== 'ENDED' || own === undefined || other === undefined) return null;
  if (campione === null) return t('result.youNeither');
  const hasWon = campione.id === me;
  const by = Math.abs(own.score - other.score);
  if (closing !== 'PLAYED' || fine?.clean === false) {
    return t(hasWon ? 'result.youWon' : 'result.youLost');
  }
  return t(hasWon ? 'result.youWonBy' : 'result.youLostBy', { by });
}

type Winner = NonNullable<GameResultFragment['campione']>;

function won(game: GameResultFragment, { id, name }: Winner): string {
  const { closing, stakes, resigned, participants, fine } = game;
  const [fined] = fine?.fined ?? [];
  if (fined !== undefined) return t('result.fined', { name, stakes, other: fined.name });
  if (closing !== null && closing !== 'PLAYED' && resigned !== null) {
    return t(`result.${closing}`, { name, stakes, other: resigned.name });
  }
  const scoreOf = (isHers: boolean): number =>
    participants.find(({ player }) => (player.id === id) === isHers)?.score ?? 0;
  return t('result.won', { name, stakes, by: scoreOf(true) - scoreOf(false) });
}

function lost({ fine, participants }: GameResultFragment): string {
  if (fine?.clean === false) return t('result.bothFined');
  return t('result.level', { score: participants[0]?.score ?? 0 });
}
