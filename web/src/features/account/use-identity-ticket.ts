import { useCallback, useState } from 'react';
import { graphql } from '../../generated/gql';
import { useCommand } from '../../platform/api/use-command';
import type { CommandState } from '../../platform/api/use-command';
import { useToken } from '../../platform/session';
import { signInWithToken } from './sign-in-with-token';

const SIGN_IN = graphql(`
  mutation SignInWithIdentity($input: SignInWithIdentityInput!) {
    signInWithIdentity(input: $input) {
      token
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);
const LINK = graphql(`
  mutation LinkIdentity($input: LinkIdentityInput!) {
    linkIdentity(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      viewer {
        id
        handle
        account {
          id
          guest
        }
      }
    }
  }
`);

type Asked = { readonly ticket: string; readonly proof: string; readonly onDone: () => void };

type IdentityTicket = {
  readonly state: CommandState;
  readonly isSignedIn: boolean;
  /** Links the ticket to the present account; signs in with it if there is none. */
  readonly send: (handle: string | null) => Promise<void>;
  /** Signs in with the ticket, whoever is signed in. */
  readonly signIn: (handle: string | null) => Promise<void>;
};

export function useIdentityTicket({ ticket, proof, onDone }: Asked): IdentityTicket {
  const [isSignedIn] = useState(useToken() !== null);
  const [isEntering, setEntering] = useState(!isSignedIn);
  const entering = useCommand(SIGN_IN, {
    season: null,
    command: 'signInWithIdentity',
    secret: true,
  });
  const linking = useCommand(LINK, { season: null, command: 'linkIdentity', secret: true });
  const { send: sendSignIn } = entering;
  const { send: sendLink } = linking;
  const signIn = useCallback(
    async (handle: string | null): Promise<void> => {
      setEntering(true);
      const done = await sendSignIn({ ticket, proof, ...(handle === null ? {} : { handle }) });
      const token = done?.signInWithIdentity.token;
      if (typeof token !== 'string') return;
      await signInWithToken(token);
      onDone();
    },
    [sendSignIn, ticket, proof, onDone],
  );
  const link = useCallback(
    async (handle: string | null): Promise<void> => {
      const done = await sendLink({ ticket, proof, ...(handle === null ? {} : { handle }) });
      if (done !== null) onDone();
    },
    [sendLink, ticket, proof, onDone],
  );
  return {
    state: isEntering ? entering.state : linking.state,
    isSignedIn,
    send: isSignedIn ? link : signIn,
    signIn,
  };
}
