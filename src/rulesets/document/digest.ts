import { canonicalJson, sha256OfText } from '../../kernel';
import type { Ruleset } from './ruleset';

/** SHA-256 of a document's canonical JSON; a test pins that of each released edition. */
export function rulesetDigest(ruleset: Ruleset): string {
  return sha256OfText(canonicalJson(ruleset));
}
