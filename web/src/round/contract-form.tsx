import { useId } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Button } from '../kit/button';
import { OptionRule } from '../kit/option-rule';
import { Outcome } from '../kit/outcome';
import { Tick } from '../kit/tick';
import { say } from '../words/words';
import { ClauseForm, clauseOf } from './clause-form';
import type { ClauseDraft } from './clause-form';
import { OFFER_CONTRACT } from './contract-acts';
import { optionFor } from './option';
import { useSeat } from './seat';
import { WhyNot } from './why-not';

const FORM = graphql(`
  fragment ContractForm on Round {
    id
    players(first: 100) {
      nodes {
        id
        name
        ...Reputed
      }
    }
    ruleset {
      id
      round {
        items {
          item
          plural
        }
        phases {
          phase
          name
        }
      }
    }
  }
`);

type Draft = {
  readonly parties: readonly string[];
  readonly terms: string;
  readonly clauses: readonly ClauseDraft[];
};
const NOTHING: Draft = { parties: [], terms: '', clauses: [] };

/** A contract is offered in words; what the house carries out is said in clauses. */
export function ContractForm({ round }: { readonly round: FragmentType<typeof FORM> }) {
  const { season, me, options } = useSeat();
  const place = { season, command: 'offerContract' };
  const [draft, setDraft, clear] = useDraft(place, NOTHING);
  const { way, send } = useCommand(OFFER_CONTRACT, place);
  const terms = useId();
  const { players } = unmask(FORM, round);
  if (me === null || optionFor(options, 'offerContract') === null) {
    return (
      <section className="tray" aria-labelledby="offer-contract">
        <h2 id="offer-contract">{say('contracts.offer')}</h2>
        <WhyNot players={players.nodes} otherwise="contracts.notNow" />
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
      <h2 id="offer-contract">{say('contracts.offer')}</h2>
      <div className="row" role="group" aria-label={say('contracts.with')}>
        <span className="field-label" aria-hidden="true">
          {say('contracts.with')}
        </span>
        {players.nodes
          .filter(({ id }) => id !== me.id)
          .map(({ id, name }) => (
            <Tick key={id} checked={draft.parties.includes(id)} onChange={() => turn(id)}>
              {name}
            </Tick>
          ))}
      </div>
      <label className="field-label" htmlFor={terms}>
        {say('contracts.terms')}
      </label>
      <textarea
        id={terms}
        className="field-input"
        rows={3}
        value={draft.terms}
        onChange={({ target }) => setDraft({ ...draft, terms: target.value })}
      />
      <Clauses
        round={round}
        clauses={draft.clauses}
        onChange={(clauses) => setDraft({ ...draft, clauses })}
      />
      <p className="row">
        <span className="act-way">
          <Button look="act" way={way} onClick={() => void offer()}>
            {say('contracts.send')}
          </Button>
          <OptionRule season={season} mutation="offerContract" />
        </span>
        <Outcome way={way} season={season} />
      </p>
    </section>
  );
}

type ClausesProps = {
  readonly round: FragmentType<typeof FORM>;
  readonly clauses: readonly ClauseDraft[];
  readonly onChange: (clauses: readonly ClauseDraft[]) => void;
};

function Clauses({ round, clauses, onChange }: ClausesProps) {
  const { players, ruleset } = unmask(FORM, round);
  const items = (ruleset.round?.items ?? []).map(({ item, plural }) => ({
    value: item,
    name: plural,
  }));
  const phases = (ruleset.round?.phases ?? []).map(({ phase, name }) => ({ value: phase, name }));
  const first: ClauseDraft = {
    to: '',
    item: items[0]?.value ?? '',
    amount: '1',
    when: 'AT_ONCE',
    phase: phases[0]?.value ?? '',
    consent: '',
  };
  return (
    <div role="group" aria-label={say('contracts.clauses')}>
      {clauses.map((clause, at) => (
        <ClauseForm
          key={at}
          clause={clause}
          people={players.nodes.map(({ id, name }) => ({ value: id, name }))}
          items={items}
          phases={phases}
          onChange={(next) => onChange(clauses.map((each, index) => (index === at ? next : each)))}
          onDrop={() => onChange(clauses.filter((_, index) => index !== at))}
        />
      ))}
      <Button look="quiet" onClick={() => onChange([...clauses, first])}>
        {say('contracts.addClause')}
      </Button>
    </div>
  );
}
