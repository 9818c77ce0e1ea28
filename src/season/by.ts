/**
 * Who may send a command. "Only players may perform actions" [Players]; what the host alone may do
 * is no matter of the texts. What is asked, and when, is looked at after that.
 */
import { HOST } from '../kernel';
import type { AccountId, Actor } from '../kernel';
import type { Command } from './command';
import { playerActor, playerOfAccount } from './players';
import type { Refuse } from './refusal';
import type { PlayerRow } from './rows';
import type { AskedOf, GameTypes, TurnOf } from './types';

type Members<G extends GameTypes> = {
  readonly isHost: (state: G['state'], account: AccountId) => boolean;
  readonly refuse: Refuse<G['refusal']>;
};

/** What a command says of itself beside who may send it. */
type Parts<G extends GameTypes, C> = {
  readonly inRules?: (state: G['state']) => G['refusal'] | null;
  readonly shape?: (command: C) => G['refusal'] | null;
  readonly made?: (event: G['event'], command: C) => string | null;
};
export type Deciding<G extends GameTypes, C> = Parts<G, C> & {
  readonly decide: (turn: TurnOf<G>, command: AskedOf<C>) => G['refusal'] | null;
};
export type PlayerDeciding<G extends GameTypes, C> = Parts<G, C> & {
  readonly decide: (turn: TurnOf<G>, player: PlayerRow, command: AskedOf<C>) => G['refusal'] | null;
};

const nothing = (): null => null;

/** Makes whole commands of what they say of themselves; the roles that every game has. */
export function rolesOf<G extends GameTypes>({ isHost, refuse }: Members<G>) {
  const by = <C>(actor: Command<G, C>['actor'], parts: Deciding<G, C>): Command<G, C> => ({
    actor,
    inRules: parts.inRules ?? nothing,
    shape: parts.shape ?? nothing,
    decide: parts.decide,
    made: parts.made ?? nothing,
  });
  const host = (): Actor => HOST;
  return {
    by,
    /** For whoever is a player. */
    byPlayer: <C>({ decide, ...parts }: PlayerDeciding<G, C>): Command<G, C> =>
      by(playerActor, {
        ...parts,
        decide: (turn, command) => {
          const player = playerOfAccount(turn.state, command.accountId);
          return player === null
            ? refuse('NOT_A_PLAYER', 'players')
            : decide(turn, player, command);
        },
      }),
    /** For whoever is no player yet. */
    byNewcomer: <C>(parts: Deciding<G, C>): Command<G, C> => by(playerActor, parts),
    /** For the host alone. */
    byHost: <C>({ decide, ...parts }: Deciding<G, C>): Command<G, C> =>
      by(host, {
        ...parts,
        decide: (turn, command) =>
          isHost(turn.state, command.accountId)
            ? decide(turn, command)
            : refuse('NOT_THE_HOST', 'seasons'),
      }),
    /** For whoever makes the season, and is its host from then on. */
    byFounder: <C>(parts: Deciding<G, C>): Command<G, C> => by(host, parts),
  };
}
