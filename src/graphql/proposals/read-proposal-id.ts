import type { SeasonId } from '../../kernel';
import { badInput } from '../fault';
import { parseId } from '../ids';

/** The proposal as the season calls it; one of another season is none in this one. */
export function readProposalOf(season: SeasonId, id: string): string {
  const named = parseId(id);
  if (named?.type !== 'Proposal') throw badInput('proposalId', 'the id of a proposal');
  return named.seasonId === season ? named.localId : 'm0';
}
