import type { TypedDocumentNode } from 'urql';
import { graphql } from '../../../generated/gql';
import type { TradeFragment } from '../../../generated/graphql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { t } from '../../../platform/i18n/translate';
import { HeldItems } from '../seat/held-items';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';

export const TRADE = graphql(`
  fragment Trade on Trade {
    id
    status
    from {
      id
      name
    }
    to {
      id
      name
    }
    give {
      item
      name
      quantity
      card {
        rank
        suit
        name
      }
    }
    get {
      item
      name
      quantity
      card {
        rank
        suit
        name
      }
    }
    lacks {
      item
      have
      need
      player {
        id
        name
      }
    }
  }
`);

const ACCEPT = graphql(`
  mutation AcceptTrade($input: AcceptTradeInput!) {
    acceptTrade(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      trade {
        id
        ...Trade
      }
    }
  }
`);

const DECLINE = graphql(`
  mutation DeclineTrade($input: DeclineTradeInput!) {
    declineTrade(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      trade {
        id
        ...Trade
      }
    }
  }
`);

const CANCEL = graphql(`
  mutation CancelTrade($input: CancelTradeInput!) {
    cancelTrade(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      trade {
        id
        ...Trade
      }
    }
  }
`);

type TradeCardProps = {
  readonly trade: TradeFragment;
  readonly onCounter?: (trade: TradeFragment) => void;
};

/** A trade with its two sides. */
export function TradeCard({ trade, onCounter }: TradeCardProps) {
  const { me } = useSeat();
  const { id, from, to, give, get, status, lacks } = trade;
  return (
    <article className="trade" data-status={status} id={`trade-${id}`}>
      <div className="trade-told">
        <div>
          <h3>{t('market.gives', { name: from.name })}</h3>
          <HeldItems items={give} />
        </div>
        <div>
          <h3>{t('market.gives', { name: to.name })}</h3>
          <HeldItems items={get} />
        </div>
      </div>
      <p className="row">
        <span className={status === 'DONE' ? 'won' : 'quiet'}>{t(`market.status.${status}`)}</span>
        {lacks.map(({ player, item, have, need }) => (
          <span key={`${player.id} ${item}`} className="quiet">
            {t('market.lack', { name: player.name, have, need, item: titleOf(trade, item) })}
          </span>
        ))}
      </p>
      {status === 'OFFERED' && (me?.id === to.id || me?.id === from.id) && (
        <TradeActs trade={trade} onCounter={onCounter} />
      )}
    </article>
  );
}

/** A traded item's name for people. */
const titleOf = ({ give, get }: TradeFragment, code: string): string =>
  [...give, ...get].find(({ item }) => item === code)?.name ?? code;

type TradeMutation = TypedDocumentNode<
  unknown,
  { readonly input: { readonly seasonId: string; readonly tradeId: string } }
>;

const ACTS: readonly (readonly [string, TradeMutation, string])[] = [
  ['acceptTrade', ACCEPT, t('market.accept')],
  ['declineTrade', DECLINE, t('market.decline')],
  ['cancelTrade', CANCEL, t('market.cancel')],
];

type TradeActsProps = {
  readonly trade: TradeFragment;
  readonly onCounter: ((trade: TradeFragment) => void) | undefined;
};

/** The viewer's options for the trade. */
function TradeActs({ trade, onCounter }: TradeActsProps) {
  const { season, me, options } = useSeat();
  const tradeId = trade.id;
  return (
    <p className="row">
      {ACTS.filter(([mutation]) => optionFor(options, mutation, 'tradeId', tradeId) !== null).map(
        ([mutation, document, word]) => (
          <MutationButton
            key={mutation}
            document={document}
            season={season}
            command={`${mutation} ${tradeId}`}
            input={{ seasonId: season, tradeId }}
            look={mutation === 'acceptTrade' ? 'act' : 'plain'}
          >
            {word}
          </MutationButton>
        ),
      )}
      {onCounter !== undefined && me?.id === trade.to.id && (
        <Button look="quiet" onClick={() => onCounter(trade)}>
          {t('market.counter')}
        </Button>
      )}
    </p>
  );
}
