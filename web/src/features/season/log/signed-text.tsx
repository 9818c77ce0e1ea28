import { printEvent, translatedEvent } from '../../../platform/i18n/print-event';
import type { ToldEvent } from '../../../platform/i18n/print-event';
import { langOfEnglish } from '../../../ui/english';
import { EventText } from '../../../ui/event-text';
import { ReactionDrawing } from './reaction-drawing';
import { reactionIn } from './reaction-signs';
import './reactions.css';

type SignedTextProps = {
  readonly event: ToldEvent;
  /** The sign in the event's sentence. */
  readonly sign: string;
};

/** A sentence about a quick reaction, with its sign drawn. */
export function SignedText({ event, sign }: SignedTextProps) {
  const text = printEvent(event);
  const known = reactionIn(sign);
  const at = text.indexOf(sign);
  if (known === null || at < 0) return <EventText event={event} />;
  return (
    <span lang={translatedEvent(event) === null ? langOfEnglish() : undefined}>
      <span>{text.slice(0, at)}</span>
      <ReactionDrawing sign={known} />
      <span>{text.slice(at + sign.length)}</span>
    </span>
  );
}
