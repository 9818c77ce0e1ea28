/** Which mutations are done from a page, and the suite that does each. */
export const DONE_FROM_A_PAGE: Readonly<Record<string, string>> = {
  playCard: 'giolitti-game',
  offerSfida: 'giolitti-game',
  answerSfida: 'giolitti-game',
  placeBet: 'giolitti-game',
  becomeBookmaker: 'giolitti-game',
  settleBets: 'giolitti-game',
  endGame: 'giolitti-game',
  voidGame: 'giolitti-game',
};
