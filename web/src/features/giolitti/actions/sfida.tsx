import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Termed } from '../../../ui/glossary/glossary-text';
import { Act } from '../../../ui/form/mutation-button';
import { say } from '../../../platform/i18n/translate';
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
        rule
      }
      game {
        ...GameAfter
      }
    }
  }
`);

type SfidaAskedProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/** A Sfida that awaits its answer. */
export function SfidaAsked({ game, seat }: SfidaAskedProps) {
  const { id, stakes, season, sfida } = unmask(GAME, game);
  if (sfida === null) return null;
  const mayAnswer = optionOf(seat, 'answerSfida') !== null;
  const act = { document: ANSWER, season: season.id };
  return (
    <section className="sfida" data-mine={mayAnswer} aria-label={say('act.sfida')}>
      <h2>{say('sfida.asked', { name: sfida.by.name })}</h2>
      {!mayAnswer && <p className="quiet">{say('sfida.waits', { name: sfida.to.name })}</p>}
      {mayAnswer && (
        <>
          <p>
            <Termed>{say('sfida.text', { stakes: stakes + 1 })}</Termed>
          </p>
          <p className="claim-acts">
            <Act
              {...act}
              look="act"
              command={`answerSfida:${id}:accept`}
              input={{ gameId: id, accept: true }}
            >
              {say('sfida.accept')}
            </Act>
            <Act
              {...act}
              command={`answerSfida:${id}:reject`}
              input={{ gameId: id, accept: false }}
            >
              {say('sfida.reject')}
            </Act>
          </p>
        </>
      )}
    </section>
  );
}
