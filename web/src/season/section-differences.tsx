import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import type { SectionDifferenceFragment } from '../generated/graphql';
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
  /** Whether the sections are on the same page. */
  readonly linked?: boolean;
};

/** Sections line by line: what came in one colour, what went in another. */
export function SectionDifferences({ sections, linked = false }: SectionDifferencesProps) {
  return sections.map((section) => {
    const { anchor, title, change, lines } = unmask(SECTION, section);
    return (
      <div key={anchor} className="difference">
        <h3>{linked && change !== 'REMOVED' ? <a href={`#${anchor}`}>{title}</a> : title}</h3>
        {lines.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </div>
    );
  });
}

type LineOf = SectionDifferenceFragment['lines'][number];

function Line({ line: { change, text } }: { readonly line: LineOf }) {
  if (text.trim() === '') return null;
  switch (change) {
    case 'ADDED':
      return <ins>{text}</ins>;
    case 'REMOVED':
      return <del>{text}</del>;
    case 'SAME':
      return <p className="quiet">{text}</p>;
  }
}
