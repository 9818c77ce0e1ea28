import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { GameBarFragment } from '../../../generated/graphql';
import { GlossaryText } from '../../../ui/glossary/glossary-text';
import { Deadline } from '../../../ui/deadline';
import { Disclosure } from '../../../ui/disclosure';
import { t } from '../../../platform/i18n/translate';
import './game-bar.css';

const BAR = graphql(`
  fragment GameBar on GiolittiGame {
    id
    gameStatus
    stakes
    juice
    bersaglio
    deadline
    turn {
      id
      name
    }
    campione {
      id
      name
    }
    sfida {
      by {
        id
        name
      }
    }
  }
`);

type GameBarProps = {
  readonly game: FragmentType<typeof BAR>;
  /** The name of the viewer's player. */
  readonly mine?: string | null;
  /** A question for the viewer, above everything else. */
  readonly asked?: ReactNode;
  /** The main action. */
  readonly act?: ReactNode;
  /** Further actions. */
  readonly children?: ReactNode;
};

/** The stakes and the clock in one line. On a phone the rest is behind a button. */
export function GameBar({ game, mine = null, asked, act, children }: GameBarProps) {
  const shown = unmask(BAR, game);
  const { gameStatus, stakes, juice, bersaglio, deadline, campione, sfida } = shown;
  const rest = (
    <dl className="game-bar-rest">
      <Fact name={t('game.bersaglio')} value={bersaglio} />
      <Fact name={t('game.juice')} value={juice} />
    </dl>
  );
  return (
    <div className="game-bar">
      {asked}
      <dl>
        <Fact name={t('game.stakes')} value={stakes} />
        {sfida !== null && <Fact name={t('sfida.by')} value={sfida.by.name} due />}
        {sfida === null && <Turn game={shown} mine={mine} />}
        {gameStatus !== 'ACTIVE' && (
          <Fact name={t('game.state')} value={t(`game.status.${gameStatus}`)} />
        )}
        {campione !== null && <Fact name={t('game.winner')} value={campione.name} />}
        {deadline !== null && (
          <div>
            <dt>{t('game.clock')}</dt>
            <dd>
              <Deadline at={deadline} />
            </dd>
          </div>
        )}
      </dl>
      {act !== undefined && <div className="game-bar-act">{act}</div>}
      {children === undefined ? (
        rest
      ) : (
        <Disclosure label={t('game.more')} up>
          {rest}
          {children}
        </Disclosure>
      )}
    </div>
  );
}

/** The player whose turn it is; nothing while a Sfida is open. */
function Turn({ game, mine }: { readonly game: GameBarFragment; readonly mine: string | null }) {
  const { gameStatus, turn } = game;
  if (gameStatus !== 'ACTIVE' || turn === null) return null;
  const isMine = turn.id === mine;
  return <Fact name={t('game.turnOf')} value={isMine ? t('game.you') : turn.name} due={isMine} />;
}

type FactProps = {
  readonly name: string;
  readonly value: string | number;
  /** True if the game waits for the viewer. */
  readonly due?: boolean;
};

export function Fact({ name, value, due = false }: FactProps) {
  return (
    <div data-due={due}>
      <dt>
        <GlossaryText>{name}</GlossaryText>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
