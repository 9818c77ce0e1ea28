import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { Markdown } from '../../../ui/markdown';

const PROBE = graphql(`
  query SaidNow($input: PreviewProposalInput!) {
    previewProposal(input: $input) {
      failure {
        effect
      }
      sections {
        anchor
        lines {
          change
          text
        }
      }
    }
  }
`);

type PresentWordingProps = {
  readonly season: string;
  readonly path: string;
  readonly now: number | boolean;
};

/** The present wording of the rules: the lines that change with the value. */
export function PresentWording({ season, path, now }: PresentWordingProps) {
  const probe = (value: number | boolean) => ({
    input: {
      seasonId: season,
      text: '',
      effects: [{ amendRuleset: [{ op: 'replace', path, value }] }],
    },
  });
  const isFlag = typeof now === 'boolean';
  const [more] = useQuery({ query: PROBE, variables: probe(isFlag ? !now : now + 1) });
  const isTooMuch = (more.data?.previewProposal.failure ?? null) !== null;
  const [less] = useQuery({
    query: PROBE,
    variables: probe(isFlag ? now : now - 1),
    pause: isFlag || !isTooMuch,
  });
  const { data } = isTooMuch ? less : more;
  const said = (data?.previewProposal.sections ?? [])
    .flatMap(({ lines }) => lines)
    .filter(({ change, text }) => change === 'REMOVED' && text.trim() !== '')
    .slice(0, MOST_LINES);
  if (said.length === 0) return null;
  return (
    <blockquote className="rule-said quiet">
      {said.map(({ text }) => (
        <Markdown key={text} text={text} />
      ))}
    </blockquote>
  );
}

const MOST_LINES = 3;
