import type { DynastyAnchor, RuleAnchor } from '../../articles/anchors';
import { plain } from '../../document/markdown';
import type { DynastyRuleset } from '../../dynasty/document';
import type { RoundRuleset } from '../../round/document';

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
export type RoundSectionWriter = (ruleset: RoundRuleset) => RuleSection | null;

/** The same for a dynasty, whose rules have all sections. */
export type DynastySectionWriter = (ruleset: DynastyRuleset) => DynastySection;

/** A section of the non-null blocks, with a blank line between them. */
export function section<A extends string>(
  anchor: A,
  title: string,
  ...blocks: readonly (string | null)[]
): RuleSection<A> {
  const markdown = blocks.filter((block) => block !== null).join('\n\n');
  return { anchor, title, markdown, heldBy: 'SERVER' };
}

/**
 * Sections as one Markdown text, with a list of contents and an anchor before each heading.
 * Articles are quoted, so that no part of one can act as a heading or swallow the text after it.
 */
export function joinSections(title: string, sections: readonly RuleSection<string>[]): string {
  const contents = sections
    .map((section) => `- [${plain(section.title)}](#${section.anchor})`)
    .join('\n');
  const bodies = sections.map(
    (section) => `## <a id="${section.anchor}"></a>${plain(section.title)}\n\n${bodyOf(section)}`,
  );
  return `${[`# ${plain(title)}`, contents, ...bodies].join('\n\n')}\n`;
}

function bodyOf({ heldBy, markdown }: RuleSection<string>): string {
  if (heldBy === 'SERVER') return markdown;
  const quoted = markdown.split('\n').map((line) => `> ${line}`.trimEnd());
  return `_Held by people, not by the server._\n\n${quoted.join('\n')}`;
}
