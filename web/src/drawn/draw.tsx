import { createClient, Provider } from 'urql';
import { Router } from 'wouter';
import { House } from '../app/app';
import { fetchFirst } from '../app/pages';
import { makeCache } from '../api/cache';
import { answering, answersIn } from '../api/first-answers';
import { markupOf } from './markup-of';

/** The content security policy allows none in markup. */
const STYLE = / style="[^"]*"/g;

/**
 * The first view of a page as markup, for whoever has no account, by the answers to what it asks first: as
 * the client draws it before it asks for anything more. Run by the server, in a thread of its own.
 */
export async function draw(path: string, answers: string): Promise<string> {
  await fetchFirst(path);
  const known = answersIn(answers);
  const client = createClient({
    url: '',
    preferGetMethod: false,
    exchanges: [makeCache(), answering(() => known)],
  });
  const markup = await markupOf(
    <Provider value={client}>
      <Router ssrPath={path} ssrSearch="">
        <House />
      </Router>
    </Provider>,
  );
  return markup.replace(STYLE, '');
}
