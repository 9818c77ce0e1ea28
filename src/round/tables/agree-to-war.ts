/**
 * "Once both players have agreed to the items they are wagering, both players draw a card" [War].
 * Each agrees to both wagers, by their number, and puts its own on the table [ruling J3]; the
 * second agreement is the war.
 */
import { moveAll } from '../../kernel';
import { unlessRunning } from '../access';
import { applySeed, seedFacts, seedOf, unlessSeeded } from '../chance/client-seeds';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { AgreeToWar } from './commands';
import { drawWar } from './draw-war';
import type { WarAgreed } from './events';
import { unlessEnough } from './propose-war';
import { tableOwner } from './rows';
import type { SittingRow } from './rows';
import { hasFreeSeat, itemsOf, sittingOf, sittingsAt, unlessTables, unlessWarThere } from './seats';

export function agreeToWar(
  turn: RoundTurn,
  { id }: PlayerRow,
  { tableId, terms, clientSeed: given }: Asked<AgreeToWar>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessRunning(state, 'war') ?? unlessTables(state) ?? unlessWarThere(state, tableId);
  if (refusal !== null) return refusal;
  const sitting = sittingOf(state, id);
  if (sitting?.tableId !== tableId) return refuse('NOT_SITTING', 'war', { tableId });
  const notAgreeable = unlessAgreeable(state, sitting, terms) ?? unlessSeeded(state, id, given);
  if (notAgreeable !== null) return notAgreeable;
  const clientSeed = seedOf(state, id, given);
  const wager = sitting.agreed ? [] : itemsOf(sitting.wager ?? []);
  const transfers = moveAll(ownerOf(id), tableOwner(tableId), wager);
  turn.emit({ type: 'WarAgreed', tableId, playerId: id, terms, clientSeed, transfers });
  const isAwaited = sittingsAt(state, tableId).some(
    (each) => !each.agreed || isSeedOwed(state, each),
  );
  if (!isAwaited) drawWar(turn, tableId);
  return null;
}

/** Who agreed in an earlier week told the seed of that week: this week's is told by agreeing again. */
const isSeedOwed = (state: RoundState, { playerId }: SittingRow): boolean =>
  seedFacts(state, playerId).clientSeedSha256 !== undefined;

/** Nor does an agreement stand that all gave in weeks before, when nothing is awaited any more. */
const mayAgreeAgain = (state: RoundState, sitting: SittingRow): boolean =>
  isSeedOwed(state, sitting) ||
  sittingsAt(state, sitting.tableId).every((each) => each.agreed && !isSeedOwed(state, each));

/** The refusal of an agreement; `terms` null: to whatever the wagers are. */
export function unlessAgreeable(
  state: RoundState,
  sitting: SittingRow,
  terms: number | null,
): RoundRefusal | null {
  const { tableId, playerId, wager, agreed } = sitting;
  const present = state.need('gamingTables', tableId).terms;
  const missing = sittingsAt(state, tableId).some((sitting) => sitting.wager === null);
  const lacking = unlessEnough(state, playerId, wager ?? []);
  if (lacking !== null) return lacking;
  if (missing || hasFreeSeat(state, tableId)) return refuse('WAGER_MISSING', 'war', { tableId });
  if (terms !== null && terms !== present) {
    return refuse('WAGERS_CHANGED', 'war', { tableId, terms: present });
  }
  const isAgreed = agreed && !mayAgreeAgain(state, sitting);
  return isAgreed ? refuse('ALREADY_AGREED', 'war', { tableId, terms: present }) : null;
}

export function evolveWarAgreed(
  state: RoundState,
  { event: { playerId, clientSeed } }: RoundStamped<WarAgreed>,
): void {
  const sitting = sittingOf(state, playerId);
  applySeed(state, playerId, clientSeed);
  if (sitting !== null) state.put('sittings', { ...sitting, agreed: true, clientSeed });
}
