import { useCommand } from '../../../platform/api/use-command';
import type { CommandState } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { sha256Of } from '../../../platform/sha256';
import { keepText } from '../../../platform/sealing/kept-text';
import type { SecretActionKind } from '../../../generated/graphql';

const COMMIT = graphql(`
  mutation CommitSecretAction($input: CommitSecretActionInput!) {
    commitSecretAction(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      secretAction {
        id
        ...SecretAction
      }
    }
  }
`);

type Seal = {
  readonly state: CommandState;
  /**
   * Resolves with true once the server has committed the hash. The text is stored before the hash
   * is sent, so that a crash loses neither.
   */
  readonly seal: (text: string) => Promise<boolean>;
};

/**
 * Commits a text by its hash; the text stays in this browser. `typedAs` is the draft that the text
 * comes from.
 */
export function useSeal(season: string, kind: SecretActionKind, typedAs: string): Seal {
  const place = { season, command: `commitSecretAction ${kind}`, typedAs };
  const { state, send } = useCommand(COMMIT, place);
  const seal = async (text: string): Promise<boolean> => {
    const sha256 = sha256Of(text);
    keepText(season, sha256, text);
    return (await send({ seasonId: season, kind, sha256 })) !== null;
  };
  return { state, seal };
}
