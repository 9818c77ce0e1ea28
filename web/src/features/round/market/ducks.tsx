import { useState } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { DuckFragment, DuckPageFragment, FurtherDucksQuery } from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { NextPages } from '../../../ui/list/next-pages';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { HeldItems } from '../seat/held-items';
import { ItemPicker, itemsOf } from '../seat/item-picker';
import type { ItemCounts } from '../seat/holding';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';

const DUCK = graphql(`
  fragment Duck on Duck {
    id
    name
    owner {
      id
      name
    }
    holdings {
      item
      name
      quantity
      card {
        rank
        suit
        name
      }
    }
  }
`);

const DUCKS = graphql(`
  fragment Ducks on Round {
    id
    seq
    ducks(first: 100) {
      ...DuckPage
    }
  }
`);

const DUCK_PAGE = graphql(`
  fragment DuckPage on DuckConnection {
    nodes {
      id
      ...Duck
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const FURTHER = graphql(`
  query FurtherDucks($season: ID!, $after: String!) {
    season(id: $season) {
      id
      ... on Round {
        ducks(first: 100, after: $after) {
          ...DuckPage
        }
      }
    }
  }
`);

const TRADE_WITH_DUCK = graphql(`
  mutation TradeWithDuck($input: TradeWithDuckInput!) {
    tradeWithDuck(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      duck {
        id
        ...Duck
      }
    }
  }
`);

/** Ducks and their items, with a form to trade with the viewer's own duck. */
export function Ducks({ round }: { readonly round: FragmentType<typeof DUCKS> }) {
  const { id: season, seq, ducks } = unmask(DUCKS, round);
  const first = unmask(DUCK_PAGE, ducks);
  if (first.nodes.length === 0) return null;
  return (
    <section aria-labelledby="ducks">
      <h2 id="ducks">{t('market.ducks')}</h2>
      <DuckList ducks={first.nodes} />
      <NextPages
        previous={first}
        query={FURTHER}
        variables={{ season }}
        pageOf={pageIn}
        label={t('list.more')}
        version={seq}
      >
        {(further) => <DuckList ducks={further} />}
      </NextPages>
    </section>
  );
}

const pageIn = ({ season }: FurtherDucksQuery): DuckPageFragment | null =>
  season !== null && 'ducks' in season ? unmask(DUCK_PAGE, season.ducks) : null;

function DuckList({ ducks }: { readonly ducks: DuckPageFragment['nodes'] }) {
  const { me, options } = useSeat();
  const can = optionFor(options, 'tradeWithDuck') !== null;
  return (
    <ul className="trades">
      {unmask(DUCK, ducks).map((duck) => (
        <li key={duck.id} className="trade" id={`duck-${duck.id}`}>
          <h3>
            {duck.name} <span className="quiet">· {duck.owner.name}</span>
          </h3>
          <HeldItems items={duck.holdings} />
          {can && duck.owner.id === me?.id && <DuckTrade duck={duck} />}
        </li>
      ))}
    </ul>
  );
}

type DuckTradeDraft = { readonly give: ItemCounts; readonly take: ItemCounts };
const NOTHING: DuckTradeDraft = { give: {}, take: {} };

function DuckTrade({ duck }: { readonly duck: DuckFragment }) {
  const { season, me } = useSeat();
  const place = { season, command: `tradeWithDuck ${duck.id}` };
  const [open, setOpen] = useState(false);
  const [draft, setDraft, clear] = useDraft(place, NOTHING);
  const { state, send } = useCommand(TRADE_WITH_DUCK, place);
  const trade = async (): Promise<void> => {
    const [give, take] = [itemsOf(draft.give), itemsOf(draft.take)];
    if ((await send({ seasonId: season, duckId: duck.id, give, take })) !== null) clear();
  };
  if (!open) return <Button onClick={() => setOpen(true)}>{t('market.duckTrade')}</Button>;
  return (
    <>
      <div className="trade-sides">
        <ItemPicker
          label={t('market.youGive')}
          holdings={me?.holdings ?? []}
          chosen={draft.give}
          onChange={(give) => setDraft({ ...draft, give })}
        />
        <ItemPicker
          label={t('market.duckGives')}
          holdings={duck.holdings}
          chosen={draft.take}
          onChange={(take) => setDraft({ ...draft, take })}
        />
      </div>
      <p className="row">
        <span className="act-way">
          <Button look="act" state={state} onClick={() => void trade()}>
            {t('market.duckTrade')}
          </Button>
          <OptionRule season={season} mutation="tradeWithDuck" input={{ duckId: duck.id }} />
        </span>
        <Outcome state={state} season={season} />
      </p>
    </>
  );
}
