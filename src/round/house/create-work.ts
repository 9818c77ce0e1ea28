/**
 * "Works of Art come into being by an adopted proposal or by the host while the round is being set
 * up" [ruling E9], which a rehearsal always is. Each goes to a player.
 */
import { mint, ordinalOf } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import { unlessSettingUp } from '../access';
import type { Asked } from '../command';
import { itemOfWork } from '../items';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, ownerOf, presentPlayer, rulesetOf, takeNumber } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { CreateWorkOfArt, NewWork } from './commands';
import type { WorkCreated } from './events';

export function createWorkOfArt(
  turn: RoundTurn,
  command: Asked<CreateWorkOfArt>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessSettingUp(state, 'works-of-art') ?? unlessWork(state, rulesetOf(state), command);
  if (refusal === null) makeWork(turn, command, null);
  return refusal;
}

/** Whether the rules have Works, and the host may make them. */
export const mayCreateWork = (state: RoundState): boolean =>
  unlessSettingUp(state, 'works-of-art') === null && rulesetOf(state).auction.house !== null;

/** The refusal of a Work that the rules have no place for, or that would go to nobody. */
export function unlessWork(
  state: RoundState,
  ruleset: RoundRuleset,
  { playerId }: NewWork,
): RoundRefusal | null {
  if (ruleset.auction.house === null) return refuse('NO_WORKS_OF_ART', 'items');
  if (presentPlayer(state, playerId) !== null) return null;
  return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
}

export function makeWork(
  turn: RoundTurn,
  { title, artist, value, imageUrl, playerId }: NewWork,
  proposalId: string | null,
): void {
  const workId = `w${String(nextNumber(turn.state, 'work'))}`;
  turn.emit({
    type: 'WorkCreated',
    workId,
    title: title.trim(),
    artist: artist.trim(),
    value,
    imageUrl,
    playerId,
    proposalId,
    transfers: mint(ownerOf(playerId), [[itemOfWork(workId), 1]]),
  });
}

export function evolveWorkCreated(
  state: RoundState,
  { atMs, event }: RoundStamped<WorkCreated>,
): void {
  const { workId: id, title, artist, value, imageUrl, playerId, proposalId } = event;
  takeNumber(state, 'work', ordinalOf(id));
  const owner = ownerOf(playerId);
  const made = { title, artist, value, imageUrl, owner, proposalId, createdAtMs: atMs };
  state.put('works', { id, ...made });
}
