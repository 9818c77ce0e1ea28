import { forgetPersistedDocuments, documentHash, isUnknownDocument } from './persisted-documents';

type RequestBody = {
  readonly query?: string;
  readonly operationName?: string;
  readonly variables?: unknown;
};

/**
 * Like `fetch`, but sends a document's hash instead of its text if the server knows the document.
 */
export async function persistedFetch(
  url: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const text = init?.body;
  if (typeof text !== 'string') return fetch(url, init);
  const { query, ...rest } = JSON.parse(text) as RequestBody;
  const documentId = documentHash(rest.operationName);
  if (query === undefined || documentId === null) return fetch(url, init);
  const response = await fetch(url, { ...init, body: JSON.stringify({ ...rest, documentId }) });
  if (response.status !== 400) return response;
  const { errors } = (await response.clone().json()) as { readonly errors?: unknown };
  if (!isUnknownDocument(errors)) return response;
  forgetPersistedDocuments();
  return fetch(url, init);
}
