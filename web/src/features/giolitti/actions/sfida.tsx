import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { GlossaryText } from '../../../ui/glossary/glossary-text';
import { MutationButton } from '../../../ui/form/mutation-button';
import { t } from '../../../platform/i18n/translate';
import { optionOf } from '../table/my-seat';
import type { MySeat } from '../table/my-seat';

const GAME = graphql(`
  fragment SfidaAsked on GiolittiGame {
    id
    stakes
    season {
      id
    }
    sfida {
      by {
        id
        name
      }
      to {
        id
        name
      }
    }
  }
`);

const ANSWER = graphql(`
  mutation AnswerSfida($input: AnswerSfidaInput!) {
    answerSfida(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      game {
        ...GameAfter
      }
    }
  }
`);

type SfidaPromptProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/** A Sfida and the choice of an answer. */
export function SfidaPrompt({ game, seat }: SfidaPromptProps) {
  const { id, stakes, season, sfida } = unmask(GAME, game);
  if (sfida === null) return null;
  const mayAnswer = optionOf(seat, 'answerSfida') !== null;
  const act = { document: ANSWER, season: season.id };
  return (
    <section className="sfida" data-mine={mayAnswer} aria-label={t('act.sfida')}>
      <h2>{t('sfida.asked', { name: sfida.by.name })}</h2>
      {!mayAnswer && <p className="quiet">{t('sfida.waits', { name: sfida.to.name })}</p>}
      {mayAnswer && (
        <>
          <p>
            <GlossaryText>{t('sfida.text', { stakes: stakes + 1 })}</GlossaryText>
          </p>
          <p className="claim-acts">
            <MutationButton
              {...act}
              look="act"
              command={`answerSfida:${id}:accept`}
              input={{ gameId: id, accept: true }}
            >
              {t('sfida.accept')}
            </MutationButton>
            <MutationButton
              {...act}
              command={`answerSfida:${id}:reject`}
              input={{ gameId: id, accept: false }}
            >
              {t('sfida.reject')}
            </MutationButton>
          </p>
        </>
      )}
    </section>
  );
}
