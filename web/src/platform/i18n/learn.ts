/** Texts of the pages that teach the games. */
export const LEARN = {
  'learn.link': 'How to play',
  'learn.title': 'How to play',
  'learn.giolitti': 'How to play Giolitti',
  'learn.casino': 'How to play the Auction Casino',
  'learn.all': 'Two games are played here. Five pictures tell each of them.',
  'learn.editions': 'Editions of the rules',
  'learn.tricks': 'The tricks',
  'learn.tricksText':
    'Each trick is a pattern in your pocket. The lit cards make it. Not every trick counts in every game: the table names those that do.',
  'learn.words': 'Every word of the game',
  'learn.masks': 'The masks',
  'learn.masksText': 'You may wear one mask in a game. It changes the rules for you.',
  'learn.changed': 'Your season has changed some of these rules.',
  'learn.changedLink': 'The rules of your season',
  'learn.gone': 'These rules do not exist',
  'learn.you': 'You',
  'learn.points': '{points, plural, one {# point} other {# points}}',
  'learn.pegs': '{pegs, plural, one {# peg} other {# pegs}}',

  'learn.g.wins': 'Who has more points wins',
  'learn.g.winsText':
    'Two players have {hand} cards each. In turn, each plays {plays} cards. A card can score points. After the last card, the player with more points wins.',
  'learn.g.loses': 'The winner gains pegs, the loser gives pegs back',
  'learn.g.losesText':
    'A game is worth {stakes, plural, one {# peg} other {# pegs}} at first. The winner gains that many pegs. The loser loses as many, but never has fewer than 0. With equal points nobody wins, and both lose them.',
  'learn.g.trick':
    'Your {cards, plural, one {last card scores} other {last # cards score together}}',
  'learn.g.trickText':
    'The {cards, plural, one {last card that you played is} other {last # cards that you played are}} your pocket. If the pocket makes a trick, you may claim its points. This pocket makes {trick}, and scores {points}.',
  'learn.g.claims':
    'You say how many points you claim. If you claim too much, the card scores nothing.',
  'learn.g.sfida': 'A Sfida raises the stakes',
  'learn.g.sfidaText':
    'Do you think that you will win? Offer a Sfida. If the other player accepts, the game is worth one peg more, up to {maximum}. If the other player refuses, you win at once. You may not offer two in a row.',
  'learn.g.bluff': 'You may lie, until the end',
  'learn.g.bluffText':
    'You name a card; you do not show it. So you may name a card that you do not have. At the end all hands are shown. Whoever named a card that was not in the hand cannot win: the other player does. If both lied, nobody wins.',
  'learn.g.named': 'You name',
  'learn.g.held': 'You have',

  'learn.c.bid': 'Bid for cards',
  'learn.c.bidText':
    'The house sells cards in lots of {cards}. You get {amount} {currency} each week. In the {phase} ({days}) you write a bid beside each lot that you want.',
  'learn.c.sealed': 'Nobody sees your bids',
  'learn.c.sealedText':
    'You seal all your bids at once. They are revealed after the {phase}. For each lot the highest bid wins and pays; the other bidders pay nothing. If your bids add up to more {currency} than you have, all of them fail.',
  'learn.c.open': 'Everybody sees the bids',
  'learn.c.openText':
    'A bid must be higher than the last one, and you must have that many {currency}. When the {phase} ends, the highest bid wins the lot and pays.',
  'learn.c.hand': 'Make a hand of your cards',
  'learn.c.scoreText':
    'The score is cards × ranks × multipliers, plus the highest rank. The multipliers make the difference: find cards that fit together.',
  'learn.c.pokerText':
    'A hand has {cards, plural, one {# card} other {# cards}}, and ranks as in poker. This is the best hand.',
  'learn.c.settle': 'The best hands are paid',
  'learn.c.settleText': 'At the end of the week the hands are compared. Each place has its prize.',
  'learn.c.destroyed': 'The cards of a paid hand are gone.',
  'learn.c.kept': 'You keep the cards of your hand.',
  'learn.c.place': 'Place',
  'learn.c.prize': 'Prize',
  'learn.c.placeFrom': '{place} and below',
  'learn.c.cardsBack': 'your cards back',
  'learn.c.yourBid': 'Your bid: {amount}',
  'learn.c.goal': '{items} win the round',
  'learn.c.goalText': 'Whoever first has {items} wins, and the round ends.',
  'learn.c.exchange': '{give} for {get}',
  'learn.c.exchangeText': 'You can exchange items at any time: {exchanges}.',
  'learn.c.noGoal': 'The rules are yours to change',
  'learn.c.noGoalText':
    'These rules name no winner. The players can propose a rule that does. Prizes pay for bids and proposals.',
  'learn.c.week': 'A week',
  'learn.c.hands': 'Hands that score',
  'learn.c.pokerHands': 'Hands, the best first',
} as const;
