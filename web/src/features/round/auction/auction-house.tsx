import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { say } from '../../../platform/i18n/translate';
import { ClosedHouse } from './auction-hours';
import { ItemPicker, itemsOf } from '../seat/item-picker';
import type { Chosen } from '../seat/holding';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';

const CREATE_LOT = graphql(`
  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {
    createPlayerLot(input: $input) {
      refusal {
        code
        message
        rule
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
  const [chosen, setChosen, clear] = useDraft<Chosen>(place, {});
  const { way, send } = useCommand(CREATE_LOT, place);
  if (me === null || optionFor(options, 'createPlayerLot') === null) {
    return (
      <section className="tray" aria-labelledby="auction-house">
        <h2 id="auction-house">{say('market.house')}</h2>
        <p className="quiet">{say('market.houseText')}</p>
        <ClosedHouse />
      </section>
    );
  }
  const make = async (): Promise<void> => {
    if ((await send({ seasonId: season, items: itemsOf(chosen) })) !== null) clear();
  };
  return (
    <section className="tray" aria-labelledby="auction-house">
      <h2 id="auction-house">{say('market.house')}</h2>
      <p className="quiet">{say('market.houseText')}</p>
      <ItemPicker
        label={say('market.youGive')}
        holdings={me.holdings.filter(({ item }) => item !== currency.item)}
        chosen={chosen}
        onChange={setChosen}
      />
      <p className="row">
        <span className="act-way">
          <Button look="act" way={way} onClick={() => void make()}>
            {say('market.make')}
          </Button>
          <OptionRule season={season} mutation="createPlayerLot" />
        </span>
        <Outcome way={way} season={season} />
      </p>
    </section>
  );
}
