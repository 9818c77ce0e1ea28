import { useState } from 'react';
import { useQuery } from 'urql';
import { useCommand } from '../../platform/api/use-command';
import { problemsIn } from '../rules-editor';
import { graphql } from '../../generated/gql';
import { AmendFields, TryProposal, useAmending, useTrial } from '../governance';
import { Button } from '../../ui/form/button';
import { OptionRule } from '../../ui/form/option-rule';
import { Outcome } from '../../ui/form/outcome';
import { t } from '../../platform/i18n/translate';
import '../governance/governance.css';
import '../../ui/panel.css';

const RULES = graphql(`
  query PublishedRules($season: ID!) {
    season(id: $season) {
      id
      ruleset {
        id
        revision
      }
    }
  }
`);
const PUBLISH = graphql(`
  mutation PublishRuleset($input: PublishRulesetInput!) {
    publishRuleset(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        seq
        ruleset {
          id
          revision
        }
      }
    }
  }
`);

/** Lets the host change the rules in force, with the same sentences as in proposals. */
export function PublishRules({ season }: { readonly season: string }) {
  const [{ data }] = useQuery({ query: RULES, variables: { season } });
  const ruleset = data?.season?.ruleset ?? null;
  return (
    <section aria-labelledby="publish">
      {ruleset !== null && <Revision season={season} ruleset={ruleset.id} />}
    </section>
  );
}

/** The draft stays until published. */
function Revision({ season, ruleset }: { readonly season: string; readonly ruleset: string }) {
  const place = { season, command: 'publishRuleset' };
  const amending = useAmending(season, ruleset, place.command);
  const [pressed, setPressed] = useState(false);
  const { state, send, reset } = useCommand(PUBLISH, { ...place, typedAs: 'publishRuleset patch' });
  const { patched, isJson } = amending;
  // Opens if an earlier visit left a draft.
  const [wasSaid] = useState(patched?.is !== 'none');
  const patch = patched?.is === 'said' ? patched.patch : null;
  const effects = patched === null ? null : patch === null ? [] : [{ amendRuleset: patch }];
  const trial = useTrial(season, '', effects);
  const problems = state.is === 'refused' ? problemsIn(state.refusal.facts) : trial.problems;
  const act = async (): Promise<void> => {
    trial.forget();
    setPressed(true);
    if (patch === null || (await send({ seasonId: season, patch })) === null) return;
    setPressed(false);
    amending.clear();
  };
  return (
    <details className="panel publish-fold" open={wasSaid}>
      <summary>
        <h2 id="publish">{t('publish.title')}</h2>
      </summary>
      <p className="quiet">{t('publish.text')}</p>
      <form
        className="publish"
        onSubmit={(event) => {
          event.preventDefault();
          void act();
        }}
      >
        <AmendFields
          season={season}
          amending={amending}
          problems={problems}
          bad={pressed && !isJson}
        />
        <TryProposal season={season} trial={trial} onAsk={reset} />
        <span className="act-way">
          <Button type="submit" look="act" state={state}>
            {t('publish.do')}
          </Button>
          <OptionRule season={season} mutation="publishRuleset" />
        </span>
        {pressed && patch === null && (
          <p className="outcome" role="alert">
            {t(!isJson ? 'govern.patchBad' : patched === null ? 'effect.half' : 'publish.nothing')}
          </p>
        )}
        <Outcome state={state} season={season} />
      </form>
    </details>
  );
}
