import { useState } from 'react';
import { useQuery } from 'urql';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { ContractChangeFragment, ContractFragment } from '../generated/graphql';
import { Act } from '../kit/act';
import { Button } from '../kit/button';
import { OptionRule } from '../kit/option-rule';
import { Choice } from '../kit/choice';
import { Outcome } from '../kit/outcome';
import { printNumber } from '../words/figures';
import { say } from '../words/words';
import { CONSENT, PROPOSE_CHANGE } from './contract-acts';
import { CONTRACT_CHANGE } from './contract-fragments';
import { fieldOf } from '../season/option';
import { optionFor } from './option';
import { useSeat } from './seat';

const CHANGES = graphql(`
  query ContractChanges($contract: ID!) {
    node(id: $contract) {
      __typename
      id
      ... on Contract {
        changes {
          id
          ...ContractChange
        }
      }
    }
  }
`);

/** What was proposed to the parties, and whose consent it waits for. Asked for where there is any. */
export function ContractChanges({ contract }: { readonly contract: string }) {
  const [{ data }] = useQuery({ query: CHANGES, variables: { contract } });
  if (data?.node?.__typename !== 'Contract') return null;
  return unmask(CONTRACT_CHANGE, data.node.changes)
    .filter(({ status }) => status === 'PROPOSED')
    .map((change) => <Change key={change.id} change={change} />);
}

function Change({ change }: { readonly change: ContractChangeFragment }) {
  const { season, options } = useSeat();
  const { id, kind, proposer, clause, terms, clauses, shares, restTo, awaited } = change;
  const option = optionFor(options, 'consentToContractChange', 'changeId', id);
  // Whoever proposed it can only take it back.
  const answers = fieldOf(option?.input, 'consent') === false ? [false] : [true, false];
  return (
    <div className="tray">
      <p>{say(`contracts.change.${kind}`, { name: proposer.name, clause: clause ?? '' })}</p>
      {terms !== null && <p className="contract-terms">{terms}</p>}
      <ul className="clauses">
        {clauses.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
        {shares.map(({ player, items }) => (
          <li key={player.id}>
            {say('contracts.share', {
              name: player.name,
              items: items.map((each) => `${printNumber(each.quantity)} ${each.name}`).join(', '),
            })}
          </li>
        ))}
        {restTo !== null && <li>{say('contracts.rest', { name: restTo.name })}</li>}
        {awaited.map(({ id: player, name }) => (
          <li key={player} className="quiet">
            {say('contracts.awaits', { name })}
          </li>
        ))}
      </ul>
      {option !== null && (
        <p className="row">
          {answers.map((consent) => (
            <Act
              key={String(consent)}
              document={CONSENT}
              season={season}
              command={`consentToContractChange ${id} ${consent}`}
              input={{ seasonId: season, changeId: id, consent }}
              look={consent ? 'act' : 'plain'}
            >
              {say(answerOf(consent, answers.length === 1))}
            </Act>
          ))}
        </p>
      )}
    </div>
  );
}

function answerOf(consent: boolean, isOwn: boolean) {
  if (isOwn) return 'contracts.takeBack';
  return consent ? 'contracts.accept' : 'contracts.decline';
}

/** To end it, saying who gets what it has, or to put it in other words. */
export function ProposeEnd({ contract }: { readonly contract: ContractFragment }) {
  const { season, me } = useSeat();
  const parties = contract.parties.filter(({ until }) => until === null);
  const [restTo, setRestTo] = useState(me?.id ?? '');
  const [amending, setAmending] = useState(false);
  return (
    <>
      <p className="row">
        <Act
          document={PROPOSE_CHANGE}
          season={season}
          command={`proposeContractChange ${contract.id} end`}
          input={{ seasonId: season, contractId: contract.id, end: { restTo } }}
        >
          {say('contracts.end')}
        </Act>
        <span className="quiet">{say('contracts.restTo')}</span>
        <Choice
          label={say('contracts.restTo')}
          value={restTo}
          of={parties.map(({ player: { id, name } }) => ({ value: id, name }))}
          onChange={setRestTo}
        />
        {!amending && (
          <Button look="quiet" onClick={() => setAmending(true)}>
            {say('contracts.amend')}
          </Button>
        )}
      </p>
      {amending && <Amend contract={contract} onDone={() => setAmending(false)} />}
    </>
  );
}

type AmendProps = { readonly contract: ContractFragment; readonly onDone: () => void };

/** Other terms in words; the clauses stay as they are. */
function Amend({ contract: { id, terms, clauses }, onDone }: AmendProps) {
  const { season } = useSeat();
  const place = { season, command: `proposeContractChange ${id} amend` };
  const [draft, setDraft, clear] = useDraft(place, terms);
  const { way, send } = useCommand(PROPOSE_CHANGE, place);
  const propose = async (): Promise<void> => {
    const amend = { terms: draft, clauses: clauses.map(sameClause) };
    if ((await send({ seasonId: season, contractId: id, amend })) === null) return;
    clear();
    onDone();
  };
  return (
    <div className="tray">
      <textarea
        className="field-input"
        aria-label={say('contracts.terms')}
        rows={4}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <p className="row">
        <span className="act-way">
          <Button look="act" way={way} onClick={() => void propose()}>
            {say('contracts.propose')}
          </Button>
          <OptionRule season={season} mutation="proposeContractChange" input={{ contractId: id }} />
        </span>
        <Outcome way={way} season={season} />
      </p>
    </div>
  );
}

/** A clause as it stands, as the API takes it. */
const sameClause = (clause: ContractFragment['clauses'][number]) => ({
  items: clause.items.map(({ item, perWeek, total }) => ({ item, perWeek, total })),
  for: clause.for.map(({ item, quantity }) => ({ item, quantity })),
  to: clause.to.map(({ id }) => id),
  when: clause.when,
  from: clause.from,
  phase: clause.phase,
  consent: clause.consent.map(({ id }) => id),
});
