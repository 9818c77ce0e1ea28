import { useId } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import type { FormValues } from '../../rules-editor';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type {
  ContractPartnersFragment,
  FurtherContractPartnersQuery,
} from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { LoadFailed } from '../../../ui/list/load-failed';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { Checkbox } from '../../../ui/form/checkbox';
import { usePages } from '../../../ui/list/use-pages';
import { t } from '../../../platform/i18n/translate';
import { Clauses } from './clause-form';
import { clauseOf } from './clause-shape';
import { OFFER_CONTRACT } from './contract-mutations';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';
import { NoOfferReason } from '../market/no-offer-reason';

const FORM = graphql(`
  fragment ContractForm on Round {
    id
    players(first: 100) {
      ...ContractPartners
    }
  }
`);
const PARTNERS = graphql(`
  fragment ContractPartners on PlayerConnection {
    totalCount
    nodes {
      id
      name
      ...Reputed
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER = graphql(`
  query FurtherContractPartners($season: ID!, $after: String!) {
    season(id: $season) {
      id
      players(first: 100, after: $after) {
        ...ContractPartners
      }
    }
  }
`);

type ContractDraft = {
  readonly parties: readonly string[];
  readonly terms: string;
  readonly clauses: readonly FormValues[];
};
const NOTHING: ContractDraft = { parties: [], terms: '', clauses: [] };

type ContractFormProps = { readonly round: FragmentType<typeof FORM> };

/** The form of a contract: a text, and clauses that the house carries out. */
export function ContractForm({ round }: ContractFormProps) {
  const { season, me, options } = useSeat();
  const place = { season, command: 'offerContract' };
  const [draft, setDraft, clear] = useDraft({ season, command: 'offerContract drafted' }, NOTHING);
  const { state, send } = useCommand(OFFER_CONTRACT, place);
  const terms = useId();
  const { people, retry } = usePartners(round);
  if (me === null || optionFor(options, 'offerContract') === null) {
    return (
      <section className="tray" aria-labelledby="offer-contract">
        <h2 id="offer-contract">{t('contracts.offer')}</h2>
        <NoOfferReason players={people} otherwise="contracts.notNow" />
      </section>
    );
  }
  const offer = async (): Promise<void> => {
    const clauses = draft.clauses.map(clauseOf);
    const input = { seasonId: season, with: draft.parties, terms: draft.terms, clauses };
    if ((await send(input)) !== null) clear();
  };
  const turn = (id: string): void => {
    const others = draft.parties.filter((each) => each !== id);
    const isIn = others.length < draft.parties.length;
    setDraft({ ...draft, parties: isIn ? others : [...others, id] });
  };
  return (
    <section className="tray" aria-labelledby="offer-contract">
      <h2 id="offer-contract">{t('contracts.offer')}</h2>
      <div className="row" role="group" aria-label={t('contracts.with')}>
        <span className="field-label" aria-hidden="true">
          {t('contracts.with')}
        </span>
        {people
          .filter(({ id }) => id !== me.id)
          .map(({ id, name }) => (
            <Checkbox key={id} checked={draft.parties.includes(id)} onChange={() => turn(id)}>
              {name}
            </Checkbox>
          ))}
      </div>
      {retry !== null && <LoadFailed onRetry={retry} />}
      <label className="field-label" htmlFor={terms}>
        {t('contracts.terms')}
      </label>
      <textarea
        id={terms}
        className="field-input"
        rows={3}
        value={draft.terms}
        onChange={({ target }) => setDraft({ ...draft, terms: target.value })}
      />
      <Clauses
        season={season}
        parties={[me.id, ...draft.parties]}
        clauses={draft.clauses}
        onChange={(clauses) => setDraft({ ...draft, clauses })}
      />
      <p className="row">
        <span className="act-way">
          <Button look="act" state={state} onClick={() => void offer()}>
            {t('contracts.send')}
          </Button>
          <OptionRule season={season} mutation="offerContract" />
        </span>
        <Outcome state={state} season={season} />
      </p>
    </section>
  );
}

/** All players of the round, including the viewer, as choices. */
function usePartners(round: ContractFormProps['round']) {
  const { id, players } = unmask(FORM, round);
  const previous = unmask(PARTNERS, players);
  const { nodes, retry } = usePages({
    ...{ previous, query: FURTHER, variables: { season: id }, pageOf: pageIn },
    pages: Infinity,
    version: previous.totalCount,
  });
  return { people: [...previous.nodes, ...nodes], retry };
}

const pageIn = ({ season }: FurtherContractPartnersQuery): ContractPartnersFragment | null =>
  season === null ? null : unmask(PARTNERS, season.players);
