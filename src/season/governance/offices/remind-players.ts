/**
 * The holder of an office with the power can remind players. The rules limit the reminders to each
 * player in a day [ruling Z6].
 */
import { DAY_MS, isWords, listed, quoted, required, toRules } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import { findOffice, officesOf, remindersOf, ruleOf } from '../../../rulesets';
import type { Office } from '../../../rulesets';
import { playerOf } from '../../model/types';
import type { EmittingTurn } from '../../model/types';
import { awakePlayers, nameOf, presentPlayer } from '../../model/players';
import type { PlayerRow } from '../../model/rows';
import { citing } from '../../mechanics/value-tracking';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { RemindPlayers, PlayersReminded } from './vocabulary';
import type { OfficeMoment } from './office-terms';
import { officesHeldBy, unlessEmpowered } from './powers';

export const LONGEST_REMINDER = 500;
export const MOST_REMINDED = 50;

type Known = Pick<RemindPlayers, 'office'> & Partial<RemindPlayers>;

/** A command of the holder of an office. */
export const remindPlayersOf = <State extends TrackedState, F>(
  tracking: ValueTracking<State, F>,
) => ({
  rule: 'offices' as const,
  shape: ({ playerIds, message }: RemindPlayers): F | null => {
    const isFew = playerIds.length >= 1 && playerIds.length <= MOST_REMINDED;
    const isEach = new Set(playerIds).size === playerIds.length;
    if (!isFew || !isEach) {
      const expected = `1 to ${MOST_REMINDED} players, each once`;
      return tracking.refuse('MALFORMED', 'offices', { field: 'playerIds', expected });
    }
    return unlessReminderText(tracking, 'message', message, LONGEST_REMINDER);
  },
  refuses: (
    moment: OfficeMoment<State>,
    { id }: PlayerRow,
    { office: code, playerIds }: Known,
  ): F | null => {
    const mine =
      unlessEmpowered(tracking, moment, id, code, ['REMIND']) ??
      tracking.unlessPlayed(moment.state, 'offices');
    if (mine !== null || playerIds === undefined) return mine;
    const office = officeIn(tracking, moment.state, code);
    const refusal = playerIds.reduce<F | null>(
      (found, whom) => found ?? unlessRemindable(tracking, moment, office, id, whom),
      null,
    );
    return citing(office, refusal);
  },
  offers: (moment: OfficeMoment<State>, { id }: PlayerRow) =>
    officesHeldBy(moment, id, officesOf(tracking.rulesetOf(moment.state)))
      .filter((office) =>
        awakePlayers(moment.state).some(
          (whom) => unlessRemindable(tracking, moment, office, id, whom.id) === null,
        ),
      )
      .map(({ office, title, ...rest }) => ({
        description: `Remind players, as ${title}.`,
        known: { office },
        ...ruleOf(rest),
      })),
  decide: (
    turn: EmittingTurn<PlayersReminded> & OfficeMoment<State>,
    { id: playerId }: PlayerRow,
    { office, playerIds: remindedIds, message }: RemindPlayers,
  ) => {
    const day = dayOf(tracking, turn);
    turn.emit({ type: 'PlayersReminded', office, playerId, remindedIds, message, day });
    return null;
  },
  made: playerOf('PlayersReminded'),
});

/** Refuses a text that is missing, too long, or has control characters. */
export function unlessReminderText<State extends TrackedState, F>(
  { refuse }: Pick<ValueTracking<State, F>, 'refuse'>,
  field: string,
  text: string,
  longest: number,
): F | null {
  const isSaid = text.trim() !== '' && text.length <= longest && isWords(text);
  const expected = `1 to ${longest} characters, none of them control characters`;
  return isSaid ? null : refuse('MALFORMED', 'offices', { field, expected });
}

const officeIn = <State extends TrackedState, F>(
  { rulesetOf }: ValueTracking<State, F>,
  state: State,
  code: string,
): Office => required(findOffice(rulesetOf(state), code), `the office ${code}`);

function unlessRemindable<State extends TrackedState, F>(
  tracking: ValueTracking<State, F>,
  moment: OfficeMoment<State>,
  office: Office,
  by: PlayerId,
  playerId: PlayerId,
): F | null {
  const { refuse } = tracking;
  const { state } = moment;
  if (playerId === by) {
    const expected = 'other players';
    return refuse('MALFORMED', 'offices', { field: 'playerIds', expected });
  }
  const player = presentPlayer(state, playerId);
  if (player === null) return refuse('PLAYER_NOT_FOUND', 'offices', { playerId });
  if (player.idleSinceMs !== null) return refuse('PLAYER_IDLE', 'offices', { playerId });
  const use = state.get('actionUses', reminderId(office.office, playerId));
  const times = use?.period === dayOf(tracking, moment) ? use.times : 0;
  const most = remindersOf(office);
  return times < most
    ? null
    : refuse('ALREADY_REMINDED', 'offices', { office: office.office, playerId, most });
}

const dayOf = <State extends TrackedState, F>(
  { seasonOf }: ValueTracking<State, F>,
  { state, now }: OfficeMoment<State>,
): number => Math.floor(toRules(seasonOf(state), now) / DAY_MS);

/**
 * The id under which the reminders to a player are counted, in the table of limited actions. No
 * action has such a code.
 */
const reminderId = (office: string, player: PlayerId): string => `remind ${office}|${player}`;

type StampedEvent = { readonly atMs: Instant; readonly event: PlayersReminded };

export const playersRemindedOf = <State extends TrackedState>(
  titleOf: (state: State, office: string) => string,
) => ({
  evolve: (state: State, { event: { office, remindedIds, day: period } }: StampedEvent) => {
    for (const whom of remindedIds) {
      const id = reminderId(office, whom);
      const use = state.get('actionUses', id);
      state.put('actionUses', { id, period, times: use?.period === period ? use.times + 1 : 1 });
    }
  },
  facts: (state: State, { office, playerId, remindedIds, message }: PlayersReminded) => ({
    player: nameOf(state, playerId),
    office: titleOf(state, office),
    reminded: remindedIds.map((id) => nameOf(state, id)),
    message,
  }),
  text: (state: State, { office, playerId, remindedIds, message }: PlayersReminded) => {
    const names = listed(remindedIds.map((id) => nameOf(state, id)));
    return `${nameOf(state, playerId)}, ${titleOf(state, office)}, reminds ${names}: ${quoted(message)}.`;
  },
  channel: 'GAME_ACTIONS' as const,
  notice: 'REMINDED' as const,
  concerns: ({ remindedIds }: PlayersReminded): readonly PlayerId[] => remindedIds,
});
