import { useState } from 'react';
import { Card } from '../../ui/cards/card';
import { nameOf } from '../../ui/cards/face';
import type { Face } from '../../ui/cards/face';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { SeasonValuesFragment } from '../../generated/graphql';
import type { OfferedMutation } from '../../platform/is-offered';
import { DeckDialog } from '../../ui/cards/deck-dialog';
import { t } from '../../platform/i18n/translate';
import { maySet } from './may-set';
import { printValue } from '../../ui/print-value';
import { SetValue } from './set-value';

const VALUES = graphql(`
  fragment SeasonValues on Season {
    id
    ruleset {
      id
    }
    trackedValues {
      code
      title
      of
      start
      value
      cards {
        card {
          rank
          suit
          name
        }
        value
      }
      ...Settable
    }
  }
`);

type SeasonValuesProps = {
  readonly season: FragmentType<typeof VALUES>;
  readonly options: readonly OfferedMutation[];
};

/** The values of the season and of cards. */
export function SeasonValues({ season, options }: SeasonValuesProps) {
  const { id, ruleset, trackedValues } = unmask(VALUES, season);
  const own = trackedValues.filter(({ of }) => of === 'SEASON');
  return (
    <>
      {own.length > 0 && (
        <section aria-labelledby="values-season">
          <h2 id="values-season">{t('values.season')}</h2>
          <dl className="values-season">
            {own.map((tracked) => (
              <div key={tracked.code}>
                <dt>{tracked.title}</dt>
                <dd>
                  {maySet(options, tracked.code) ? (
                    <SetValue
                      season={id}
                      tracked={tracked}
                      now={tracked.value}
                      of={{}}
                      whose={null}
                    />
                  ) : (
                    printValue(tracked.value)
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {trackedValues
        .filter(({ of }) => of === 'CARD')
        .map((tracked) => (
          <CardValues
            key={tracked.code}
            season={id}
            ruleset={ruleset.id}
            tracked={tracked}
            can={maySet(options, tracked.code)}
          />
        ))}
    </>
  );
}

type CardValuesProps = {
  readonly season: string;
  readonly ruleset: string;
  readonly tracked: SeasonValuesFragment['trackedValues'][number];
  readonly can: boolean;
};

const isSame = (one: Face, other: Face): boolean =>
  one.rank === other.rank && one.suit === other.suit;

/**
 * The cards with a value of their own, and a choice of any other card if the viewer may set the
 * value.
 */
function CardValues({ season, ruleset, tracked, can }: CardValuesProps) {
  const { title, cards, start } = tracked;
  const [chosen, setChosen] = useState<Face | null>(null);
  const isNew = chosen !== null && !cards.some(({ card }) => isSame(card, chosen));
  const shown = [
    ...cards.map(({ card, value }) => ({ card, value })),
    ...(isNew ? [{ card: chosen, value: start }] : []),
  ];
  return (
    <section aria-label={t('values.card', { title })}>
      <h2>{t('values.card', { title })}</h2>
      <ul className="values-cards">
        {shown.map(({ card, value }) => (
          <li key={`${card.rank} ${card.suit}`}>
            <Card face={card} width={64} />
            {can ? (
              <SetValue
                season={season}
                tracked={tracked}
                now={value}
                of={{ card: { rank: card.rank, suit: card.suit } }}
                whose={nameOf(card)}
                open={chosen !== null && isSame(card, chosen)}
                onDone={() => setChosen(null)}
              />
            ) : (
              <span>{printValue(value)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="quiet">
        {t(shown.length === 0 ? 'values.allCards' : 'values.otherCards', {
          value: printValue(start),
        })}
      </p>
      {can && (
        <DeckDialog
          ruleset={ruleset}
          label={t('values.chooseCard')}
          text={t('values.chooseCardText', { title })}
          onChoose={setChosen}
        />
      )}
    </section>
  );
}
