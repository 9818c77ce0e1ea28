import { useState } from 'react';
import { useQuery } from 'urql';
import type { TypedDocumentNode } from 'urql';

export type Moment = { readonly season: string; readonly seq: number };

/** A query at a past moment; the last result stays until the new one arrives. */
export function useThen<Data, Asked extends Moment>(
  query: TypedDocumentNode<Data, Asked>,
  variables: Asked,
): Data | null {
  const [{ data }] = useQuery({ query, variables });
  const [kept, setKept] = useState<Data | null>(null);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? kept;
}
