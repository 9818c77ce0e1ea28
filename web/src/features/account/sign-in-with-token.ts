import { openApi } from '../../platform/api/client';
import { graphql } from '../../generated/gql';
import { storeToken } from '../../platform/session';
import { adoptDrafts } from './adopt-drafts';

const OWNER = graphql(`
  query TokenOwner {
    viewer {
      id
      account {
        id
      }
    }
  }
`);

/** Signs in with a new token, after fetching the token's account. */
export async function signInWithToken(token: string): Promise<void> {
  const { data } = await openApi(token).query(OWNER, {}).toPromise();
  const owner = data?.viewer?.account.id ?? null;
  if (owner !== null) adoptDrafts(owner);
  storeToken(token, owner);
}
