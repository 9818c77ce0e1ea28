import type { SeasonId } from '../../../kernel';
import type { LocalIds } from '../../ids/global-ids';
import { readLocalOf } from '../../input/locals';

/** The proposal as the season calls it; one of another season is none in this one. */
export const readProposalOf = (season: SeasonId, id: string): LocalIds['Proposal'] =>
  readLocalOf(season, 'Proposal', 'proposalId', id, 'proposal');
