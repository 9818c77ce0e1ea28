import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { AuctionHours } from './auction-hours';
import { ItemPicker, itemsOf } from '../seat/item-picker';
import type { ItemCounts } from '../seat/holding';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';

const CREATE_LOT = graphql(`
  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {
    createPlayerLot(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      lot {
        id
        ...LotCard
      }
    }
  }
`);

/** The form that creates a lot from the player's items. */
export function AuctionHouse() {
  const { season, me, currency, options } = useSeat();
  const place = { season, command: 'createPlayerLot' };
  const [chosen, setChosen, clear] = useDraft<ItemCounts>(place, {});
  const { state, send } = useCommand(CREATE_LOT, place);
  if (me === null || optionFor(options, 'createPlayerLot') === null) {
    return (
      <section className="tray" aria-labelledby="auction-house">
        <h2 id="auction-house">{t('market.house')}</h2>
        <p className="quiet">{t('market.houseText')}</p>
        <AuctionHours />
      </section>
    );
  }
  const make = async (): Promise<void> => {
    if ((await send({ seasonId: season, items: itemsOf(chosen) })) !== null) clear();
  };
  return (
    <section className="tray" aria-labelledby="auction-house">
      <h2 id="auction-house">{t('market.house')}</h2>
      <p className="quiet">{t('market.houseText')}</p>
      <ItemPicker
        label={t('market.youGive')}
        holdings={me.holdings.filter(({ item }) => item !== currency.item)}
        chosen={chosen}
        onChange={setChosen}
      />
      <p className="row">
        <span className="act-way">
          <Button look="act" state={state} onClick={() => void make()}>
            {t('market.make')}
          </Button>
          <OptionRule season={season} mutation="createPlayerLot" />
        </span>
        <Outcome state={state} season={season} />
      </p>
    </section>
  );
}
