import type { RoundRuleset } from '../round/document';
import type { RuleAnchor } from '../rule-anchors';

/** One section of the rules as players read them. */
export type RuleSection = {
  readonly anchor: RuleAnchor;
  /** Plain text. */
  readonly title: string;
  /** The section without its heading. */
  readonly markdown: string;
};

/** Writes a section from a document; null where the document has no such rule. */
export type Writer = (ruleset: RoundRuleset) => RuleSection | null;

/** A section of those blocks that are there, a blank line between them. */
export function section(
  anchor: RuleAnchor,
  title: string,
  ...blocks: readonly (string | null)[]
): RuleSection {
  return { anchor, title, markdown: blocks.filter((block) => block !== null).join('\n\n') };
}
