import type { ReactNode } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Termed } from '../glossary/termed';
import { Deadline } from '../kit/deadline';
import { More } from '../kit/more';
import { say } from '../words/words';
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
  }
`);

type GameBarProps = {
  readonly game: FragmentType<typeof BAR>;
  /** What can be done at once. */
  readonly act?: ReactNode;
  /** What else can be done. */
  readonly children?: ReactNode;
};

/** What the game is played for, and whose clock runs: on a phone a line, and the rest behind a button. */
export function GameBar({ game, act, children }: GameBarProps) {
  const shown = unmask(BAR, game);
  const { gameStatus, stakes, juice, bersaglio, deadline, turn, campione } = shown;
  const rest = (
    <dl className="game-bar-rest">
      <Fact name={say('game.bersaglio')} value={bersaglio} />
      <Fact name={say('game.juice')} value={juice} />
    </dl>
  );
  return (
    <div className="game-bar">
      <dl>
        <Fact name={say('game.stakes')} value={stakes} />
        {gameStatus === 'ACTIVE' && turn !== null && (
          <Fact name={say('game.turnOf')} value={turn.name} />
        )}
        {gameStatus !== 'ACTIVE' && (
          <Fact name={say('game.state')} value={say(`game.status.${gameStatus}`)} />
        )}
        {campione !== null && <Fact name={say('game.winner')} value={campione.name} />}
        {deadline !== null && (
          <div>
            <dt>{say('game.clock')}</dt>
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
        <More label={say('game.more')} up>
          {rest}
          {children}
        </More>
      )}
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div>
      <dt>
        <Termed>{name}</Termed>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
