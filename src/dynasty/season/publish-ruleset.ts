/**
 * The host publishes a new revision of the rules. It rules from that instant on; games that are
 * started keep theirs, which is their Environment [Starting a Game; ruling K19].
 */
import { retime, SECOND_MS } from '../../kernel';
import type { JsonObject } from '../../kernel';
import { amendDynastyRuleset, tempoProblems } from '../../rulesets';
import type { DynastyRuleset } from '../../rulesets';
import { unlessOver } from '../ground/access';
import { byHost } from '../ground/declare';
import type { DynastyEventRecord } from '../ground/declare';
import { hasMask } from '../masks/powers';
import { refuse } from '../ground/refusal';
import type { DynastyRefusal } from '../ground/refusal';
import {
  activePlayers,
  dynastyOf,
  patchDynasty,
  patchStanding,
  rulesetOf,
  standingOf,
  tempoOf,
} from '../ground/state';
import type { DynastyState } from '../ground/state';
import type { PublishRuleset } from './commands';
import type { RulesetPublished } from './events';

export const publishRuleset = byHost<PublishRuleset>({
  rule: 'seasons',
  refuses: ({ state }) => unlessOver(state, 'seasons'),
  offers: () => [{ description: 'Publish a new revision of the rules.' }],
  decide: (turn, { patch }) => {
    const { state } = turn;
    const amended = amendDynastyRuleset(rulesetOf(state), patch);
    if (!amended.ok) {
      const problems: readonly JsonObject[] = amended.problems;
      return refuse('RULESET_REFUSED', 'seasons', { problems });
    }
    const document = amended.ruleset;
    const tooFast = unlessTempo(state, document);
    if (tooFast !== null) return tooFast;
    const unmaskedIds = activePlayers(state)
      .map(({ id }) => standingOf(state, id))
      .filter(({ mask }) => mask !== null && !hasMask(document, mask))
      .map(({ id }) => id)
      .sort();
    const revision = dynastyOf(state).revision + 1;
    turn.emit({ type: 'RulesetPublished', revision, document, unmaskedIds });
    return null;
  },
});

/** Outside rehearsals there is a shortest rules-day. */
function unlessTempo(
  state: DynastyState,
  { rulesDaySeconds }: DynastyRuleset,
): DynastyRefusal | null {
  if (dynastyOf(state).testClockMs !== null) return null;
  const problems: readonly JsonObject[] = tempoProblems(
    rulesDaySeconds,
    rulesetOf(state).rulesDaySeconds,
  );
  return problems.length === 0 ? null : refuse('RULESET_REFUSED', 'seasons', { problems });
}

export const rulesetPublished: DynastyEventRecord<RulesetPublished> = {
  evolve: (state, { seq, atMs, event: { revision, document, unmaskedIds } }) => {
    const dynasty = dynastyOf(state);
    const dayMs = document.rulesDaySeconds * SECOND_MS;
    const tempo =
      dayMs === dynasty.dayMs ? tempoOf(dynasty) : retime(tempoOf(dynasty), dayMs, atMs);
    const { anchorMs, rulesAnchorMs } = tempo;
    const id = `r${String(revision)}`;
    state.put('revisions', { id, revision, adoptedAtMs: atMs, adoptedSeq: seq, document });
    patchDynasty(state, { revision, dayMs, anchorMs, rulesAnchorMs });
    for (const player of unmaskedIds) patchStanding(state, player, { mask: null });
  },
  text: (_state, { revision }) => `The host published revision ${revision} of the rules.`,
  channel: null,
  notice: 'MASK_LOST',
  concerns: ({ unmaskedIds }) => unmaskedIds,
};
