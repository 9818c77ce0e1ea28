import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { SectionDifferenceFragment } from '../../../generated/graphql';
import './section-differences.css';

const SECTION = graphql(`
  fragment SectionDifference on SectionDifference {
    anchor
    title
    change
    lines {
      change
      text
    }
  }
`);

type SectionDifferencesProps = {
  readonly sections: readonly FragmentType<typeof SECTION>[];
  /** True if the page also has the sections, to link to them. */
  readonly linked?: boolean;
};

/** The changed sections line by line. Additions and removals have different colours. */
export function SectionDifferences({ sections, linked = false }: SectionDifferencesProps) {
  return sections.map((section) => {
    const { anchor, title, change, lines } = unmask(SECTION, section);
    return (
      <div key={anchor} className="difference">
        <h3>{linked && change !== 'REMOVED' ? <a href={`#${anchor}`}>{title}</a> : title}</h3>
        {shownOf(lines).map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </div>
    );
  });
}

type LineOf = SectionDifferenceFragment['lines'][number];
/** The number of unchanged lines shown around a change. */
const CONTEXT = 2;
const GAP: LineOf = { change: 'SAME', text: '…' };

/** The changed lines with their context, and a gap for the rest. */
function shownOf(lines: readonly LineOf[]): readonly LineOf[] {
  const said = lines.filter(({ text }) => printed(text) !== '');
  const isNear = (at: number): boolean =>
    said.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ change }) => change !== 'SAME');
  return said.flatMap((line, at) => {
    if (isNear(at)) return [line];
    return at === 0 || isNear(at - 1) ? [GAP] : [];
  });
}

const ROW = /^\|(.*)\|$/;
const RULE = /^[|:\s-]+$/;

/** A line without Markdown syntax; for a table's row, the text of its cells. */
function printed(text: string): string {
  const line = text.trim();
  if (RULE.test(line)) return '';
  const [, cells] = ROW.exec(line) ?? [];
  if (cells !== undefined) {
    return cells
      .split('|')
      .map((cell) => cell.trim())
      .join(' · ');
  }
  return line.replace(/^(?:#+|[-*])\s+/, '').replaceAll(/\*\*|__/g, '');
}

function Line({ line: { change, text } }: { readonly line: LineOf }) {
  const line = printed(text);
  switch (change) {
    case 'ADDED':
      return <ins>{line}</ins>;
    case 'REMOVED':
      return <del>{line}</del>;
    case 'SAME':
      return <p className="quiet">{line}</p>;
  }
}
