import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import type { RulesDifferenceFragment } from '../generated/graphql';
import { say } from '../words/words';

const DIFFERENCE = graphql(`
  fragment RulesDifference on RulesetDifference {
    after {
      id
      revision
    }
    sections {
      anchor
      title
      change
      lines {
        change
        text
      }
    }
  }
`);

type RulesDifferenceProps = { readonly difference: FragmentType<typeof DIFFERENCE> };

/** What a revision changed, line by line: what came in one colour, what went in another. */
export function RulesDifference({ difference }: RulesDifferenceProps) {
  const { after, sections } = unmask(DIFFERENCE, difference);
  return (
    <section className="rules-difference" aria-labelledby="changed">
      <h2 id="changed">{say('rules.changed', { revision: after.revision })}</h2>
      {sections.length === 0 && <p className="quiet">{say('rules.sameWords')}</p>}
      {sections.map(({ anchor, title, change, lines }) => (
        <div key={anchor}>
          <h3>{change === 'REMOVED' ? title : <a href={`#${anchor}`}>{title}</a>}</h3>
          {lines.map((line, at) => (
            <Line key={at} line={line} />
          ))}
        </div>
      ))}
    </section>
  );
}

type LineOf = RulesDifferenceFragment['sections'][number]['lines'][number];

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
