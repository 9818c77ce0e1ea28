/** The invariants after each event, for tests and simulations. A violation is a bug. */
import { ledgerViolations, violation } from '../kernel';
import type { Owner, PlayerId } from '../kernel';
import { hostingViolations, trackedViolations } from '../season';
import { biddingViolations } from './bidding/invariants';
import { contractViolations } from './contracts/invariants';
import {
  GALLERY,
  contractOfOwner,
  duckOfOwner,
  lotOfOwner,
  ownerOf,
  playerOfOwner,
  tableOfOwner,
} from './model/owners';
import { duckViolations } from './ducks/invariants';
import { handViolations } from './hands/invariants';
import { lotViolations, workViolations } from './house/invariants';
import { judgeViolations } from './judge/invariants';
import { roundOf, rulesetOf } from './model/state';
import { proposalViolations } from './proposals/invariants';
import type { RoundState } from './model/state';
import { tableViolations } from './tables/invariants';
import { tradeViolations } from './trades/invariants';

/** One sentence for each broken invariant. */
export function roundInvariants(state: RoundState): string[] {
  return [
    ...ledgerViolations(state),
    ...holdingViolations(state),
    ...lotViolations(state),
    ...membershipViolations(state),
    ...secretActionViolations(state),
    ...biddingViolations(state),
    ...handViolations(state),
    ...calendarViolations(state),
    ...tableViolations(state),
    ...judgeViolations(state),
    ...proposalViolations(state),
    ...tradeViolations(state),
    ...contractViolations(state),
    ...duckViolations(state),
    ...workViolations(state),
    ...trackedViolations(state, rulesetOf(state)),
    ...hostingViolations(state, roundOf(state)),
  ];
}

function holdingViolations(state: RoundState): string[] {
  return state
    .all('holdings')
    .flatMap(({ owner, item, quantity }) => [
      ...violation(
        Number.isSafeInteger(quantity) && quantity > 0,
        `${owner} has ${quantity} ${item}`,
      ),
      ...violation(isOwner(state, owner), `${owner} has ${item} and does not exist`),
    ]);
}

function isOwner(state: RoundState, owner: Owner): boolean {
  if (owner === GALLERY) return true;
  const [player, lot] = [playerOfOwner(owner), lotOfOwner(owner)];
  const contract = contractOfOwner(owner);
  if (contract !== null) return state.get('contracts', contract) !== undefined;
  if (player !== null) return state.get('players', player) !== undefined;
  const duck = duckOfOwner(owner);
  if (duck !== null) return state.get('ducks', duck) !== undefined;
  const table = tableOfOwner(owner);
  if (table !== null) return state.get('gamingTables', table)?.status === 'OPEN';
  return lot !== null && state.get('lots', lot) !== undefined;
}

function membershipViolations(state: RoundState): string[] {
  const active = new Map<string, number>();
  const violations: string[] = [];
  for (const { id, accountId, leftAtMs } of state.all('players')) {
    if (leftAtMs === null) active.set(accountId, (active.get(accountId) ?? 0) + 1);
    else violations.push(...leaverViolations(state, id));
  }
  const twice = [...active].filter(([, memberships]) => memberships > 1);
  return [...violations, ...twice.map(([account]) => `${account} is two players`)];
}

function leaverViolations(state: RoundState, id: PlayerId): string[] {
  // A player loses all items under the rules at the departure. Those may have been amended since,
  // so all revisions are checked.
  const keeps = state.all('revisions').some((row) => !row.document.membership.losesItemsOnLeaving);
  const has = state.countBy('holdings', 'owner', ownerOf(id));
  const open = state.by('secretActions', 'player', id).filter(isOpen);
  const bids = state.all('bids').filter((row) => row.playerId === id && row.status === 'STANDING');
  return [
    ...violation(keeps || has === 0, `${id} left and has items`),
    ...violation(open.length === 0, `${id} left and has open secret actions`),
    ...violation(bids.length === 0, `${id} left and has standing bids`),
  ];
}

const isOpen = ({ status }: { readonly status: string }): boolean =>
  status === 'COMMITTED' || status === 'REVEALED';

/** A player has at most one unresolved secret action of each kind per week [ruling D1]. */
function secretActionViolations(state: RoundState): string[] {
  const open = new Set<string>();
  return state.all('secretActions').flatMap((action) => {
    const { id, playerId, kind, week } = action;
    if (!isOpen(action)) return [];
    const key = `${playerId} ${kind} ${week}`;
    const first = !open.has(key);
    open.add(key);
    return violation(first, `${id} is another open attempt of ${key}`);
  });
}

function calendarViolations(state: RoundState): string[] {
  const { status, week, phase, nextBoundaryMs, endedAtMs } = roundOf(state);
  const playing = status === 'RUNNING' && week >= 1;
  return [
    ...violation(playing === (nextBoundaryMs !== null), 'while it is played it has a boundary'),
    ...violation(phase === null || week >= 1, 'a phase is in a week'),
    ...violation((status === 'ENDED') === (endedAtMs !== null), 'what ended has its instant'),
  ];
}
