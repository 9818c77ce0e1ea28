import { plain } from './markdown';
import type { RuleSection } from './section';

/** Sections in one Markdown text, with a list of contents and an anchor before each heading. */
export function oneText(title: string, sections: readonly RuleSection<string>[]): string {
  const contents = sections
    .map((section) => `- [${plain(section.title)}](#${section.anchor})`)
    .join('\n');
  const bodies = sections.map(
    (section) => `## <a id="${section.anchor}"></a>${plain(section.title)}\n\n${section.markdown}`,
  );
  return `${[`# ${plain(title)}`, contents, ...bodies].join('\n\n')}\n`;
}
