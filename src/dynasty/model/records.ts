/** The functions with which concepts declare commands and events. */
import { HOST } from '../../kernel';
import type { AccountId } from '../../kernel';
import { rolesOf } from '../../season';
import type {
  Command,
  CommandTable,
  CommandSpec,
  EventRecord,
  PlayerCommandSpec,
} from '../../season';
import type { AsideEvent, Meaning } from '../table-log/rows';
import type { GameId } from './ids';
import { DEALER, GUARDS, isDealer, isHost, unlessOver } from './access';
import type { DynastyCommand } from './command';
import type { DynastyEvent } from './event';
import type { DynastyTopic, DynastyTypes } from './types';
import { refuse } from './refusal';
import type { DynastyState } from './state';

export type DynastyCommands<C extends DynastyCommand = DynastyCommand> = CommandTable<
  DynastyTypes,
  C
>;
/** An event that is stored as an aside must declare the aside's meaning. */
type Keeping<E> = E extends AsideEvent
  ? { readonly aside: Meaning<E> }
  : { readonly aside?: never };
export type DynastyEventRecord<E extends DynastyEvent> = EventRecord<DynastyTypes, E> & Keeping<E>;
export type DynastyEvents<E extends DynastyEvent = DynastyEvent> = {
  readonly [T in E['type']]: DynastyEventRecord<Extract<E, { readonly type: T }>>;
};

const roles = rolesOf<DynastyTypes>(GUARDS);
export const { by, byFormer, byHost, byFounder } = roles;

/** Makes a command of a player, even after the end of the dynasty. */
export const byMember = roles.byPlayer;

/** Makes a command of a player, until the end of the dynasty. */
export const byPlayer = <C, K extends keyof C = never>(
  parts: PlayerCommandSpec<DynastyTypes, C, K>,
): Command<DynastyTypes, C> =>
  byMember<C, K>({
    ...parts,
    refuses: (moment, player, known) =>
      unlessOver(moment.state, 'seasons') ?? parts.refuses?.(moment, player, known) ?? null,
  });

/**
 * Limits a command to accounts for which `may` is true, until the end of the dynasty. Other
 * accounts get no offers.
 */
const onlyFor = <C, K extends keyof C>(
  may: (state: DynastyState, account: AccountId) => boolean,
  parts: CommandSpec<DynastyTypes, C, K>,
): CommandSpec<DynastyTypes, C, K> => ({
  ...parts,
  refuses: (moment, known) =>
    may(moment.state, known.accountId)
      ? (unlessOver(moment.state, 'seasons') ?? parts.refuses?.(moment, known) ?? null)
      : refuse('NOT_THE_DEALER', 'starting-a-game'),
  offers: (moment, account) =>
    may(moment.state, account) ? (parts.offers?.(moment, account) ?? []) : [],
});

/** Makes a command of the dealer, until the end of the dynasty. */
export const byDealer = <C, K extends keyof C = never>(
  parts: CommandSpec<DynastyTypes, C, K>,
): Command<DynastyTypes, C> => roles.by<C, K>(() => DEALER, onlyFor(isDealer, parts));

/** Makes a command of the dealer or the host, until the end of the dynasty. */
export const byDealerOrHost = <C, K extends keyof C = never>(
  parts: CommandSpec<DynastyTypes, C, K>,
): Command<DynastyTypes, C> =>
  roles.by<C, K>(
    (state, account) => (isHost(state, account) ? HOST : DEALER),
    onlyFor((state, account) => isHost(state, account) || isDealer(state, account), parts),
  );

export const itsTable = ({ gameId }: { readonly gameId: GameId }): readonly DynastyTopic[] => [
  `TABLE:${gameId}`,
];
