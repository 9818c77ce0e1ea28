import { LONGEST_PROPOSAL } from '../../../season';
import { needSeason, readingViewer } from '../../context/access';
import type { Context } from '../../context/context';
import { meteredInSteps } from '../../context/metered';
import { gameOf } from '../../snapshots/games';
import type { ProposalPreviewResolvers, QueryPreviewProposalArgs } from '../../generated/resolvers';
import { readSeasonId } from '../../ids/global-ids';
import { readWords } from '../../input/checks';
import { differenceOf, GRAVE_WORDS } from '../../../rulesets';
import { rulesetOf } from '../../rulesets/sources';
import { seasonView } from '../../snapshots/season-view';
import { playerOf } from '../../nodes/sources';
import { plannerOf } from './plan-effects';
import type { ProposalPreviewSource } from './sources';

/** Read-only. */
export async function previewProposal(
  _root: unknown,
  { input }: QueryPreviewProposalArgs,
  context: Context,
): Promise<ProposalPreviewSource> {
  const seasonId = readSeasonId('seasonId', input.seasonId);
  const text = readWords('text', input.text ?? '', LONGEST_PROPOSAL);
  const account = readingViewer(context)?.account.id ?? null;
  const snapshot = await needSeason(context, seasonId, account);
  const plan = await meteredInSteps(context, snapshot, () =>
    plannerOf(snapshot).planDraft(snapshot, input.effects, text),
  );
  return { snapshot, plan };
}

export const previewFields: ProposalPreviewResolvers = {
  failure: ({ snapshot, plan }) => ('failure' in plan ? { snapshot, failure: plan.failure } : null),
  transfers: ({ snapshot, plan }) =>
    'failure' in plan
      ? []
      : gameOf(snapshot).transfers(snapshot, snapshot.record.seq, plan.transfers),
  victor: ({ snapshot, plan }) =>
    'failure' in plan || plan.victorId === null ? null : playerOf(snapshot, plan.victorId),
  events: ({ plan }) => ('failure' in plan ? [] : plan.events),
  victors: ({ snapshot, plan }) =>
    'failure' in plan ? [] : plan.victors.map((player) => playerOf(snapshot, player)),
  graveDeeds: ({ plan }) => ('failure' in plan ? [] : plan.deeds.map((deed) => GRAVE_WORDS[deed])),
  ends: ({ plan }) => !('failure' in plan) && plan.ends,
  sections: ({ snapshot, plan }) =>
    'failure' in plan || plan.document === null
      ? []
      : differenceOf(
          rulesetOf(snapshot, seasonView(snapshot).revision).row.document,
          plan.document,
        ),
};
