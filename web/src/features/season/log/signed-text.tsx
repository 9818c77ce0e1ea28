import { English, langOfEnglish } from '../../../ui/english';
import { ReactionDrawing } from './reaction-drawing';
import { reactionIn } from './reaction-signs';
import './reactions.css';

type SignedTextProps = {
  readonly text: string;
  /** The sign in the text. */
  readonly sign: string;
};

/** A sentence about a quick reaction, with its sign drawn. */
export function SignedText({ text, sign }: SignedTextProps) {
  const known = reactionIn(sign);
  const at = text.indexOf(sign);
  if (known === null || at < 0) return <English>{text}</English>;
  return (
    <span lang={langOfEnglish()}>
      <span>{text.slice(0, at)}</span>
      <ReactionDrawing sign={known} />
      <span>{text.slice(at + sign.length)}</span>
    </span>
  );
}
