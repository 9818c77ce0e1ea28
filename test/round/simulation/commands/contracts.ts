import { held } from '../../../../src/kernel';
import { contractOwner } from '../../../../src/round';
import { payableAmount } from '../../../../src/round/contracts/clauses';
import type { ClauseTerms, ContractRow } from '../../../../src/round';
import { later } from '../../harness';
import type { Entries } from '../entry';
import { number, text } from '../entry';
import type { Scene } from '../scene';

type ContractCommand =
  | 'OfferContract'
  | 'AcceptContract'
  | 'DeclineContract'
  | 'DepositIntoContract'
  | 'WithdrawFromContract'
  | 'ProposeContractChange'
  | 'ConsentToContractChange';

const DAY_MS = 86_400_000;

/** A clause of any kind; some clauses are invalid. */
function clause(scene: Scene): ClauseTerms {
  const { pick, round, ruleset } = scene;
  const limit = (): number | null => pick.of(null, 3, 10, 0);
  const perWeek = pick.of(null, 2, 5);
  const phase = pick.from(ruleset.phases)?.phase ?? '';
  return {
    items: pick.several(1, 2, () => ({
      item: pick.oneIn(4) ? scene.item() : ruleset.currency,
      perWeek,
      total: limit(),
    })),
    ...(pick.oneIn(3) && {
      for: [{ item: pick.oneIn(4) ? scene.item() : ruleset.currency, quantity: pick.of(1, 2, 7) }],
    }),
    toIds: pick.several(0, 1, () => scene.player()),
    when: pick.of<ClauseTerms['when']>(
      { type: 'AT_ONCE' },
      { type: 'FROM', atMs: later(round.now, 2 * DAY_MS) },
      { type: 'WEEKLY' },
      { type: 'PHASE', phase: pick.oneIn(6) ? 'NEVER' : phase },
    ),
    consentIds: pick.several(0, 1, () => scene.player()),
  };
}

function contractId(scene: Scene, status: ContractRow['status']): ContractRow['id'] {
  const known = scene.state.all('contracts').filter((contract) => contract.status === status);
  return (scene.pick.oneIn(8) ? null : scene.pick.from(known)?.id) ?? scene.idIn('contracts');
}

export const CONTRACTS: Entries<ContractCommand> = {
  OfferContract: {
    weight: 4,
    any: (scene) => ({
      type: 'OfferContract',
      partyIds: scene.pick.several(1, 2, () => scene.player()),
      terms: scene.pick.of('We share.', 'We share.', ''),
      clauses: scene.pick.several(0, 2, () => clause(scene)),
    }),
    offered: (scene) => {
      const limits = scene.ruleset.contracts;
      const partner = scene.pick.from(scene.partners(limits?.reputableOnly ?? false));
      if (partner === null) return null;
      const items = [{ item: scene.ruleset.currency, perWeek: null, total: null }];
      const clause = { items, toIds: [], when: { type: 'AT_ONCE' as const }, consentIds: [] };
      const isStuck = scene.ruleset.trade.untradable.includes(scene.ruleset.currency);
      const clauses = isStuck ? [] : [clause];
      return { type: 'OfferContract', partyIds: [partner.id], terms: 'We share.', clauses };
    },
  },
  AcceptContract: {
    weight: 10,
    any: (scene) => ({ type: 'AcceptContract', contractId: contractId(scene, 'OFFERED') }),
    offered: (_scene, facts) => ({
      type: 'AcceptContract',
      contractId: text(facts, 'contractId'),
    }),
  },
  DeclineContract: {
    weight: 1,
    any: (scene) => ({ type: 'DeclineContract', contractId: contractId(scene, 'OFFERED') }),
    offered: (_scene, facts) => ({
      type: 'DeclineContract',
      contractId: text(facts, 'contractId'),
    }),
  },
  DepositIntoContract: {
    weight: 5,
    any: (scene) => ({
      type: 'DepositIntoContract',
      contractId: contractId(scene, 'IN_FORCE'),
      items: scene.someItems(2),
    }),
    offered: (scene, facts) => {
      const money = scene.ownTradable().find(({ item }) => item === scene.ruleset.currency);
      const items = money === undefined ? scene.ownItems(2) : [{ ...money, quantity: 1 }];
      if (items.length === 0) return null;
      return { type: 'DepositIntoContract', contractId: text(facts, 'contractId'), items };
    },
  },
  WithdrawFromContract: {
    weight: 8,
    any: (scene) => ({
      type: 'WithdrawFromContract',
      contractId: contractId(scene, 'IN_FORCE'),
      clause: scene.pick.of(1, 1, 2, 9),
      items: [{ item: scene.ruleset.currency, quantity: scene.pick.of(1, 2, 5, 0) }],
    }),
    offered: (scene, facts) => {
      const [id, clauseNumber] = [text(facts, 'contractId'), number(facts, 'clause')];
      const there = scene.state.get('contracts', id)?.clauses ?? [];
      const found = there.find((one) => one.number === clauseNumber);
      const item = found?.items.find(
        (one) =>
          !scene.ruleset.trade.untradable.includes(one.item) &&
          held(scene.state, contractOwner(id), one.item) > 0 &&
          payableAmount(scene.state, found, one.item) > 0,
      )?.item;
      if (item === undefined) return null;
      const items = [{ item, quantity: 1 }];
      return { type: 'WithdrawFromContract', contractId: id, clause: clauseNumber, items };
    },
  },
  ProposeContractChange: {
    weight: 4,
    any: (scene) => {
      const { pick } = scene;
      return {
        type: 'ProposeContractChange',
        contractId: contractId(scene, 'IN_FORCE'),
        change: pick.oneIn(2)
          ? {
              type: 'END',
              shares: pick.several(0, 1, () => ({
                playerId: scene.player(),
                items: [{ item: scene.ruleset.currency, quantity: pick.of(1, 5, 0) }],
              })),
              restToId: scene.player(),
            }
          : {
              type: 'AMEND',
              terms: 'We share otherwise.',
              clauses: pick.several(0, 2, () => clause(scene)),
            },
      };
    },
    offered: ({ pick, self }, facts) => {
      const id = text(facts, 'contractId');
      if (self === null) return null;
      return {
        type: 'ProposeContractChange',
        contractId: id,
        change: pick.oneIn(2)
          ? { type: 'END', shares: [], restToId: self.id }
          : { type: 'AMEND', terms: 'Otherwise.', clauses: [] },
      };
    },
  },
  ConsentToContractChange: {
    weight: 10,
    any: (scene) => ({
      type: 'ConsentToContractChange',
      changeId: scene.idIn('contractChanges'),
      consent: !scene.pick.oneIn(4),
    }),
    offered: ({ state, self, pick }, facts) => {
      const changeId = text(facts, 'changeId');
      const awaited = state.get('contractChanges', changeId)?.awaitedIds ?? [];
      const consent = awaited.some((id) => id === self?.id) && !pick.oneIn(4);
      return { type: 'ConsentToContractChange', changeId, consent };
    },
  },
};
