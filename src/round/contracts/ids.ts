import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const CONTRACT_IDS = idsOf('Contract', 'c');
export type ContractId = IdOf<typeof CONTRACT_IDS>;

export const CONTRACT_CHANGE_IDS = idsOf('ContractChange', 'd');
export type ContractChangeId = IdOf<typeof CONTRACT_CHANGE_IDS>;
