import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { TypedDocumentNode } from 'urql';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { t } from '../../platform/i18n/translate';
import { Button } from '../form/button';
import { LoadFailed } from './load-failed';
import type { Page } from './use-pages';
import './next-pages.css';

type NextPagesProps<Data, Variables, Node> = {
  /** The page before the button. */
  readonly previous: Pick<Page<Node>, 'pageInfo'>;
  readonly query: TypedDocumentNode<Data, Variables & { readonly after: string }>;
  readonly variables: Variables;
  /** The page in the answer; null if the answer has none. */
  readonly pageOf: (data: Data) => Page<Node> | null;
  /** The button's label, if the further pages are not earlier ones. */
  readonly label?: string;
  /** True to load all pages without a press. */
  readonly all?: boolean;
  /** Each new value refetches the visible pages. */
  readonly version?: number;
  readonly children: (nodes: readonly Node[]) => ReactNode;
};

/** The rest of a list: each press replaces the button by one more page. */
export function NextPages<Data, Variables extends object, Node>(
  props: NextPagesProps<Data, Variables, Node>,
) {
  const { previous, label = t('list.earlier'), all = false } = props;
  const [isWanted, setWanted] = useState(all);
  const { hasNextPage, endCursor } = previous.pageInfo;
  if (!hasNextPage || endCursor === null) return null;
  if (isWanted) return <NextPage {...props} after={endCursor} />;
  return (
    <p>
      <Button look="quiet" data-earlier onClick={() => setWanted(true)}>
        {label}
      </Button>
    </p>
  );
}

/** Moves the focus to the button's former place. */
const enter = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });

type NextPageProps<Data, Variables, Node> = NextPagesProps<Data, Variables, Node> & {
  readonly after: string;
};

function NextPage<Data, Variables extends object, Node>({
  after,
  ...props
}: NextPageProps<Data, Variables, Node>) {
  const { query, pageOf, all = false, version, children } = props;
  const variables = { ...props.variables, after };
  const requestPolicy = 'cache-and-network';
  const [{ data, error }, ask] = useQuery({ query, variables, requestPolicy });
  useRefetchOnReconnect(ask);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    ask({ requestPolicy: 'network-only' });
  }, [version, ask]);
  const page = data === undefined ? null : pageOf(data);
  const missing =
    error === undefined ? (
      <p className="quiet">{t('house.loading')}</p>
    ) : (
      <LoadFailed onRetry={ask} />
    );
  return (
    <div ref={all ? null : enter} tabIndex={-1} className="earlier" aria-busy={page === null}>
      {page === null ? missing : children(page.nodes)}
      {page !== null && <NextPages {...props} previous={page} />}
    </div>
  );
}
