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
  readonly game: FragmentType<typeof GAME>;
  /** The actions after the game. */
  readonly children?: ReactNode;
};

/** The outcome of a game in a sentence; empty during play. */
export function Result({ game: shown, children }: ResultProps) {
  const game = unmask(GAME, shown);
  if (game.gameStatus === 'ACTIVE') return null;
  return (
    <section className="game-result" aria-label={t('result.title')}>
      <p className="game-result-told">{outcomeText(game)}</p>
      {children}
    </section>
  );
}

function outcomeText(game: GameResultFragment): string {
  const { gameStatus, voidReason, campione } = game;
  if (gameStatus === 'CLOSED') return t('result.CLOSED');
  if (gameStatus === 'VOIDED') {
    return voidReason === null ? t('result.void') : t('result.voidFor', { why: voidReason });
  }
  return campione === null ? lost(game) : won(game, campione);
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
