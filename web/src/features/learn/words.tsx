import type { Face } from '../../ui/cards/face';
import { t } from '../../platform/i18n/translate';
import { CardRow } from './card-row';

export type LearnWord = {
  readonly word: string;
  readonly text: string;
  /** An example by cards. */
  readonly cards?: readonly Face[];
  readonly numbers?: readonly number[];
};

/** Every word of a game. */
export function Words({ words }: { readonly words: readonly LearnWord[] }) {
  return (
    <section aria-labelledby="words">
      <h2 id="words">{t('learn.words')}</h2>
      <dl className="learn-words">
        {words.map(({ word, text, cards, numbers }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              <p>{text}</p>
              {cards !== undefined && (
                <CardRow cards={cards} width={44} {...(numbers === undefined ? {} : { numbers })} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
