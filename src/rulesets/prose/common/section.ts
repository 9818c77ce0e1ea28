import type { DynastyAnchor, RuleAnchor } from '../../articles/anchors';
import { plain } from '../../document/markdown';
import type { DynastyRuleset } from '../../dynasty/document';
import type { RoundRuleset } from '../../round/document';

/** One section of the rules in prose. */
export type RuleSection<A extends string = RuleAnchor> = {
  readonly anchor: A;
  /** The title as plain text. */
  readonly title: string;
  /** The section without its heading. */
  readonly markdown: string;
  /** `SERVER`: the server enforces the section. `PEOPLE`: the section is an article. */
  readonly heldBy: 'SERVER' | 'PEOPLE';
};

/** A section of a dynasty's rules. */
export type DynastySection = RuleSection<DynastyAnchor>;

/** Writes a section from a document; null if the document has no such rule. */
export type RoundSectionWriter = (ruleset: RoundRuleset) => RuleSection | null;

/** Writes a section of a dynasty's rules. A dynasty has all sections. */
export type DynastySectionWriter = (ruleset: DynastyRuleset) => DynastySection;

/** Makes a section of the blocks that are not null, with a blank line between two blocks. */
export function section<A extends string>(
  anchor: A,
  title: string,
  ...blocks: readonly (string | null)[]
): RuleSection<A> {
  const markdown = blocks.filter((block) => block !== null).join('\n\n');
  return { anchor, title, markdown, heldBy: 'SERVER' };
}

/**
 * Joins sections into one Markdown text, with a table of contents and an anchor before each
 * heading. Articles are quoted, so that no part of an article can act as a heading or swallow the
 * text after it.
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
  return `_Enforced by people, not by the server._\n\n${quoted.join('\n')}`;
}
