import { plain } from '../../document/markdown';
import type { RuleSection } from './section';

/**
 * Sections as one Markdown text, with a list of contents and an anchor before each heading.
 * Articles are quoted, so that no part of one can act as a heading or swallow the text after it.
 */
export function oneText(title: string, sections: readonly RuleSection<string>[]): string {
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
