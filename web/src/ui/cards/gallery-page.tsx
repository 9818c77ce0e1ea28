import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { Card } from './card';
import { CardBack } from './card-back';
import type { Face } from './face';
import { Mask } from './mask';
import './gallery.css';

const DECKS = graphql(`
  query Decks {
    editions {
      id
      title
      round {
        deck {
          archetypes {
            archetype
            ranks {
              rank
              name
            }
          }
          suits {
            suit
            name
            archetype
          }
        }
      }
      dynasty {
        deck {
          suit
          name
          ranks {
            rank
          }
        }
        masks {
          mask
          name
        }
      }
    }
  }
`);

const SEASONS = ['carnival', 'a week in an hour', 'Round 12', 'rialto', 'burano', 'murano'];
const INVENTED: readonly Face[] = [
  { rank: 'JESTER', suit: 'HEARTS' },
  { rank: '7', suit: 'OWLS' },
  { rank: 'THE_ACCOUNTANT', suit: 'ARCANA' },
];
const SIZES = [48, 72, 120, 240];

/** Every card of every deck. */
export function GalleryPage() {
  useTitle(t('cards.title'));
  const [{ data }] = useQuery({ query: DECKS });
  return (
    <div className="gallery">
      <h1>{t('cards.title')}</h1>
      <p className="quiet">{t('cards.text')}</p>
      <Section title={t('cards.sizes')}>
        {SIZES.map((width) => (
          <Card key={width} face={{ rank: 'QUEEN', suit: 'ROSES' }} width={width} />
        ))}
      </Section>
      <Section title={t('cards.backs')}>
        {SEASONS.map((season) => (
          <CardBack key={season} season={season} width={104} />
        ))}
      </Section>
      {(data?.editions ?? []).map(({ id, title, round, dynasty }) => (
        <div key={id}>
          {round?.deck.suits.map(({ suit, name, archetype }) => {
            const ranks = round.deck.archetypes.find((each) => each.archetype === archetype)?.ranks;
            const faces = (ranks ?? []).map(({ rank }) => ({ rank, suit, archetype }));
            return <Cards key={suit} title={`${title}: ${name}`} faces={faces} />;
          })}
          {dynasty?.deck.map(({ suit, name, ranks }) => {
            const faces = ranks.map(({ rank }) => ({ rank, suit }));
            return <Cards key={suit} title={`${title}: ${name}`} faces={faces} />;
          })}
          {dynasty !== null && (
            <Section title={t('cards.masks')}>
              {dynasty.masks.map(({ mask, name }) => (
                <Mask key={mask} mask={mask} name={name} width={96} />
              ))}
            </Section>
          )}
        </div>
      ))}
      <Cards title={t('cards.invented')} faces={INVENTED} />
    </div>
  );
}

function Cards({ title, faces }: { readonly title: string; readonly faces: readonly Face[] }) {
  return (
    <Section title={title}>
      {faces.map((face) => (
        <Card key={face.rank + face.suit} face={face} width={104} />
      ))}
    </Section>
  );
}

type SectionProps = { readonly title: string; readonly children: ReactNode };

function Section({ title, children }: SectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="gallery-row">{children}</div>
    </section>
  );
}
