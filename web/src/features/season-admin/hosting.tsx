import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { isOffered } from '../../platform/is-offered';
import { MutationButton } from '../../ui/form/mutation-button';
import { SelectField } from '../../ui/form/select-field';
import { Checkbox } from '../../ui/form/checkbox';
import { useAllPlayers } from '../../ui/list/use-all-players';
import { HostingFacts } from '../season';
import { t } from '../../platform/i18n/translate';

const HOSTING = graphql(`
  fragment Hosting on Season {
    id
    ...HostingFacts
    players(first: 100) {
      ...Everybody
    }
    viewer {
      id
      host
      player {
        id
      }
      options {
        mutation
        anchor
        input
      }
    }
  }
`);
const HAND_ON_HOST = graphql(`
  mutation HandOnHost($input: HandOnHostInput!) {
    handOnHost(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ...Hosting
      }
    }
  }
`);
const SHARE_HOST = graphql(`
  mutation ShareHost($input: ShareHostInput!) {
    shareHost(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ...Hosting
      }
    }
  }
`);
const UNSHARE_HOST = graphql(`
  mutation UnshareHost($input: UnshareHostInput!) {
    unshareHost(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ...Hosting
      }
    }
  }
`);
const HAND_ON_DEALER = graphql(`
  mutation HandOnDealer($input: HandOnDealerInput!) {
    handOnDealer(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
      }
    }
  }
`);

/** The hosts, their powers, and the rules for their replacement; readable by everybody. */
export function Hosting({ season }: { readonly season: FragmentType<typeof HOSTING> }) {
  const shown = unmask(HOSTING, season);
  const { id, players, viewer } = shown;
  const options = viewer?.options ?? [];
  const all = useAllPlayers(id, players);
  const shared = all.filter((each) => isOffered(options, 'unshareHost', 'playerId', each.id));
  const people = all.map((each) => ({ value: each.id, name: each.name }));
  return (
    <section className="panel" aria-labelledby="hosting">
      <h2 id="hosting">{t('hosting.title')}</h2>
      <HostingFacts season={shown} />
      {shared.map((player) => (
        <MutationButton
          key={player.id}
          document={UNSHARE_HOST}
          season={id}
          command={`unshareHost ${player.id}`}
          input={{ seasonId: id, playerId: player.id }}
        >
          {t('hosting.unshare', { name: player.name })}
        </MutationButton>
      ))}
      <Giving
        season={id}
        people={people}
        options={options}
        plays={viewer !== null && viewer.player !== null}
      />
    </section>
  );
}

type GivingProps = {
  readonly season: string;
  readonly people: readonly { readonly value: string; readonly name: string }[];
  readonly options: Parameters<typeof isOffered>[0];
  /** True if the viewer is also a player, and can stay as a host. */
  readonly plays: boolean;
};

/** Chooses the next host or dealer, if the server offers it. */
function Giving({ season, people, options, plays }: GivingProps) {
  const [chosen, setChosen] = useState('');
  const [stay, setStay] = useState(plays);
  const playerId = people.some(({ value }) => value === chosen) ? chosen : people[0]?.value;
  const offers = (mutation: string): boolean => isOffered(options, mutation);
  if (playerId === undefined) return null;
  if (!['handOnHost', 'shareHost', 'handOnDealer'].some(offers)) return null;
  const input = { seasonId: season, playerId };
  return (
    <>
      <SelectField label={t('hosting.who')} value={playerId} of={people} onChange={setChosen} />
      <div className="line-up">
        {offers('shareHost') && (
          <MutationButton document={SHARE_HOST} season={season} command="shareHost" input={input}>
            {t('hosting.share')}
          </MutationButton>
        )}
        {offers('handOnDealer') && (
          <MutationButton
            document={HAND_ON_DEALER}
            season={season}
            command="handOnDealer"
            input={input}
          >
            {t('hosting.deal')}
          </MutationButton>
        )}
        {offers('handOnHost') && (
          <MutationButton
            document={HAND_ON_HOST}
            season={season}
            command="handOnHost"
            input={{ ...input, stay: stay && plays }}
          >
            {t('hosting.handOn')}
          </MutationButton>
        )}
      </div>
      {offers('handOnHost') && plays && (
        <Checkbox checked={stay} onChange={setStay}>
          {t('hosting.stay')}
        </Checkbox>
      )}
    </>
  );
}
