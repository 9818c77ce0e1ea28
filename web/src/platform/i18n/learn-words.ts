/** The words of the games, explained for newcomers. */
export const LEARN_WORDS = {
  'learn.w.deck': 'Deck',
  'learn.w.deckText':
    'Each game has its own {count, plural, one {# card} other {# cards}}, of these suits: {suits}.',
  'learn.w.heft': 'Heft',
  'learn.w.heftText': 'The weight of a card: the number below it. Cards without a weight have 0.',
  'learn.w.arcana': 'Arcana',
  'learn.w.arcanaText':
    'Cards with powers. Some change a pocket, and some change the whole game when they lie in the middle.',
  'learn.w.canal': 'Grand Canal',
  'learn.w.canalText':
    'The card that lies open in the middle. It counts for both players. Until both have played {cards, plural, one {# card} other {# cards}}, it also helps the player whose cards are compared with yours.',
  'learn.w.bersaglio': 'Bersaglio',
  'learn.w.bersaglioText':
    'The target of Il Toro: {base} and the heft of the Grand Canal. With a Grand Canal of heft {heft} it is {sum}.',
  'learn.w.pocket': 'Pocket',
  'learn.w.pocketText':
    'The {cards, plural, one {last card} other {last # cards}} that a player has played. Both players see both pockets.',
  'learn.w.trick': 'Trick',
  'learn.w.trickText': 'A pattern of cards in a pocket that is worth points.',
  'learn.w.claim': 'Claim',
  'learn.w.claimText':
    'The points that you ask for when you play a card. Too many, and you get none. Too few, and you get what you asked for. You may name each card once in a game.',
  'learn.w.sfida': 'Sfida',
  'learn.w.sfidaText':
    'A dare to play for more. The other player must answer within {hours, plural, one {# hour} other {# hours}}: accept, or lose the game. Until then nobody plays.',
  'learn.w.stakes': 'Stakes',
  'learn.w.stakesText':
    'The pegs that a game is worth: {start} at first, {maximum} at most. An accepted Sfida adds one.',
  'learn.w.fine': 'Fine',
  'learn.w.fineText':
    'The end of a game. Both hands are shown, and every card that somebody named without having it comes out.',
  'learn.w.campione': 'Campione',
  'learn.w.campioneText': 'The winner of a game.',
  'learn.w.peg': 'Peg',
  'learn.w.pegText':
    'What you win and lose. Winners gain as many pegs as the stakes, losers lose as many. Nobody has fewer than 0.',
  'learn.w.magistrelli': 'Magistrelli',
  'learn.w.magistrelliText':
    'Your rank as a player. It only grows: by one for each peg that you win, and by more if the other player has a higher rank.',
  'learn.w.mask': 'Mask',
  'learn.w.maskText':
    'What you wear in a game. Each mask has its own power. You may also wear none.',
  'learn.w.moda': 'Moda',
  'learn.w.modaText':
    'How fashionable a mask is. It grows when a player wins with the mask and nobody lied. Masks with the highest Moda are Raffinato, those with the lowest are Greggio. Whoever wears a less fashionable mask gains pegs at the end of a game.',
  'learn.w.bet': 'Bet',
  'learn.w.betText': 'Other players may bet on who wins, once in each game.',
  'learn.w.juice': 'Juice',
  'learn.w.juiceText':
    'The pegs that a bet wins or loses: {base} less the stakes, and less while a Sfida waits for its answer.',
  'learn.w.bookmaker': 'Bookmaker',
  'learn.w.bookmakerText':
    'A player outside the game who gains pegs for each lost bet, and loses as many for each won bet.',
  'learn.w.ready': 'Ready',
  'learn.w.readyText':
    'Say that you are ready, and you are dealt into a game. You play one new game a day at most.',
  'learn.w.wait': 'Wait',
  'learn.w.waitText':
    'It grows each time that others are dealt in before you. Whoever has waited the longest plays first.',
  'learn.w.dealer': 'Dealer',
  'learn.w.dealerText': 'Deals the cards and tells the Fine. Mostly the house does it.',
  'learn.w.clock': 'Clock',
  'learn.w.clockText':
    'You have {hours, plural, one {# hour} other {# hours}} for each card. Whoever takes longer loses the game.',

  'learn.cw.currencyText': 'The money of the game. You bid with it.',
  'learn.cw.income': 'Income',
  'learn.cw.incomeText': 'Each player gets {amount} {currency} as the {phase} begins.',
  'learn.cw.tax': 'Tax',
  'learn.cw.taxText':
    'The rich get less. For every {step} {currency} above {above}, your income is {perStep} lower, up to {maximum}.',
  'learn.cw.phase': 'Phase',
  'learn.cw.phaseText': 'A week has these phases: {phases}.',
  'learn.cw.lot': 'Lot',
  'learn.cw.lotText':
    '{cards, plural, one {# card for sale} other {# cards that are sold together}}. At least {lots, plural, one {# lot is} other {# lots are}} for sale.',
  'learn.cw.bid': 'Bid',
  'learn.cw.bidText': 'The {currency} that you would pay for a lot. Only the winner pays.',
  'learn.cw.sealed': 'Sealed',
  'learn.cw.sealedText':
    'What you seal is hidden, but can no longer change in secret: it is locked by a number made from the text. You may seal again; then only the new one counts.',
  'learn.cw.reveal': 'Reveal',
  'learn.cw.revealText':
    'To show what you sealed. If the house keeps your text, it reveals for you. If you keep it yourself, you must reveal it in time, or it fails.',
  'learn.cw.hand': 'Hand',
  'learn.cw.handText': 'The cards that you enter for a prize. One hand a week counts.',
  'learn.cw.score': 'Score',
  'learn.cw.scoreText':
    'The number of cards, times the number of ranks of the rules, times all multipliers, plus the number of the highest rank.',
  'learn.cw.multiplier': 'Multiplier',
  'learn.cw.multiplierText': 'Makes the score larger if all cards of a hand fit together.',
  'learn.cw.fortune': 'Fortune',
  'learn.cw.fortuneText': 'Some cards in a paid hand do something more, for good or bad.',
  'learn.cw.prize': 'Prize',
  'learn.cw.prizeText': 'What your hand wins, by its place.',
  'learn.cw.starText': 'What you win the round with: {count} of them. They cannot be traded.',
  'learn.cw.trungText': 'A prize that you can exchange: {exchanges}.',
  'learn.cw.makerText': 'Lets you propose a change of the rules once.',
  'learn.cw.proposal': 'Proposal',
  'learn.cw.proposalText':
    'A change of the rules. The players vote, and the rules change when it passes.',
  'learn.cw.trade': 'Trade',
  'learn.cw.tradeText': 'You offer items to another player. They move once both agree.',
  'learn.cw.contract': 'Contract',
  'learn.cw.contractText':
    'An agreement of several players, with its own items. The house pays out only what the terms allow.',
  'learn.cw.wealth': 'Wealth',
  'learn.cw.wealthText': 'Your {currency}, and your part of the {currency} in your contracts.',
  'learn.cw.duck': 'Duck',
  'learn.cw.duckText': 'A companion that can own items. You trade with your own duck freely.',
  'learn.cw.playerLot': 'Player Lot',
  'learn.cw.playerLotText': 'A lot that a player sells. The price goes to that player.',
  'learn.cw.art': 'Work of Art',
  'learn.cw.artText':
    'A picture with a value. Buyers from outside may bid for it when a player sells it.',
  'learn.cw.judge': 'Judge',
  'learn.cw.judgeText':
    'A player who decides what the rules mean. The players elect one each week.',
  'learn.cw.slots': 'Slots',
  'learn.cw.slotsText': 'A machine: {price} {currency} a spin, at most {spins} spins a week.',
  'learn.cw.war': 'War',
  'learn.cw.warText':
    '{players, plural, one {# player puts} other {# players put}} items on a table, and each draws a card. The higher card wins everything.',
  'learn.cw.reputable': 'Reputable',
  'learn.cw.reputableText':
    'A player for at least {days, plural, one {# day} other {# days}}. Only reputable players trade.',
} as const;
