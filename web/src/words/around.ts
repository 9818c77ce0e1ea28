/** What leads around in the house: sharing, the tour, the keys, the leader boards. */
export const AROUND = {
  'share.open': 'Share',
  'share.title': 'Share this season',
  'share.copy': 'Copy',
  'share.copyOf': 'Copy the address: {name}',
  'share.link': 'A link to watch',
  'share.linkText': 'Whoever opens it watches at once, without an account.',
  'share.linkClosed': 'Seen by those who are in the season.',
  'share.wall': 'A screen on the wall',
  'share.wallText': 'Large, live, and nothing to press.',
  'share.calendar': 'Calendar',
  'share.calendarText':
    'Phases, revelations, votes and clocks, in any program that reads iCalendar.',
  'share.myCalendar': 'Make one that tells what waits for me',
  'share.feed': 'News',
  'share.feedText': 'What happens, in any reader of Atom feeds.',
  'share.myFeed': 'Make an address for my reader',
  'share.secret':
    'Shown only now. Whoever has it can read it; it ends when you revoke it in your account.',

  'programs.title': 'For programs and screens',
  'programs.text':
    'Everything on these pages goes through an API that is open to you, too: bots, walls, statistics.',
  'programs.schema': 'The schema',
  'programs.docs': 'Recipes for clients',
  'programs.try': 'Try a query',
  'programs.ticket': 'Make a ticket for a stream',
  'programs.ticketText':
    'For a browser’s own EventSource, which sends no token: it opens a stream within the next minute.',
  'programs.ticketUntil': 'It opens streams until {when}.',
  'programs.example': 'What happens in all your seasons, as it happens',
} as const;
