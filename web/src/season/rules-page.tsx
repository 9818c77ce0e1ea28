import { useEffect } from 'react';
import { useQuery } from 'urql';
import { Note } from '../app/note';
import { useTitle } from '../app/use-title';
import { graphql } from '../generated/gql';
import { Markdown } from '../kit/markdown';
import { say } from '../words/words';
import './rules.css';

const RULES = graphql(`
  query Rules($season: ID!) {
    season(id: $season) {
      id
      name
      ruleset {
        id
        title
        revision
        sections {
          anchor
          title
          markdown
        }
      }
    }
  }
`);

/** The rules in force, section by section, each with the address that refusals and options name. */
export function RulesPage({ season }: { readonly season: string }) {
  const [{ data, fetching }] = useQuery({ query: RULES, variables: { season } });
  const ruleset = data?.season?.ruleset;
  useTitle(ruleset?.title ?? null);
  useEffect(() => {
    if (ruleset === undefined) return;
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [ruleset]);
  if (fetching) return <p className="quiet">{say('house.loading')}</p>;
  if (ruleset === undefined) {
    return <Note title={say('season.gone')} text={say('season.goneText')} />;
  }
  return (
    <article className="rules">
      <h1>{ruleset.title}</h1>
      <p className="quiet">{say('rules.revision', { revision: ruleset.revision })}</p>
      {ruleset.sections.map(({ anchor, title, markdown }) => (
        <section key={anchor} id={anchor}>
          <h2>
            <a href={`#${anchor}`}>{title}</a>
          </h2>
          <Markdown text={markdown} />
        </section>
      ))}
    </article>
  );
}
