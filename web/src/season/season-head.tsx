import type { ReactNode } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { say } from '../words/words';
import './season.css';

const HEAD = graphql(`
  fragment SeasonHead on Season {
    id
    name
    status
    rehearsal
    tempo
    host {
      id
      displayName
    }
    winner {
      id
      name
    }
  }
`);

type SeasonHeadProps = {
  readonly season: FragmentType<typeof HEAD>;
  /** Where the season stands. */
  readonly children?: ReactNode;
};

/** The name of a season and what it is, above all of its pages. */
export function SeasonHead({ season, children }: SeasonHeadProps) {
  const { name, status, rehearsal, host, winner } = unmask(HEAD, season);
  return (
    <header className="season-head">
      <h1>{name}</h1>
      <p className="season-head-about">
        {children}
        {status === 'SETUP' && <span>{say('season.setup')}</span>}
        {status === 'ENDED' && <span>{say('season.ended')}</span>}
        {rehearsal && <span>{say('lobby.rehearsal')}</span>}
        <span className="quiet">{say('lobby.host', { host: host.displayName })}</span>
      </p>
      {winner !== null && (
        <p className="season-head-won">{say('lobby.winner', { name: winner.name })}</p>
      )}
    </header>
  );
}
