import type { ReactNode } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Deadline } from '../kit/deadline';
import { say } from '../words/words';

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
  /** What can be done. */
  readonly children?: ReactNode;
};

/** What the game is played for, and whose clock runs. */
export function GameBar({ game, children }: GameBarProps) {
  const shown = unmask(BAR, game);
  const { gameStatus, stakes, juice, bersaglio, deadline, turn, campione } = shown;
  return (
    <div className="game-bar">
      <dl>
        <Fact name={say('game.bersaglio')} value={bersaglio} />
        <Fact name={say('game.stakes')} value={stakes} />
        <Fact name={say('game.juice')} value={juice} />
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
      {children}
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
