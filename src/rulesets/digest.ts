import { canonicalJson, sha256OfText } from '../kernel';
import type { RoundRuleset } from './round/document';

/** SHA-256 of a document's canonical JSON: what a released edition is pinned by. */
export function rulesetDigest(ruleset: RoundRuleset): string {
  return sha256OfText(canonicalJson(ruleset));
}
