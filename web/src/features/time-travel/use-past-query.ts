import { useState } from 'react';
import { useQuery } from 'urql';
import type { TypedDocumentNode } from 'urql';

export type JournalMoment = { readonly season: string; readonly seq: number };

/** A query of a past moment. The last result stays visible until the new one arrives. */
export function usePastQuery<Data, Asked extends JournalMoment>(
  query: TypedDocumentNode<Data, Asked>,
  variables: Asked,
): Data | null {
  const [{ data }] = useQuery({ query, variables });
  const [kept, setKept] = useState<Data | null>(null);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? kept;
}
