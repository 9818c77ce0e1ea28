import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { Button } from '../../ui/form/button';
import { SelectField } from '../../ui/form/select-field';
import { Field } from '../../ui/form/field';
import { OptionRule } from '../../ui/form/option-rule';
import { useAllPlayers } from '../../ui/list/use-all-players';
import { t } from '../../platform/i18n/translate';

const GRANTS = graphql(`
  fragment Grants on Season {
    id
    players(first: 100) {
      ...Everybody
    }
    ruleset {
      id
      round {
        items {
          item
          plural
        }
      }
    }
  }
`);
const GRANT_ITEMS = graphql(`
  mutation GrantItems($input: GrantItemsInput!) {
    grantItems(input: $input) {
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

/** Gives a rehearsal's items to its players; nothing if the game has no items, as in Giolitti. */
export function Grants({ season }: { readonly season: FragmentType<typeof GRANTS> }) {
  const { id, players, ruleset } = unmask(GRANTS, season);
  const people = useAllPlayers(id, players);
  const [player, setPlayer] = useState(people[0]?.id ?? '');
  const items = ruleset.round?.items ?? [];
  const [item, setItem] = useState(items[0]?.item ?? '');
  const [amount, setAmount] = useState('100');
  const { state, send } = useCommand(GRANT_ITEMS, { season: id, command: 'grantItems' });
  if (items.length === 0 || people.length === 0) return null;
  const playerId = player === '' ? (people[0]?.id ?? '') : player;
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    void send({ seasonId: id, playerId, items: [{ item, quantity: Number(amount) }] });
  };
  return (
    <form className="panel" onSubmit={give}>
      <h2>{t('host.grant')}</h2>
      <SelectField
        label={t('host.who')}
        value={playerId}
        of={people.map((each) => ({ value: each.id, name: each.name }))}
        onChange={setPlayer}
      />
      <SelectField
        label={t('host.what')}
        value={item}
        of={items.map((each) => ({ value: each.item, name: each.plural }))}
        onChange={setItem}
      />
      <Field
        label={t('host.amount')}
        inputMode="numeric"
        value={amount}
        onChange={setAmount}
        state={state}
        season={id}
      />
      <span className="act-way">
        <Button type="submit" state={state}>
          {t('host.give')}
        </Button>
        <OptionRule season={id} mutation="grantItems" />
      </span>
    </form>
  );
}
