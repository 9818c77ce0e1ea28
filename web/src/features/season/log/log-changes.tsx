import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import type { LogChangesQuery } from '../../../generated/graphql';
import { ownerName } from '../../../platform/owner-name';
import { PlainLink } from '../../../ui/plain-link';
import { printAmounts } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { groupTransfers } from './group-transfers';
import { watchHoveredLine, placeBeside } from './hovered-line';
import { subjectLink } from './subject-link';

const CHANGES = graphql(`
  query LogChanges($season: ID!, $after: String!) {
    season(id: $season) {
      id
      journal(first: 1, after: $after) {
        nodes {
          seq
          ...EventThing
          transfers {
            item
            name
            quantity
            from {
              ...OwnerName
            }
            to {
              ...OwnerName
            }
          }
        }
      }
    }
  }
`);

/** A week's settlement may have hundreds of changes. */
const SHOWN = 12;

type LogChangesProps = {
  readonly season: string;
  /** The address of the season. */
  readonly page: string;
  /** The container of the lines. */
  readonly within: RefObject<HTMLElement | null>;
};

/** The changes made by one event: the event of the hovered, focused or tapped line of the log. */
export function LogChanges({ season, page, within }: LogChangesProps) {
  const [line, setLine] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const list = within.current;
    return list === null ? undefined : watchHoveredLine(list, setLine);
  }, [within]);
  const seq = Number(line?.dataset['seq'] ?? 0);
  return line === null ? null : <Changes key={seq} {...{ season, page, seq, line }} />;
}

type ChangesProps = {
  readonly season: string;
  readonly page: string;
  readonly seq: number;
  readonly line: HTMLElement;
};

function Changes({ season, page, seq, line }: ChangesProps) {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const [{ data, error }] = useQuery({
    query: CHANGES,
    variables: { season, after: String(seq - 1) },
    // The event's subject may have disappeared since the last answer.
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => {
    const popover = tip.current;
    if (popover === null) return undefined;
    popover.showPopover();
    const link = line.querySelector('a');
    link?.setAttribute('aria-describedby', id);
    const stop = placeBeside(popover, line);
    return () => {
      stop();
      link?.removeAttribute('aria-describedby');
    };
  }, [id, line]);
  const event = data?.season?.journal.nodes[0];
  const moves = event === undefined ? null : groupTransfers(event.transfers);
  const place = event === undefined ? null : subjectLink(event, page);
  return (
    <div
      ref={tip}
      id={id}
      role="group"
      aria-label={t('log.told')}
      popover="manual"
      className="log-told"
    >
      {moves === null && error === undefined && t('house.loading')}
      {moves === null && error !== undefined && t('house.failed')}
      {moves?.length === 0 && t('log.movesNone')}
      {moves !== null && moves.length > 0 && (
        <ul>
          {moves.slice(0, SHOWN).map((together, at) => (
            <li key={at}>
              <Together transfers={together} />
            </li>
          ))}
          {moves.length > SHOWN && (
            <li className="quiet">{t('log.movesMore', { count: moves.length - SHOWN })}</li>
          )}
        </ul>
      )}
      {place !== null && (
        <p>
          <PlainLink href={place.href}>{place.name}</PlainLink>
        </p>
      )}
    </div>
  );
}

type Transfers = NonNullable<LogChangesQuery['season']>['journal']['nodes'][number]['transfers'];

/** Items that move together between two owners. */
function Together({ transfers }: { readonly transfers: Transfers }) {
  const [first] = transfers;
  if (first === undefined) return null;
  return t('log.moves', {
    items: printAmounts(transfers),
    from: ownerName(first.from),
    to: ownerName(first.to),
  });
}
