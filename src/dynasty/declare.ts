/** What concepts declare their commands and events with. */
import { HOST } from '../kernel';
import { rolesOf } from '../season';
import type { Command, CommandTable, Deciding, EventTable, PlayerDeciding } from '../season';
import { DEALER, isDealer, isHost, unlessOver } from './access';
import type { DynastyCommand } from './command';
import type { DynastyEvent } from './event';
import type { DynastyTopic, DynastyTypes } from './kind';
import { refuse } from './refusal';

export { nothing } from '../season';

export type DynastyCommands<C extends DynastyCommand = DynastyCommand> = CommandTable<
  DynastyTypes,
  C
>;
export type DynastyEvents<E extends DynastyEvent = DynastyEvent> = EventTable<DynastyTypes, E>;

const roles = rolesOf<DynastyTypes>({ isHost, refuse });
export const { byNewcomer, byHost, byFounder } = roles;

/** For whoever is a player, also after the end of the dynasty. */
export const byMember = roles.byPlayer;

/** For whoever is a player, while the dynasty goes on. */
export const byPlayer = <C>({
  decide,
  ...parts
}: PlayerDeciding<DynastyTypes, C>): Command<DynastyTypes, C> =>
  byMember({
    ...parts,
    decide: (turn, player, command) =>
      unlessOver(turn.state, 'seasons') ?? decide(turn, player, command),
  });

/** For whoever deals. */
export const byDealer = <C>({
  decide,
  ...parts
}: Deciding<DynastyTypes, C>): Command<DynastyTypes, C> =>
  roles.by(() => DEALER, {
    ...parts,
    decide: (turn, command) =>
      isDealer(turn.state, command.accountId)
        ? (unlessOver(turn.state, 'seasons') ?? decide(turn, command))
        : refuse('NOT_THE_DEALER', 'starting-a-game'),
  });

/** For whoever deals, and for the host. */
export const byDealerOrHost = <C>(parts: Deciding<DynastyTypes, C>): Command<DynastyTypes, C> => {
  const dealer = byDealer(parts);
  return {
    ...dealer,
    actor: (state, account) => (isHost(state, account) ? HOST : DEALER),
    decide: (turn, command) =>
      isHost(turn.state, command.accountId)
        ? (unlessOver(turn.state, 'seasons') ?? parts.decide(turn, command))
        : dealer.decide(turn, command),
  };
};

/** The event is of that game. */
export const itsTable = ({ gameId }: { readonly gameId: string }): readonly DynastyTopic[] => [
  `TABLE:${gameId}`,
];
