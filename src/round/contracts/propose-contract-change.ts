/**
 * To amend or to end a contract takes the consent of all parties; ending says who gets what is left
 * [ruling G3]. Whoever proposes consents by it, so that a party alone does it at once.
 */
import { unlessRunning } from '../access';
import { unlessKnown, unlessNatural } from '../amounts';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { presentPlayer } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundTurn } from '../turn';
import { openChangesOf, proposeChange } from './changes';
import { unlessPossible } from './clauses';
import type { ProposeContractChange } from './commands';
import { carryOut } from './consent-to-contract-change';
import { partiesOf, unlessContract, unlessParty } from './parties';

export function proposeContractChange(
  turn: RoundTurn,
  player: PlayerRow,
  { contractId, change }: Asked<ProposeContractChange>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessRunning(state, 'contracts') ??
    unlessContract(state, contractId, 'IN_FORCE') ??
    unlessParty(state, contractId, player.id) ??
    unlessSound(state, contractId, change) ??
    proposeChange(
      turn,
      player,
      contractId,
      change,
      partiesOf(state, contractId).filter((id) => id !== player.id),
    );
  if (refusal !== null) return refusal;
  const proposed = openChangesOf(state, contractId).at(-1);
  if (proposed?.awaitedIds.length === 0) carryOut(turn, proposed);
  return null;
}

function unlessSound(
  state: RoundState,
  contractId: string,
  change: ProposeContractChange['change'],
): RoundRefusal | null {
  if (change.type === 'AMEND') {
    return unlessPossible(state, change.clauses, partiesOf(state, contractId));
  }
  const receivers = [...change.shares.map(({ playerId }) => playerId), change.restToId];
  const nobody = receivers.find((id) => presentPlayer(state, id) === null);
  if (nobody !== undefined) return refuse('PLAYER_NOT_FOUND', 'players', { playerId: nobody });
  const items = change.shares.flatMap((share) => share.items);
  return unlessKnown(state, items) ?? unlessNatural(items);
}
