import { useState } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { Outcome } from '../kit/outcome';
import { say } from '../words/words';

const PUBLISH = graphql(`
  mutation PublishRuleset($input: PublishRulesetInput!) {
    publishRuleset(input: $input) {
      refusal {
        code
        message
        rule
      }
      season {
        id
        seq
        ruleset {
          id
          revision
        }
      }
    }
  }
`);

const EMPTY = '[\n  { "op": "replace", "path": "", "value": 0 }\n]';

/** For the host: the rules in force are changed by a patch. What was typed stays until it is published. */
export function Publish({ season }: { readonly season: string }) {
  const place = { season, command: 'publishRuleset' };
  const [text, setText, clear] = useDraft(place, EMPTY);
  const [isBad, setBad] = useState(false);
  const { way, send } = useCommand(PUBLISH, place);
  const act = async (): Promise<void> => {
    const patch = parsed(text);
    setBad(patch === undefined);
    if (patch !== undefined && (await send({ seasonId: season, patch })) !== null) clear();
  };
  return (
    <section aria-labelledby="publish">
      <h2 id="publish">{say('publish.title')}</h2>
      <form
        className="publish"
        onSubmit={(event) => {
          event.preventDefault();
          void act();
        }}
      >
        <label className="field-label" htmlFor="patch">
          {say('publish.patch')}
        </label>
        <textarea
          id="patch"
          className="field-input"
          rows={8}
          spellCheck={false}
          value={text}
          aria-describedby="patch-about"
          onChange={({ target }) => setText(target.value)}
        />
        <div id="patch-about">
          <p className="quiet small">{say('publish.text')}</p>
          {isBad && (
            <p className="outcome" role="alert">
              {say('publish.notJson')}
            </p>
          )}
          <Outcome way={way} season={season} />
        </div>
        <Button type="submit" way={way}>
          {say('publish.do')}
        </Button>
      </form>
    </section>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
