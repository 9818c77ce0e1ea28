import { useState } from 'react';
import { useQuery } from 'urql';
import type { TypedDocumentNode } from 'urql';

export type JournalMoment = { readonly season: string; readonly seq: number };

/** A query at a past moment; the last result stays until the new one arrives. */
export function usePastQuery<Data, Asked extends JournalMoment>(
  query: TypedDocumentNode<Data, Asked>,
  variables: Asked,
): Data | null {
  const [{ data }] = useQuery({ query, variables });
  const [kept, setKept] = useState<Data | null>(null);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? kept;
}
