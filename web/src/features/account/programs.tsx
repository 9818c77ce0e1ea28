import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { MutationButton } from '../../ui/form/mutation-button';
import { Address } from '../../ui/address';
import { printClock } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';

const CREATE_STREAM_TICKET = graphql(`
  mutation CreateStreamTicket($input: CreateStreamTicketInput!) {
    createStreamTicket(input: $input) {
      refusal {
        code
        message
        anchor
        facts
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
      <h2 id="programs">{t('programs.title')}</h2>
      <p className="quiet narrow">{t('programs.text')}</p>
      {/* The server provides these pages outside this client. */}
      <p className="line-up">
        <a href="/graphql">{t('programs.try')}</a>
        <a href="/docs/clients">{t('programs.docs')}</a>
        <a href="/schema.graphql">{t('programs.schema')}</a>
      </p>
      <p className="quiet narrow">{t('programs.ticketText')}</p>
      <MutationButton
        document={CREATE_STREAM_TICKET}
        season={null}
        command="createStreamTicket"
        input={{}}
        onDone={({ createStreamTicket: { ticket, expiresAt } }) => {
          if (ticket !== null && expiresAt !== null) setMade({ ticket, expiresAt });
        }}
      >
        {t('programs.ticket')}
      </MutationButton>
      {made !== null && (
        <div role="status">
          <p className="small">{t('programs.example')}</p>
          <Address href={streamOf(made.ticket)} name={t('programs.example')} />
          <p className="quiet small">
            {t('programs.ticketUntil', { when: printClock(Date.parse(made.expiresAt)) })}
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
