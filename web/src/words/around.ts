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

  'glossary.none': 'The rules in force do not say.',

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

  'seat.unmet': 'Not in this game, by how it stood when it began: {effects}',
  'seat.claimed': 'claims {claim}, scores {scored}',
  'talk.title': 'At the table',

  'numbers.title': 'The dynasty in numbers',
  'numbers.gamesEnded': 'Games played out',
  'numbers.plays': 'Cards played',
  'numbers.claims': 'Claims',
  'numbers.claimsFailed': 'of them too high',
  'numbers.pointsScored': 'Points scored',
  'numbers.sfideOffered': 'Sfide offered',
  'numbers.sfideAccepted': 'of them accepted',
  'numbers.bets': 'Bets',
  'numbers.fines': 'Liars named by a Fine',
  'numbers.withoutCampione': 'Games without a Campione',
  'numbers.trick': 'How often each trick was active',
  'between.title': 'Head to head',
  'between.one': 'The one',
  'between.other': 'The other',
  'between.won': '{one} won {won}, {other} won {lost}',
  'between.none': 'They have not played each other.',

  'boards.title': 'Leader boards',
  'boards.none': 'Nothing is being played but rehearsals.',
  'boards.nobody': 'Nobody leads yet.',
  'keys.title': 'Keys',
  'keys.help': 'These keys',
  'keys.search': 'Search the seasons, on the front page',
  'keys.arrows': 'From card to card of your hand; play by play in a replay; through the tour',
  'keys.tab': 'From one thing to the next, and do it',
  'keys.escape': 'Close what is open',

  'past.see': '{time}, the season as it was after event {seq}',
  'past.title': 'As it was',
  'past.at': 'After event {seq} of {last}, {when}',
  'past.back': 'One event back',
  'past.on': 'One event on',
  'past.slider': 'Which event',
  'past.around': 'Around then',
  'past.leave': 'To the present',
  'past.mine': 'What you had',
  'past.none': 'There is no such moment',
  'past.noneText': 'The season had not had that event, or you might not see it then.',

  'history.news': 'The week is settled',
  'history.seen': 'I have seen it',

  'tour.start': 'Show me around',
  'tour.of': 'Step {step} of {steps}',
  'tour.next': 'Next',
  'tour.back': 'Back',
  'tour.skip': 'Enough, let me play',
  'tour.done': 'To the table',
  'tour.week': 'A week and its phases',
  'tour.weekText':
    'Bids, revelations, hands: each has its time, and the line shows where the week stands. In a rehearsal of your own nothing moves until you move the clock, under Host.',
  'tour.lots': 'Lots to bid on',
  'tour.lotsText':
    'Write what a lot is worth to you, and seal your bids together. Entrusted to the house, they are revealed for you; kept here, you reveal them yourself.',
  'tour.hands': 'Hands of what you won',
  'tour.handsText':
    'Pick cards, and watch the score grow term by term. The best hands of a week are paid.',
  'tour.log': 'All that happens',
  'tour.logText':
    'Every event of the round, as it happens, and what the players say. A trade, a vote or a deadline that waits for you is shown above the lots.',
  'tour.rules': 'The rules, to the letter',
  'tour.rulesText':
    'When the house refuses something, it says why and names the section here. Players change these rules by their votes.',
  'tour.place': 'Your place',
  'tour.placeText':
    'Say that you are ready, and you are dealt in with the next player who is. Two play; the others watch, and bet.',
  'tour.canal': 'The Grand Canal',
  'tour.canalText':
    'One card lies open for both. Beside it are the tricks that score in this game, with their points.',
  'tour.claim': 'Name a card, claim its points',
  'tour.claimText':
    'Touch a card to see what it claims, touch it again to play it. You may name a card that you do not hold, too: it comes out at the Fine.',
  'tour.sfida': 'Stakes and Sfida',
  'tour.sfidaText':
    'A Sfida raises the stakes: the other accepts it, or resigns. The bar says whose turn it is, and until when.',
  'tour.pegs': 'Pegs decide',
  'tour.pegsText':
    'The winner of a game takes pegs. Here you see who leads, and how they got there.',
} as const;
