/** Texts of the casino's lesson: a week in ten steps. */
export const LESSON_TEXTS = {
  'lesson.title': 'A week at the casino, in two minutes',
  'lesson.text': 'You may leave at any time; your step is kept here.',
  'lesson.link': 'Play a week with a coach (two minutes)',
  'lesson.goOn': 'Go on with the lesson (step {step} of {steps})',
  'lesson.again': 'Start again',
  'lesson.play': 'Play a real week',
  'lesson.you': 'You',
  'lesson.start': 'Monday: your week begins',
  'lesson.startText':
    'Each week the house gives you {income}. These four cards are yours already. With both you try to win the best prize of the week.',
  'lesson.hand': 'Make a hand',
  'lesson.handText':
    'Choose cards for your hand. Below you see at once what it would score. Try the three Leaves together.',
  'lesson.handRun':
    'Well seen. Three cards in a row multiply the score by the highest of them, 12. Cards that fit together are worth far more than many cards.',
  'lesson.handOther':
    'That scores. But cards that fit together score far more: try the three Leaves in a row.',
  'lesson.handAce':
    'Cards that fit together score more: try the three Leaves in a row. The Ace fits none of them, and somebody may want it: take it out to go on.',
  'lesson.lots': 'Choose a lot',
  'lesson.lotsText':
    'The house sells cards in lots of three. You pay for a lot now and use its cards next week. Which lot would make a good hand?',
  'lesson.lotsBest':
    'Yes: a Knight, a Bishop and a Rook in a row. As a hand next week they would score 6,822.',
  'lesson.lotsOther':
    'These three cards do not fit together. Look at lot 2: a Knight, a Bishop and a Rook in a row. But you may choose what you like.',
  'lesson.amount': 'Say what you pay',
  'lesson.amountText':
    'The highest bid wins the lot, and pays what it says. All others pay nothing. How much is the lot worth to you?',
  'lesson.amountBid':
    'You bid {amount}. You may change it until Wednesday night. All your bids together must not be more than you have, or all of them fail.',
  'lesson.seal': 'Seal it',
  'lesson.sealText':
    'Until Wednesday night nobody sees another player’s bid or hand. Seal yours now.',
  'lesson.sealNow': 'Seal bid and hand',
  'lesson.mySeal': 'lot {number} for {amount}, and your hand',
  'lesson.theirSeal': 'sealed',
  'lesson.open': 'Thursday: the bids are opened',
  'lesson.openWon': 'Your bid of {amount} is the highest. On Sunday the lot is yours.',
  'lesson.openDear':
    'Your bid of {amount} is the highest, and you will pay all of it. The next bid was {next}: less would have been enough.',
  'lesson.openLost':
    'Somebody bid more than you. You get nothing and pay nothing. Go back and bid more if you like: here you may.',
  'lesson.barter': 'Thursday to Sunday: trade',
  'lesson.offer': 'Bruno offers {chips} for your Ace of Cups.',
  'lesson.barterText':
    'Players who have been here for a week may trade at any time. The Ace is not in your hand, so you can part with it. Do you take the {amount}?',
  'lesson.barterDone': 'A trade happens at once when both agree.',
  'lesson.barterKept': 'You keep the Ace. It may fit into a later hand.',
  'lesson.trade': 'Trade',
  'lesson.keep': 'Keep the card',
  'lesson.hands': 'Sunday: the hands are compared',
  'lesson.handsText':
    'From the last place to the first: each score is cards × ranks × multipliers, plus the highest rank. The cards of the hands are gone now.',
  'lesson.handsKept':
    'From the last place to the first: each score is cards × ranks × multipliers, plus the highest rank.',
  'lesson.settled': 'Your week is settled',
  'lesson.settledText': 'This is your prize, your lot, and what you have now.',
  'lesson.settledNone':
    'This is your prize, and what you have now. Next week there are new lots to bid on.',
  'lesson.goal': 'What one plays for',
  'lesson.goalText':
    'Prizes buy what wins the round. Week by week you bid, trade and make better hands, until somebody has enough. That is all. The rest you learn by playing.',
} as const;
