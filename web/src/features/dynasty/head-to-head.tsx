import { useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../generated/gql';
import { Select } from '../../ui/form/select';
import '../../ui/panel.css';
import { useAllPlayers } from '../../ui/list/use-all-players';
import { t } from '../../platform/i18n/translate';

const PLAYERS = graphql(`
  query WhoMeets($season: ID!) {
    season(id: $season) {
      id
      players(first: 100) {
        ...Everybody
      }
    }
  }
`);

const BETWEEN = graphql(`
  query BetweenTwo($season: ID!, $one: ID!, $other: ID!) {
    season(id: $season) {
      id
      ... on Dynasty {
        headToHead(playerId: $one, opponentId: $other) {
          player {
            id
            name
          }
          opponent {
            id
            name
          }
          record {
            games
            won
            lost
          }
          games {
            id
            number
            campione {
              id
              name
            }
          }
        }
      }
    }
  }
`);

/** Lets the reader choose two players; shows the results and the games between them. */
export function HeadToHead({ season }: { readonly season: string }) {
  const [{ data }] = useQuery({ query: PLAYERS, variables: { season } });
  const [chosen, setChosen] = useState<readonly [string | null, string | null]>([null, null]);
  const players = useAllPlayers(season, data?.season?.players ?? null);
  if (players.length < 2) return null;
  const one = chosen[0] ?? players[0]?.id ?? '';
  const rest = players.filter(({ id }) => id !== one);
  const other = rest.find(({ id }) => id === chosen[1])?.id ?? rest[0]?.id ?? '';
  const of = (some: typeof players) => some.map(({ id, name }) => ({ value: id, name }));
  return (
    <section aria-labelledby="head-to-head">
      <h2 id="head-to-head">{t('between.title')}</h2>
      <p className="line-up">
        <Select
          label={t('between.one')}
          value={one}
          of={of(players)}
          onChange={(id) => setChosen([id, other])}
        />
        <Select
          label={t('between.other')}
          value={other}
          of={of(rest)}
          onChange={(id) => setChosen([one, id])}
        />
      </p>
      <Between season={season} one={one} other={other} />
    </section>
  );
}

type BetweenProps = { readonly season: string; readonly one: string; readonly other: string };

function Between({ season, one, other }: BetweenProps) {
  const [{ data }] = useQuery({ query: BETWEEN, variables: { season, one, other } });
  const found = data?.season;
  const both = found && 'headToHead' in found ? found.headToHead : null;
  if (both === null) return null;
  const { player, opponent, record, games } = both;
  if (games.length === 0) return <p className="quiet">{t('between.none')}</p>;
  const { won, lost } = record;
  return (
    <>
      <p className="between-score">
        {t('between.won', { one: player.name, other: opponent.name, won, lost })}
      </p>
      <ul className="between-games">
        {games.map(({ id, number, campione }) => (
          <li key={id}>
            <Link href={`/g/${id}`}>{t('dynasty.game', { number })}</Link>
            {campione !== null && ` · ${t('game.campione', { name: campione.name })}`}
          </li>
        ))}
      </ul>
    </>
  );
}
