/** Each patch of the hostile load is at its limit: a slightly larger patch is refused. */
import { patchOf, PATCH_KINDS } from '../../bench/src/hostile/patches';
import type { PatchKind } from '../../bench/src/hostile/patches';
import { amendRuleset } from '../../src/rulesets';
import { LIMITS } from '../../src/server/scheduling/limits';
import { EDITION } from '../round/harness';

const isAccepted = (kind: PatchKind, more: number): boolean => {
  const patch = patchOf(kind, 1, more);
  const bytes = JSON.stringify(patch).length;
  return bytes < LIMITS.bodyBytes && amendRuleset(EDITION, patch).ok;
};

it.each(PATCH_KINDS)('a patch of the kind %s is accepted, and a longer one is not', (kind) => {
  const patch = patchOf(kind, 1);
  expect(patch).toHaveLength(200);
  const amended = amendRuleset(EDITION, patch);
  expect(amended).toMatchObject({ ok: true, ruleset: { title: EDITION.title } });
  expect([isAccepted(kind, 0), isAccepted(kind, 30)]).toEqual([true, false]);
});
