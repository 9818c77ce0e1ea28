import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { Outcome } from '../kit/outcome';
import { say } from '../words/words';
import { isLeaving, keepToken } from './session';

const SIGN_OUT = graphql(`
  mutation SignOut($input: SignOutInput!) {
    signOut(input: $input) {
      refusal {
        code
        message
        rule
      }
    }
  }
`);

export function SignOut() {
  const { way, send } = useCommand(SIGN_OUT, { season: null, command: 'signOut' });
  const leave = async (): Promise<void> => {
    isLeaving();
    if ((await send({})) !== null) keepToken(null);
  };
  return (
    <>
      <Button way={way} onClick={() => void leave()}>
        {say('account.signOut')}
      </Button>
      <Outcome way={way} season={null} />
    </>
  );
}
