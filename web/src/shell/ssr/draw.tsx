import { createClient, Provider } from 'urql';
import { Router } from 'wouter';
import { AppContent } from '../app';
import { fetchFirst } from '../../platform/pages';
import { makeCache } from '../../platform/api/cache';
import { answerExchange, parsePrefetched } from '../../platform/api/prefetch-exchange';
import { markupOf } from './markup-of';

/** The content security policy forbids inline styles. */
const STYLE = / style="[^"]*"/g;

/**
 * The markup of a page's first view for an anonymous visitor, from the answers to its first
 * queries; the client draws the same before its own queries. The server runs this in a worker
 * thread.
 */
export async function draw(path: string, answers: string): Promise<string> {
  await fetchFirst(path);
  const known = parsePrefetched(answers);
  const client = createClient({
    url: '',
    preferGetMethod: false,
    exchanges: [makeCache(), answerExchange(() => known)],
  });
  const markup = await markupOf(
    <Provider value={client}>
      <Router ssrPath={path} ssrSearch="">
        <AppContent />
      </Router>
    </Provider>,
  );
  return markup.replace(STYLE, '');
}
