import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { TypedDocumentNode } from 'urql';
import { useRefreshed } from '../../platform/live/use-refetch-on-reconnect';
import { say } from '../../platform/i18n/translate';
import { Button } from '../form/button';
import { Failed } from './load-failed';
import type { Page } from './use-pages';
import './next-pages.css';

type EarlierProps<Data, Variables, Node> = {
  /** The page above. */
  readonly than: Pick<Page<Node>, 'pageInfo'>;
  readonly query: TypedDocumentNode<Data, Variables & { readonly after: string }>;
  readonly variables: Variables;
  /** The page in the answer; null if there is none. */
  readonly pageOf: (data: Data) => Page<Node> | null;
  /** The button's label, for lists that are not of the past. */
  readonly label?: string;
  /** True to load all pages without a press. */
  readonly all?: boolean;
  /** Each new value refetches the pages on show. */
  readonly told?: number;
  readonly children: (nodes: readonly Node[]) => ReactNode;
};

/** The rest of a list: each press replaces the button by one more page. */
export function Earlier<Data, Variables extends object, Node>(
  props: EarlierProps<Data, Variables, Node>,
) {
  const { than, label = say('list.earlier'), all = false } = props;
  const [isWanted, setWanted] = useState(all);
  const { hasNextPage, endCursor } = than.pageInfo;
  if (!hasNextPage || endCursor === null) return null;
  if (isWanted) return <EarlierPage {...props} after={endCursor} />;
  return (
    <p>
      <Button look="quiet" data-earlier onClick={() => setWanted(true)}>
        {label}
      </Button>
    </p>
  );
}

/** Moves the focus to where the button was. */
const enter = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });

type EarlierPageProps<Data, Variables, Node> = EarlierProps<Data, Variables, Node> & {
  readonly after: string;
};

function EarlierPage<Data, Variables extends object, Node>({
  after,
  ...props
}: EarlierPageProps<Data, Variables, Node>) {
  const { query, pageOf, all = false, told, children } = props;
  const variables = { ...props.variables, after };
  const requestPolicy = 'cache-and-network';
  const [{ data, error }, ask] = useQuery({ query, variables, requestPolicy });
  useRefreshed(ask);
  const seen = useRef(told);
  useEffect(() => {
    if (seen.current === told) return;
    seen.current = told;
    ask({ requestPolicy: 'network-only' });
  }, [told, ask]);
  const page = data === undefined ? null : pageOf(data);
  const missing =
    error === undefined ? (
      <p className="quiet">{say('house.loading')}</p>
    ) : (
      <Failed onAgain={ask} />
    );
  return (
    <div ref={all ? null : enter} tabIndex={-1} className="earlier" aria-busy={page === null}>
      {page === null ? missing : children(page.nodes)}
      {page !== null && <Earlier {...props} than={page} />}
    </div>
  );
}
