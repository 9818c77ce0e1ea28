import { useQuery } from 'urql';
import { Card } from '../../ui/cards/card';
import { Mask } from '../../ui/cards/mask';
import { graphql } from '../../generated/gql';
import { useTitle } from '../../platform/use-title';
import { Loading } from '../../ui/loading';
import { Unavailable } from '../../ui/unavailable';
import { t } from '../../platform/i18n/translate';
import { TrickExample } from '../giolitti';
import { CardRow } from './card-row';
import { ChangedRules } from './changed-rules';
import { giolittiWords } from './giolitti-words';
import type { GiolittiRules } from './giolitti-words';
import { Picture } from './picture';
import { Words } from './words';

const LEARN = graphql(`
  query LearnGiolitti {
    edition(id: "giolitti") {
      id
      dynasty {
        handSize
        playsPerParticipant
        pocketSize
        bersaglioBase
        stakesStart
        stakesMaximum
        juiceBase
        clockHours
        deck {
          suit
          name
          arcana
          ranks {
            rank
            name
            heft
          }
        }
        masks {
          mask
          name
          text
        }
        tricks {
          trick
          name
          points
          example {
            pattern
            grandCanal {
              rank
              suit
              heft
            }
            ...TrickExample
          }
        }
      }
    }
  }
`);

/** Giolitti in five pictures, then its tricks, masks and words. */
export function LearnGiolitti() {
  useTitle(t('learn.giolitti'));
  const [{ data, fetching, error }] = useQuery({ query: LEARN });
  const rules = data?.edition?.dynasty ?? null;
  if (!fetching && rules === null) return <Unavailable error={error} title={t('learn.gone')} />;
  return (
    <div className="learn">
      <h1>{t('learn.giolitti')}</h1>
      {rules === null ? (
        <Loading />
      ) : (
        <>
          <ChangedRules edition="giolitti" />
          <Pictures rules={rules} />
          <Tricks rules={rules} />
          <Words words={giolittiWords(rules)} />
          <Masks rules={rules} />
        </>
      )}
    </div>
  );
}

type RulesProps = { readonly rules: GiolittiRules };

function Pictures({ rules }: RulesProps) {
  const { handSize: hand, playsPerParticipant: plays, pocketSize } = rules;
  const { stakesStart: stakes, stakesMaximum: maximum } = rules;
  const plain = rules.deck.filter(({ arcana }) => !arcana);
  const faces = plain.flatMap(({ suit, ranks }) => ranks.map(({ rank }) => ({ rank, suit })));
  const cards = faces.filter((_face, at) => at % 6 === 1);
  const lit = rules.tricks.find(({ example }) => example?.pattern === 'SAME_SUIT');
  return (
    <div className="learn-pictures">
      <Picture number={1} title={t('learn.g.wins')} text={t('learn.g.winsText', { hand, plays })}>
        <CardRow cards={cards.slice(0, hand)} fanned />
        <Score of={[9, 5]} />
      </Picture>
      <Picture number={2} title={t('learn.g.loses')} text={t('learn.g.losesText', { stakes })}>
        <Pegs from={[2, 2]} by={stakes} />
      </Picture>
      {lit?.example !== null && lit?.example !== undefined && (
        <Picture
          number={3}
          title={t('learn.g.trick', { cards: pocketSize })}
          text={`${t('learn.g.trickText', {
            cards: pocketSize,
            trick: lit.name,
            points: t('learn.points', { points: lit.points }),
          })} ${t('learn.g.claims')}`}
        >
          <TrickExample example={lit.example} width={72} />
        </Picture>
      )}
      <Picture number={4} title={t('learn.g.sfida')} text={t('learn.g.sfidaText', { maximum })}>
        <ol className="learn-stakes figures">
          {Array.from({ length: maximum - stakes + 1 }, (_, at) => (
            <li key={at}>{t('learn.pegs', { pegs: stakes + at })}</li>
          ))}
        </ol>
      </Picture>
      <Picture number={5} title={t('learn.g.bluff')} text={t('learn.g.bluffText')}>
        <Bluff named={faces[0]} hand={cards.slice(1, 5)} />
      </Picture>
    </div>
  );
}

const Score = ({ of: [mine, theirs] }: { readonly of: readonly [number, number] }) => (
  <p className="learn-score">
    <span>{t('learn.you')}</span> <b className="figures won">{mine}</b>
    <span className="quiet">:</span> <b className="figures">{theirs}</b> <span>Ada</span>
  </p>
);

type PegsProps = { readonly from: readonly [number, number]; readonly by: number };

/** The pegs before and after a game. */
const Pegs = ({ from: [mine, theirs], by }: PegsProps) => (
  <ul className="learn-pegs">
    {[
      { name: t('learn.you'), pegs: mine, change: by },
      { name: 'Ada', pegs: theirs, change: -Math.min(by, theirs) },
    ].map(({ name, pegs, change }) => (
      <li key={name}>
        <span>{name}</span>
        <span className="learn-peg-row" aria-hidden="true">
          {Array.from({ length: Math.max(pegs, pegs + change) }, (_, at) => (
            <i key={at} data-change={at >= Math.min(pegs, pegs + change) ? Math.sign(change) : 0} />
          ))}
        </span>
        <b className="figures">
          {pegs} → {pegs + change}
        </b>
      </li>
    ))}
  </ul>
);

type Face = { readonly rank: string; readonly suit: string };
type BluffProps = { readonly named: Face | undefined; readonly hand: readonly Face[] };

function Bluff({ named, hand }: BluffProps) {
  if (named === undefined) return null;
  return (
    <div className="learn-bluff">
      <div className="learn-lie">
        <span className="quiet small">{t('learn.g.named')}</span>
        <Card face={named} width={72} />
      </div>
      <div>
        <span className="quiet small">{t('learn.g.held')}</span>
        <CardRow cards={hand} fanned />
      </div>
    </div>
  );
}

function Tricks({ rules: { tricks } }: RulesProps) {
  return (
    <section aria-labelledby="tricks">
      <h2 id="tricks">{t('learn.tricks')}</h2>
      <p>{t('learn.tricksText')}</p>
      <ul className="learn-tricks">
        {tricks.map(({ trick, name, points, example }) => (
          <li key={trick}>
            <h3>
              {name} <span className="won figures">{t('learn.points', { points })}</span>
            </h3>
            {example !== null && <TrickExample example={example} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Masks({ rules: { masks } }: RulesProps) {
  return (
    <section aria-labelledby="masks">
      <h2 id="masks">{t('learn.masks')}</h2>
      <p>{t('learn.masksText')}</p>
      <ul className="learn-masks">
        {masks.map(({ mask, name, text }) => (
          <li key={mask}>
            <Mask mask={mask} name={name} width={56} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
