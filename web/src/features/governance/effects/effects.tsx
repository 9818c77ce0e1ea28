import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { EffectsFragment } from '../../../generated/graphql';
import { useRulesOf } from '../../../ui/glossary/glossary-context';
import { Markdown } from '../../../ui/markdown';
import { humanize } from '../../../platform/i18n/humanize';
import { printList } from '../../../platform/i18n/print-list';
import { printAmounts } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { TransferList } from './transfer-list';
import { dynastyEffectText, placementText, TermEffect } from './effect-texts';
import { Patch } from '../amendments/patch';
import { seasonEffectText } from './season-effect';

const EFFECTS = graphql(`
  fragment Effects on Proposal {
    id
    text
    effects {
      __typename
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
      ... on RepealArticleEffect {
        anchor
      }
      ... on GiveItemsEffect {
        player {
          id
          name
        }
        items {
          item
          name
          quantity
        }
      }
      ... on TakeItemsEffect {
        player {
          id
          name
        }
        items {
          item
          name
          quantity
        }
      }
      ... on CorrectStandingEffect {
        player {
          id
          name
        }
      }
      ... on CreateWorkEffect {
        title
      }
      ... on CorrectMagistrelliEffect {
        magistrelli
        player {
          id
          name
        }
      }
      ... on SetValueEffect {
        value
        whose {
          id
          name
        }
        ofCard {
          name
        }
        to
      }
      ... on CorrectModaEffect {
        mask
        moda
      }
      ... on ChangeMaskEffect {
        worn: mask
        player {
          id
          name
        }
      }
      ... on VoidGameEffect {
        game {
          id
          number
        }
      }
      ... on SetStakesEffect {
        stakes
        game {
          id
          number
        }
      }
      ... on SetScoreEffect {
        score
        game {
          id
          number
        }
        player {
          id
          name
        }
      }
      ... on MoveItemsEffect {
        transfers {
          item
          name
          quantity
          from {
            ...OwnerName
          }
          to {
            ...OwnerName
          }
        }
      }
      ... on VoidTradeEffect {
        trade {
          id
          from {
            id
            name
          }
          to {
            id
            name
          }
        }
      }
      ... on VoidTableEffect {
        table {
          id
          kind
          players {
            id
            name
          }
        }
      }
      ... on VoidSecretActionEffect {
        secretAction {
          id
          kind
          player {
            id
            name
          }
        }
      }
      ... on DeclareVictorEffect {
        player {
          id
          name
        }
      }
      ... on SetTermEffect {
        office
        until
        player {
          id
          name
        }
      }
      ... on CorrectHandEffect {
        placement
        total: score
        hand {
          id
          week
          player {
            id
            name
          }
        }
      }
      ... on EndJudgeTermEffect {
        player {
          id
          name
        }
      }
      ... on ReplaceHostEffect {
        player {
          id
          name
        }
      }
      ... on RemovePlayerEffect {
        player {
          id
          name
        }
      }
      ... on PauseSeasonEffect {
        days
      }
      ... on ReplaceDealerEffect {
        player {
          id
          name
        }
      }
      ... on CreateDuckEffect {
        name
        player {
          id
          name
        }
      }
    }
    failure {
      refusal {
        message
      }
    }
    revision {
      id
      revision
    }
  }
`);

type EffectsProps = { readonly proposal: FragmentType<typeof EFFECTS>; readonly season: string };

/** The effects of a proposal as sentences, whatever its status. */
export function Effects({ proposal, season }: EffectsProps) {
  const { effects, failure, revision, text } = unmask(EFFECTS, proposal);
  const rules = useRulesOf(season);
  if (effects.length === 0) return null;
  return (
    <section>
      <h3 className="caps">{t('govern.effects')}</h3>
      <ul className="effects">
        {effects.map((effect, at) => (
          <li key={at}>
            <Effect effect={effect} text={text} />
          </li>
        ))}
      </ul>
      {failure !== null && (
        <p className="outcome">{t('govern.failed', { message: failure.refusal.message })}</p>
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

type EffectProps = { readonly effect: EffectOf; readonly text: string };

function Effect({ effect, text }: EffectProps) {
  switch (effect.__typename) {
    case 'AmendRulesetEffect':
      return (
        <>
          {t('govern.amends')}
          <Patch patch={effect.patch} />
        </>
      );
    case 'AddArticleEffect':
    case 'ReplaceArticleEffect':
      return <Article effect={effect} text={text} />;
    case 'RepealArticleEffect':
      return t('govern.articleRepealed', { anchor: effect.anchor });
    case 'GiveItemsEffect':
      return t('govern.gives', { who: effect.player.name, items: printAmounts(effect.items) });
    case 'TakeItemsEffect':
      return t('govern.takes', { who: effect.player.name, items: printAmounts(effect.items) });
    case 'CorrectStandingEffect':
      return t('govern.corrects', { who: effect.player.name });
    case 'SetValueEffect':
      return setting(effect);
    case 'CreateWorkEffect':
      return t('govern.work', { title: effect.title });
    case 'CorrectMagistrelliEffect':
    case 'CorrectModaEffect':
    case 'ChangeMaskEffect':
    case 'VoidGameEffect':
    case 'SetStakesEffect':
    case 'SetScoreEffect':
      return dynastyEffectText(effect);
    case 'MoveItemsEffect':
      return <TransferList transfers={effect.transfers} />;
    case 'VoidTradeEffect':
      return t('govern.voidsTrade', {
        from: effect.trade.from.name,
        to: effect.trade.to.name,
      });
    case 'VoidTableEffect':
      return t(`govern.voids${effect.table.kind}`, {
        who: printList(effect.table.players.map(({ name }) => name)),
      });
    case 'VoidSecretActionEffect': {
      const { kind, player } = effect.secretAction;
      return t(`govern.voids${kind}`, { who: player.name });
    }
    case 'DeclareVictorEffect':
      return t('govern.wins', { who: effect.player.name });
    case 'SetTermEffect':
      return <TermEffect {...effect} />;
    case 'CorrectHandEffect':
      return placementText(effect);
    case 'EndJudgeTermEffect':
      return t('govern.endsTerm', { who: effect.player.name });
    case 'ReplaceHostEffect':
    case 'RemovePlayerEffect':
    case 'CloseSeasonEffect':
    case 'PauseSeasonEffect':
    case 'ResumeSeasonEffect':
    case 'ReplaceDealerEffect':
      return seasonEffectText(effect);
    case 'CreateDuckEffect':
      return t('govern.duck', { who: effect.player.name, name: effect.name });
  }
}

function setting({
  value,
  whose,
  ofCard,
  to,
}: Extract<EffectOf, { __typename: 'SetValueEffect' }>) {
  const name = whose?.name ?? ofCard?.name ?? null;
  const said = { value: humanize(value), to: String(to) };
  return name === null ? t('govern.sets', said) : t('govern.setsOf', { ...said, whose: name });
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
