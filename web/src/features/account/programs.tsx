import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { Act } from '../../ui/form/mutation-button';
import { Address } from '../../ui/address';
import { printClock } from '../../platform/i18n/format';
import { say } from '../../platform/i18n/translate';

const CREATE_STREAM_TICKET = graphql(`
  mutation CreateStreamTicket($input: CreateStreamTicketInput!) {
    createStreamTicket(input: $input) {
      refusal {
        code
        message
        rule
      }
      ticket
      expiresAt
    }
  }
`);

const EXAMPLE = 'subscription { inbox { number event { at text } } }';

type Ticket = { readonly ticket: string; readonly expiresAt: string };

export function Programs() {
  const [made, setMade] = useState<Ticket | null>(null);
  return (
    <section className="panel" aria-labelledby="programs">
      <h2 id="programs">{say('programs.title')}</h2>
      <p className="quiet narrow">{say('programs.text')}</p>
      {/* These pages are served outside this client. */}
      <p className="line-up">
        <a href="/graphql">{say('programs.try')}</a>
        <a href="/docs/clients">{say('programs.docs')}</a>
        <a href="/schema.graphql">{say('programs.schema')}</a>
      </p>
      <p className="quiet narrow">{say('programs.ticketText')}</p>
      <Act
        document={CREATE_STREAM_TICKET}
        season={null}
        command="createStreamTicket"
        input={{}}
        onDone={({ createStreamTicket: { ticket, expiresAt } }) => {
          if (ticket !== null && expiresAt !== null) setMade({ ticket, expiresAt });
        }}
      >
        {say('programs.ticket')}
      </Act>
      {made !== null && (
        <div role="status">
          <p className="small">{say('programs.example')}</p>
          <Address href={streamOf(made.ticket)} name={say('programs.example')} />
          <p className="quiet small">
            {say('programs.ticketUntil', { when: printClock(Date.parse(made.expiresAt)) })}
          </p>
        </div>
      )}
    </section>
  );
}

function streamOf(ticket: string): string {
  const search = new URLSearchParams({ query: EXAMPLE, ticket });
  return `${window.location.origin}/graphql/stream?${search.toString()}`;
}
