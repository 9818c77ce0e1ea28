/**
 * The host publishes a new revision of the rules. It is in force from that instant on. Started
 * games keep their own revision, the Environment [Starting a Game; ruling K19].
 */
import { byOrdinal, phrase } from '../../kernel';
import { changedRules } from '../../season';
import { unlessOver } from '../model/access';
import { byHost } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activePlayers, dynastyOf, patchStanding, rulesetOf } from '../model/state';
import { amended, putRevision, unmaskedBy } from '../proposals/revision';
import type { PublishRuleset, RulesetPublished } from './vocabulary';

export const publishRuleset = byHost<PublishRuleset>(
  {
    rule: 'seasons',
    refuses: ({ state }) => unlessOver(state, 'seasons'),
    offers: () => [{ description: 'Publish a new revision of the rules.' }],
    decide: (turn, { patch }) => {
      const { state } = turn;
      const found = amended(state, rulesetOf(state), patch, 'seasons');
      if ('refusal' in found) return found.refusal;
      const { document } = found;
      const unmaskedIds = unmaskedBy(state, document);
      const revision = dynastyOf(state).revision + 1;
      turn.emit({ type: 'RulesetPublished', revision, document, unmaskedIds });
      return null;
    },
  },
  'PUBLISH_RULESET',
);

export const rulesetPublished: DynastyEventRecord<RulesetPublished> = {
  evolve: (state, stamped) => {
    putRevision(state, stamped.event, stamped);
    for (const player of stamped.event.unmaskedIds) patchStanding(state, player, { mask: null });
  },
  facts: (_state, { revision }) => ({ revision }),
  text: (state, event) => {
    const rules = changedRules(
      event,
      (revision) => state.get('revisions', `r${revision}`)?.document ?? null,
    );
    return `The host published revision ${event.revision} of the rules.${phrase(' ', rules)}`;
  },
  channel: null,
  notice: ({ unmaskedIds }, _state, player) =>
    unmaskedIds.includes(player) ? 'MASK_LOST' : 'RULES_CHANGED',
  concerns: (_event, state) =>
    activePlayers(state)
      .sort(byOrdinal)
      .map(({ id }) => id),
};
