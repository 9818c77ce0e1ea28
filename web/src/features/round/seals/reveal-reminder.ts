/** `20211102T000000Z`, an instant in the form of RFC 5545. */
const stamp = (moment: string): string =>
  new Date(moment).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

type Reminder = {
  /** Stable for a window, so that a second import adds no entry. */
  readonly uid: string;
  readonly title: string;
  readonly about: string;
  readonly madeAt: string;
  readonly from: string;
  readonly until: string;
};

/** A calendar (RFC 5545) with one window in which to reveal a text, and an alarm at its start. */
export function reminderOf({ uid, title, about, madeAt, from, until }: Reminder): string {
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ridotto//Web//EN', 'BEGIN:VEVENT'],
    ...[`UID:${uid}`, `DTSTAMP:${stamp(madeAt)}`],
    ...[`DTSTART:${stamp(from)}`, `DTEND:${stamp(until)}`],
    ...[`SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(about)}`],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:PT0S'],
    ...['END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
}
