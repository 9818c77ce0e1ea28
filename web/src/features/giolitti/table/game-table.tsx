import { Card } from '../../../ui/cards/card';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { GlossaryText } from '../../../ui/glossary/glossary-text';
import { t } from '../../../platform/i18n/translate';
import { Seat } from './seat';
import { Tricks } from './tricks';
import type { Position } from '../replay/use-positions';

const TABLE = graphql(`
  fragment GameTable on GiolittiGame {
    id
    turn {
      id
    }
    fine {
      clean
    }
    grandCanal {
      rank
      suit
      name
    }
    season {
      id
    }
    ruleset {
      id
      dynasty {
        masks {
          mask
          name
          text
        }
      }
    }
    participants {
      player {
        id
      }
      ...Seat
    }
    ...GameTricks
    ...Fine
    ...Bets
  }
`);

type GameTableProps = {
  readonly game: FragmentType<typeof TABLE>;
  /**
   * The player with the seat at the bottom. Null for onlookers, who see the second participant
   * there.
   */
  readonly below: string | null;
  /** The replayed position; null for the live game. */
  readonly position: Position | null;
};

/**
 * The table: the opponent at the top, the Grand Canal in the middle, and the viewer's seat at the
 * bottom.
 */
export function GameTable({ game, below, position }: GameTableProps) {
  const shown = unmask(TABLE, game);
  const [first, second] = shown.participants;
  const isMine = first?.player.id === below;
  const upper = isMine ? second : first;
  const lower = isMine ? first : second;
  const isTurnOf = (seat: typeof first): boolean =>
    position === null && seat?.player.id === shown.turn?.id;
  const thenOf = (seat: typeof first) => {
    const then = position?.seats.find(({ player }) => player.id === seat?.player.id);
    return position === null || then === undefined
      ? undefined
      : { ...then, afterPlay: position.afterPlay };
  };
  const rules = { season: shown.season.id, masks: shown.ruleset.dynasty?.masks ?? [] };
  // The viewer's fan already shows this hand.
  const isHeld = position === null && shown.turn !== null && lower?.player.id === below;
  const isRevealed = shown.fine !== null;
  return (
    <div className="game-table">
      {upper !== undefined && (
        <Seat
          seat={upper}
          {...rules}
          isRevealed={isRevealed}
          turn={isTurnOf(upper)}
          then={thenOf(upper)}
        />
      )}
      <section className="canal" aria-label={t('game.canal')}>
        <Card face={shown.grandCanal} width={112} />
        <div>
          <h2>
            <GlossaryText>{t('game.canal')}</GlossaryText>
          </h2>
          <Tricks game={shown} />
        </div>
      </section>
      {lower !== undefined && (
        <Seat
          seat={lower}
          {...rules}
          isRevealed={isRevealed || isHeld}
          turn={isTurnOf(lower)}
          then={thenOf(lower)}
        />
      )}
    </div>
  );
}
