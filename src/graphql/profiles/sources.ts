import type { Account, SeasonResult } from '../../engine';
import type { SeasonSource } from '../snapshots/season-source';

export type AccountResultSource = SeasonResult & { readonly season: SeasonSource };
export type AccountHeadToHeadSource = { readonly account: Account; readonly opponent: Account };
