import type { DynastyRuleset } from '../../dynasty/document';
import type { DynastyAnchor } from '../../articles/dynasty-anchors';
import type { RoundRuleset } from '../../round/document';
import type { RuleAnchor } from '../../articles/rule-anchors';

/** One section of the rules in prose. */
export type RuleSection<A extends string = RuleAnchor> = {
  readonly anchor: A;
  /** Plain text. */
  readonly title: string;
  /** The section without its heading. */
  readonly markdown: string;
  /** `SERVER`: the server enforces it; `PEOPLE`: an article. */
  readonly heldBy: 'SERVER' | 'PEOPLE';
};

/** A section of a dynasty's rules. */
export type DynastySection = RuleSection<DynastyAnchor>;

/** Writes a section from a document; null if the document has no such rule. */
export type Writer = (ruleset: RoundRuleset) => RuleSection | null;

/** The same for a dynasty, whose rules have all sections. */
export type DynastyWriter = (ruleset: DynastyRuleset) => DynastySection;

/** A section of the non-null blocks, with a blank line between them. */
export function section<A extends string>(
  anchor: A,
  title: string,
  ...blocks: readonly (string | null)[]
): RuleSection<A> {
  const markdown = blocks.filter((block) => block !== null).join('\n\n');
  return { anchor, title, markdown, heldBy: 'SERVER' };
}
