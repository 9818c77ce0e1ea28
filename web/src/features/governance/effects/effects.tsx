import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { EffectsFragment } from '../../../generated/graphql';
import { useRulesOf } from '../../../ui/glossary/glossary-context';
import { LoadFailed } from '../../../ui/list/load-failed';
import { Markdown } from '../../../ui/markdown';
import { printMoment } from '../../../platform/i18n/format';
import { printRefusal } from '../../../platform/i18n/print-refusal';
import { t } from '../../../platform/i18n/translate';
import { useNow } from '../../../platform/live/use-now';
import { Patch } from '../amendments/patch';
import { useRuleWords } from '../amendments/use-rule-words';

const EFFECTS = graphql(`
  fragment Effects on Proposal {
    id
    text
    effects {
      __typename
      sentence: text
      ... on AmendRulesetEffect {
        patch
      }
      ... on AddArticleEffect {
        anchor
        title
        markdown
        evenIfOthersFail
      }
      ... on ReplaceArticleEffect {
        anchor
        title
        markdown
      }
    }
    failure {
      refusal {
        code
        message
        facts
      }
    }
    revision {
      id
      revision
    }
  }
`);

type EffectsProps = { readonly proposal: FragmentType<typeof EFFECTS>; readonly season: string };

/** The effects of a proposal, whatever its status. */
export function Effects({ proposal, season }: EffectsProps) {
  const { effects, failure, revision, text } = unmask(EFFECTS, proposal);
  const rules = useRulesOf(season);
  const known = useRuleWords(season, !effects.some((effect) => 'patch' in effect));
  if (effects.length === 0) return null;
  return (
    <section>
      <h3 className="caps">{t('govern.effects')}</h3>
      <ul className="effects">
        {effects.map((effect, at) => (
          <li key={at}>
            <Effect effect={effect} text={text} known={known} />
          </li>
        ))}
      </ul>
      {failure !== null && (
        <p className="outcome">{t('govern.failed', { message: printRefusal(failure.refusal) })}</p>
      )}
      {revision !== null && (
        <Link href={`${rules}?revision=${revision.revision}`}>
          {t('govern.revision', { revision: revision.revision })}
        </Link>
      )}
    </section>
  );
}

type EffectOf = EffectsFragment['effects'][number];

type EffectProps = {
  readonly effect: EffectOf;
  readonly text: string;
  readonly known: ReturnType<typeof useRuleWords>;
};

function Effect({ effect, text, known }: EffectProps) {
  if ('patch' in effect) {
    return (
      <>
        {t('govern.amends')}
        <Patch patch={effect.patch} words={known.words} />
        {known.retry !== null && <LoadFailed onRetry={known.retry} />}
      </>
    );
  }
  if ('markdown' in effect) return <Article effect={effect} text={text} />;
  return <Sentence text={effect.sentence} />;
}

const MOMENTS = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** A sentence of the API, with its moments in the reader's time. */
function Sentence({ text }: { readonly text: string }) {
  const now = useNow(60_000);
  return text.replace(MOMENTS, (moment) => printMoment(Date.parse(moment), now));
}

type ArticleProps = {
  readonly effect: Extract<EffectOf, { __typename: 'AddArticleEffect' | 'ReplaceArticleEffect' }>;
  readonly text: string;
};

/** An article, with its text if it differs from the proposal's. */
function Article({ effect, text }: ArticleProps) {
  const { anchor, title, markdown } = effect;
  const adds = effect.__typename === 'AddArticleEffect';
  return (
    <>
      {t(adds ? 'govern.articleAdded' : 'govern.articleReplaced', { anchor, title })}
      {markdown === text ? (
        <p className="quiet small">{t('govern.articleWords')}</p>
      ) : (
        <div className="prose">
          <Markdown text={markdown} />
        </div>
      )}
      {adds && effect.evenIfOthersFail && <p className="quiet small">{t('govern.articleKept')}</p>}
    </>
  );
}
