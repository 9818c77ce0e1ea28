import { useDraft } from '../api/draft';
import type { DraftPlace } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { OptionRule } from '../kit/option-rule';
import { Outcome } from '../kit/outcome';
import { ItemPicker, itemsOf } from '../round/item-picker';
import type { Chosen, Holding } from '../round/holding';
import { say } from '../words/words';

const PROPOSE_WAR = graphql(`
  mutation ProposeWar($input: ProposeWarInput!) {
    proposeWar(input: $input) {
      refusal {
        code
        message
        rule
      }
      war {
        id
        ...WarTable
      }
    }
  }
`);

type StakeProps = {
  readonly place: DraftPlace & { readonly season: string };
  /** Where I sit; null to open a table by it. */
  readonly table: string | null;
  readonly holdings: readonly Holding[];
};

/** What I would wager: cards, chips and all else that I have. */
export function Stake({ place, table, holdings }: StakeProps) {
  const [chosen, setChosen, clear] = useDraft<Chosen>(place, {});
  const { way, send } = useCommand(PROPOSE_WAR, place);
  const propose = async (): Promise<void> => {
    const input = { seasonId: place.season, wager: itemsOf(chosen) };
    if ((await send({ ...input, ...(table !== null && { tableId: table }) })) !== null) clear();
  };
  return (
    <div className="stack">
      <ItemPicker
        label={say('tables.stake')}
        holdings={holdings}
        chosen={chosen}
        onChange={setChosen}
      />
      <Outcome way={way} season={place.season} />
      <span className="act">
        <span className="act-way">
          <Button look={table === null ? 'act' : 'plain'} way={way} onClick={() => void propose()}>
            {say(table === null ? 'tables.propose' : 'tables.lay')}
          </Button>
          <OptionRule
            season={place.season}
            mutation="proposeWar"
            input={table === null ? {} : { tableId: table }}
          />
        </span>
      </span>
    </div>
  );
}
