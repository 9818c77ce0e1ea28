import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { definitionOf } from './terms';
import type { Term } from './terms';

const GLOSSARY = graphql(`
  query Glossary($season: ID!) {
    season(id: $season) {
      id
      ruleset {
        id
        sections {
          anchor
          title
          markdown
        }
      }
    }
  }
`);

type DefinitionProps = {
  readonly word: string;
  readonly term: Term;
  readonly season: string;
};

/** A word's definition in the rules in force. */
export function Definition({ word, term, season }: DefinitionProps) {
  const [{ data, fetching }] = useQuery({ query: GLOSSARY, variables: { season } });
  const sections = data?.season?.ruleset.sections;
  if (sections === undefined) return t(fetching ? 'house.loading' : 'glossary.none');
  const found = definitionOf(word, term, sections);
  if (found === null) return t('glossary.none');
  return (
    <>
      <b>{found.section.title}</b> {found.text}
    </>
  );
}
