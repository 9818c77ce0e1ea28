import { translatedEvent } from '../platform/i18n/print-event';
import type { ToldEvent } from '../platform/i18n/print-event';
import { English } from './english';

/** The sentence of an event, marked as English if no translation has it. */
export const EventText = ({ event }: { readonly event: ToldEvent }) =>
  translatedEvent(event) ?? <English>{event.text}</English>;
