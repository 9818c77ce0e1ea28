import { useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { EarlierWorksQuery, WorkFragment, WorkPageFragment } from '../../../generated/graphql';
import { NextPages } from '../../../ui/list/next-pages';
import { useRefetchOnReconnect } from '../../../platform/live/use-refetch-on-reconnect';
import { Loading } from '../../../ui/loading';
import { printCount } from '../../../platform/i18n/count-noun';
import type { CountNoun } from '../../../platform/i18n/count-noun';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from '../seat/seat';
import './gallery.css';

const WORK = graphql(`
  fragment Work on WorkOfArt {
    id
    title
    artist
    value
    imageUrl
    owner {
      kind
      player {
        id
        name
      }
      lot {
        id
        number
      }
    }
  }
`);
const GALLERY_OF = graphql(`
  fragment Works on Round {
    id
    worksOfArt(first: 60, order: NEWEST_FIRST) {
      ...WorkPage
    }
  }
`);
const WORK_PAGE = graphql(`
  fragment WorkPage on WorkOfArtConnection {
    nodes {
      id
      ...Work
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const EARLIER = graphql(`
  query EarlierWorks($season: ID!, $after: String!) {
    season(id: $season) {
      id
      ... on Round {
        worksOfArt(first: 60, order: NEWEST_FIRST, after: $after) {
          ...WorkPage
        }
      }
    }
  }
`);
const GALLERY = graphql(`
  query Gallery($season: ID!) {
    season(id: $season) {
      __typename
      id
      ... on Round {
        ...Works
      }
    }
  }
`);
const GALLERY_LIVE = graphql(`
  subscription GalleryLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ... on Round {
        ...Works
      }
    }
  }
`);

/** All Works of Art in their frames, with the Works in the Gallery first. */
export function Gallery() {
  const { season, currency } = useSeat();
  const variables = { season };
  const requestPolicy = 'cache-and-network';
  const [{ data }, ask] = useQuery({ query: GALLERY, variables, requestPolicy });
  useRefetchOnReconnect(ask);
  useSubscription({ query: GALLERY_LIVE, variables });
  const found = data?.season;
  if (found?.__typename !== 'Round') return <Loading />;
  const latest = unmask(WORK_PAGE, unmask(GALLERY_OF, found).worksOfArt);
  const works = unmask(WORK, latest.nodes);
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery">{t('tables.gallery')}</h2>
      {works.length === 0 && <p className="quiet">{t('tables.noWorks')}</p>}
      {works.length > 0 && !works.some(isHung) && <p className="quiet">{t('tables.bareWall')}</p>}
      <Walls works={works} season={season} currency={currency} />
      <NextPages previous={latest} query={EARLIER} variables={variables} pageOf={pageIn}>
        {(nodes) => <Walls works={unmask(WORK, nodes)} season={season} currency={currency} />}
      </NextPages>
    </section>
  );
}

const isHung = ({ owner }: WorkFragment): boolean => owner.kind === 'GALLERY';

function pageIn({ season }: EarlierWorksQuery): WorkPageFragment | null {
  return season !== null && 'worksOfArt' in season ? unmask(WORK_PAGE, season.worksOfArt) : null;
}

type WallProps = {
  readonly works: readonly WorkFragment[];
  readonly season: string;
  readonly currency: CountNoun;
};

/** The Works in the Gallery, and then the owned ones. */
function Walls({ works, ...rest }: WallProps) {
  const elsewhere = works.filter(({ owner }) => !['GALLERY', 'BANK'].includes(owner.kind));
  return (
    <>
      <Wall works={works.filter(isHung)} {...rest} />
      {elsewhere.length > 0 && <h3 className="caps">{t('tables.inHands')}</h3>}
      <Wall works={elsewhere} {...rest} />
    </>
  );
}

function Wall({ works, season, currency }: WallProps) {
  if (works.length === 0) return null;
  return (
    <ul className="hung">
      {works.map(({ id, title, artist, value, imageUrl, owner }) => (
        <li key={id} id={`work-${id}`}>
          <figure className="work">
            <div className="work-frame">
              <span aria-hidden="true">{title.charAt(0)}</span>
            </div>
            <figcaption>
              <strong>{title}</strong>
              <span className="quiet">{artist}</span>
              <span className="won">
                {t('tables.value', { value: printCount(value, currency) })}
              </span>
              <WhereItIs owner={owner} season={season} />
              {imageUrl !== null && (
                <a href={imageUrl} rel="noreferrer noopener" target="_blank" className="small">
                  {t('work.look')}
                </a>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

type WhereProps = { readonly owner: WorkFragment['owner']; readonly season: string };

/** The Work's owner, or the lot that contains it; nothing in the Gallery. */
function WhereItIs({ owner: { player, lot }, season }: WhereProps) {
  if (player !== null) {
    return <span className="quiet small">{t('work.with', { name: player.name })}</span>;
  }
  if (lot === null) return null;
  const { number } = lot;
  return (
    <Link className="small" href={`/s/${season}#lot-${number}`}>
      {t('round.lot', { number })}
    </Link>
  );
}
