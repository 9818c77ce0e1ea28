import { canonicalJson, sha256OfText } from '../../kernel';
import type { DynastyRuleset } from '../dynasty/document';
import type { RoundRuleset } from '../round/document';

/** A document of either kind; `kind` tells them apart. */
export type Ruleset = RoundRuleset | DynastyRuleset;

/** The SHA-256 of a document's canonical JSON. A test pins the digest of each released edition. */
export function rulesetDigest(ruleset: Ruleset): string {
  return sha256OfText(canonicalJson(ruleset));
}

/** Freezes a value and everything in it, so that it can be shared safely. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  for (const entry of Object.values(value)) deepFreeze(entry);
  return Object.freeze(value);
}
