/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query WhoAmI {\n    viewer {\n      id\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n": typeof types.WhoAmIDocument,
    "\n  query Me {\n    viewer {\n      id\n      handle\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation StartGuest($input: StartGuestInput!) {\n    startGuest(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.StartGuestDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignOut($input: SignOutInput!) {\n    signOut(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  query ServerNow {\n    server {\n      now\n    }\n  }\n": typeof types.ServerNowDocument,
    "\n  query Decks {\n    editions {\n      id\n      title\n      round {\n        deck {\n          archetypes {\n            archetype\n            ranks {\n              rank\n              name\n            }\n          }\n          suits {\n            suit\n            name\n            archetype\n          }\n        }\n      }\n      dynasty {\n        deck {\n          suit\n          name\n          ranks {\n            rank\n          }\n        }\n        masks {\n          mask\n          name\n        }\n      }\n    }\n  }\n": typeof types.DecksDocument,
    "\n  query DynastyTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Dynasty {\n        ...GameList\n        ...DynastyPlayers\n      }\n    }\n  }\n": typeof types.DynastyTableDocument,
    "\n  subscription DynastyLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Dynasty {\n        ...GameList\n        ...DynastyPlayers\n      }\n    }\n  }\n": typeof types.DynastyLiveDocument,
    "\n  fragment DynastyPlayers on Dynasty {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        pegs\n        magistrelli\n        readiness\n        mask {\n          mask\n          name\n        }\n        ...PlayerName\n      }\n    }\n  }\n": typeof types.DynastyPlayersFragmentDoc,
    "\n  fragment GameList on Dynasty {\n    id\n    games(first: 24, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...GameListEntry\n      }\n    }\n  }\n": typeof types.GameListFragmentDoc,
    "\n  fragment GameListEntry on GiolittiGame {\n    id\n    number\n    gameStatus\n    bersaglio\n    deadline\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n    participants {\n      score\n      player {\n        id\n        name\n      }\n    }\n  }\n": typeof types.GameListEntryFragmentDoc,
    "\n  fragment AnyCard on GiolittiGame {\n    id\n    environment {\n      id\n    }\n  }\n": typeof types.AnyCardFragmentDoc,
    "\n  query GameDeck($ruleset: ID!) {\n    node(id: $ruleset) {\n      id\n      ... on Ruleset {\n        dynasty {\n          deck {\n            suit\n            name\n            ranks {\n              rank\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.GameDeckDocument,
    "\n  fragment Bets on GiolittiGame {\n    id\n    juice\n    season {\n      id\n    }\n    environment {\n      id\n      dynasty {\n        betting\n      }\n    }\n    bookmaker {\n      id\n      name\n    }\n    participants {\n      player {\n        id\n        name\n      }\n    }\n    bets {\n      id\n      juice\n      status\n      player {\n        id\n        name\n      }\n      on {\n        id\n        name\n      }\n    }\n  }\n": typeof types.BetsFragmentDoc,
    "\n  mutation PlaceBet($input: PlaceBetInput!) {\n    placeBet(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n": typeof types.PlaceBetDocument,
    "\n  mutation BecomeBookmaker($input: GameInput!) {\n    becomeBookmaker(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n": typeof types.BecomeBookmakerDocument,
    "\n  mutation SettleBets($input: GameInput!) {\n    settleBets(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n": typeof types.SettleBetsDocument,
    "\n  fragment ClaimPanel on GiolittiGame {\n    id\n    season {\n      id\n    }\n    awaited {\n      id\n      name\n    }\n    sfida {\n      by {\n        id\n      }\n    }\n    tricks {\n      trick\n      name\n      points\n      active\n    }\n  }\n": typeof types.ClaimPanelFragmentDoc,
    "\n  query Claimable($game: ID!, $card: CardInput!) {\n    claimable(gameId: $game, card: $card) {\n      trick\n      name\n      points\n      why\n    }\n  }\n": typeof types.ClaimableDocument,
    "\n  mutation PlayCard($input: PlayCardInput!) {\n    playCard(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": typeof types.PlayCardDocument,
    "\n  fragment DealersPart on GiolittiGame {\n    id\n    season {\n      id\n    }\n  }\n": typeof types.DealersPartFragmentDoc,
    "\n  mutation EndGame($input: GameInput!) {\n    endGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": typeof types.EndGameDocument,
    "\n  mutation VoidGame($input: VoidGameInput!) {\n    voidGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": typeof types.VoidGameDocument,
    "\n  fragment Fine on GiolittiGame {\n    id\n    gameStatus\n    campione {\n      id\n      name\n    }\n    participants {\n      player {\n        id\n        name\n      }\n      plays {\n        number\n        card {\n          rank\n          suit\n          name\n        }\n      }\n    }\n    fine {\n      clean\n      fined {\n        id\n        name\n      }\n      hands {\n        player {\n          id\n        }\n        cards {\n          rank\n          suit\n          name\n        }\n      }\n    }\n  }\n": typeof types.FineFragmentDoc,
    "\n  fragment GameActs on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    season {\n      id\n    }\n    participants {\n      player {\n        id\n        name\n      }\n    }\n    ...MaskPowers\n  }\n": typeof types.GameActsFragmentDoc,
    "\n  mutation OfferSfida($input: GameInput!) {\n    offerSfida(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": typeof types.OfferSfidaDocument,
    "\n  mutation ResignGame($input: GameInput!) {\n    resignGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": typeof types.ResignGameDocument,
    "\n  fragment GameBar on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    juice\n    bersaglio\n    deadline\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n  }\n": typeof types.GameBarFragmentDoc,
    "\n  query Game($game: ID!) {\n    node(id: $game) {\n      __typename\n      id\n      ... on GiolittiGame {\n        seq\n        number\n        gameStatus\n        season {\n          id\n          name\n          ...SeasonClock\n        }\n        ...GameTable\n        ...GameStory\n        ...SfidaAsked\n        ...GameNow\n        ...Replay\n      }\n    }\n  }\n": typeof types.GameDocument,
    "\n  subscription GameLive($game: ID!) {\n    tableUpdated(tableId: $game) {\n      id\n      ... on GiolittiGame {\n        seq\n        ...GameTable\n        ...GameStory\n        ...SfidaAsked\n        ...GameNow\n        ...Replay\n      }\n    }\n  }\n": typeof types.GameLiveDocument,
    "\n  fragment GameNow on GiolittiGame {\n    id\n    gameStatus\n    ...GameBar\n    ...GameActs\n    ...MyHand\n    ...Fine\n    ...Bets\n    ...DealersPart\n  }\n": typeof types.GameNowFragmentDoc,
    "\n  fragment GameTable on GiolittiGame {\n    id\n    turn {\n      id\n    }\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    participants {\n      player {\n        id\n      }\n      ...Seat\n    }\n    ...SfidaAsked\n    ...Tricks\n    ...Fine\n    ...Bets\n  }\n": typeof types.GameTableFragmentDoc,
    "\n  fragment MaskPowers on GiolittiGame {\n    id\n    season {\n      id\n    }\n    tricks {\n      trick\n      name\n      points\n    }\n  }\n": typeof types.MaskPowersFragmentDoc,
    "\n  mutation UseReali($input: UseRealiInput!) {\n    useReali(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": typeof types.UseRealiDocument,
    "\n  mutation RevealMask($input: RevealMaskInput!) {\n    revealMask(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": typeof types.RevealMaskDocument,
    "\n  fragment MyHand on GiolittiGame {\n    id\n    season {\n      id\n    }\n    ...AnyCard\n    ...ClaimPanel\n  }\n": typeof types.MyHandFragmentDoc,
    "\n  query MyGame($game: ID!) {\n    node(id: $game) {\n      id\n      ... on GiolittiGame {\n        participants {\n          player {\n            id\n          }\n          hand {\n            rank\n            suit\n            name\n          }\n        }\n        claimables {\n          card {\n            rank\n            suit\n            name\n          }\n          nameable\n          points\n          tricks {\n            trick\n            name\n            points\n            why\n          }\n        }\n        season {\n          id\n          viewer {\n            id\n            player {\n              id\n            }\n            options {\n              mutation\n              description\n              needs\n              input\n              facts\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.MyGameDocument,
    "\n  fragment Replay on GiolittiGame {\n    id\n    plays {\n      number\n      player {\n        id\n        name\n      }\n      card {\n        rank\n        suit\n        name\n      }\n      claim\n      scored\n    }\n  }\n": typeof types.ReplayFragmentDoc,
    "\n  fragment Seat on Participant {\n    score\n    mask\n    player {\n      id\n      name\n      ...PlayerName\n    }\n    pocket {\n      rank\n      suit\n      name\n    }\n    disclosedHand {\n      rank\n      suit\n      name\n    }\n  }\n": typeof types.SeatFragmentDoc,
    "\n  fragment SfidaAsked on GiolittiGame {\n    id\n    stakes\n    season {\n      id\n    }\n    sfida {\n      by {\n        id\n        name\n      }\n      to {\n        id\n        name\n      }\n    }\n  }\n": typeof types.SfidaAskedFragmentDoc,
    "\n  mutation AnswerSfida($input: AnswerSfidaInput!) {\n    answerSfida(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": typeof types.AnswerSfidaDocument,
    "\n  fragment GameStory on GiolittiGame {\n    id\n    story\n  }\n": typeof types.GameStoryFragmentDoc,
    "\n  fragment Tricks on GiolittiGame {\n    id\n    tricks {\n      trick\n      name\n      class\n      points\n      active\n    }\n  }\n": typeof types.TricksFragmentDoc,
    "\n  query GamePositions($game: ID!) {\n    node(id: $game) {\n      id\n      ... on GiolittiGame {\n        positions {\n          afterPlay\n          stakes\n          seats {\n            player {\n              id\n            }\n            score\n            pocket {\n              rank\n              suit\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.GamePositionsDocument,
    "\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n": typeof types.PlayerNameFragmentDoc,
    "\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n": typeof types.MySeasonsDocument,
    "\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    setup: seasons(status: SETUP, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    ended: seasons(status: ENDED, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": typeof types.SeasonsDocument,
    "\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n": typeof types.SeasonLiveDocument,
    "\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.SeasonCardFragmentDoc,
    "\n  fragment LotCard on Lot {\n    id\n    number\n    status\n    price\n    minimumBid\n    winner {\n      id\n      name\n    }\n    leadingBid {\n      id\n      amount\n      player {\n        id\n        name\n      }\n    }\n    cards {\n      rank\n      suit\n      name\n    }\n    items {\n      item\n      name\n      quantity\n    }\n  }\n": typeof types.LotCardFragmentDoc,
    "\n  fragment Lots on Auction {\n    id\n    procedure\n    biddingClosesAt\n    lots(first: 100) {\n      nodes {\n        id\n        ...LotCard\n      }\n    }\n  }\n": typeof types.LotsFragmentDoc,
    "\n  fragment People on Round {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        wealth\n        joinedAt\n        ...PlayerName\n      }\n    }\n  }\n": typeof types.PeopleFragmentDoc,
    "\n  query RoundTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        auction {\n          id\n          ...Lots\n        }\n      }\n    }\n  }\n": typeof types.RoundTableDocument,
    "\n  subscription RoundLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n      }\n    }\n  }\n": typeof types.RoundLiveDocument,
    "\n  subscription AuctionLive($season: ID!) {\n    auctionUpdated(roundId: $season) {\n      id\n      ...Lots\n    }\n  }\n": typeof types.AuctionLiveDocument,
    "\n  fragment WeekLine on Round {\n    id\n    status\n    rehearsal\n    week\n    phase\n    asleep\n    now\n    rulesTime\n    tempo\n    nextDeadline\n    startsAt\n    ruleset {\n      id\n      round {\n        phases {\n          phase\n          name\n          days\n        }\n      }\n    }\n  }\n": typeof types.WeekLineFragmentDoc,
    "\n  query Rules($season: ID!) {\n    season(id: $season) {\n      id\n      name\n      ruleset {\n        id\n        title\n        revision\n        sections {\n          anchor\n          title\n          markdown\n        }\n      }\n    }\n  }\n": typeof types.RulesDocument,
    "\n  fragment SeasonClock on Season {\n    id\n    rehearsal\n    now\n  }\n": typeof types.SeasonClockFragmentDoc,
    "\n  fragment SeasonHead on Season {\n    id\n    name\n    status\n    rehearsal\n    tempo\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n  }\n": typeof types.SeasonHeadFragmentDoc,
    "\n  fragment LogLine on Event {\n    __typename\n    seq\n    at\n    text\n    channel\n    by {\n      kind\n      player {\n        id\n        name\n      }\n    }\n  }\n": typeof types.LogLineFragmentDoc,
    "\n  query RecentEvents($season: ID!, $first: Int!) {\n    season(id: $season) {\n      id\n      journal(first: $first, order: NEWEST_FIRST) {\n        nodes {\n          ...LogLine\n        }\n      }\n    }\n  }\n": typeof types.RecentEventsDocument,
    "\n  subscription Journal($season: ID!, $after: Int) {\n    journal(seasonId: $season, after: $after) {\n      ...LogLine\n    }\n  }\n": typeof types.JournalDocument,
};
const documents: Documents = {
    "\n  query WhoAmI {\n    viewer {\n      id\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n": types.WhoAmIDocument,
    "\n  query Me {\n    viewer {\n      id\n      handle\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n": types.MeDocument,
    "\n  mutation StartGuest($input: StartGuestInput!) {\n    startGuest(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.StartGuestDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignOut($input: SignOutInput!) {\n    signOut(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.SignOutDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  query ServerNow {\n    server {\n      now\n    }\n  }\n": types.ServerNowDocument,
    "\n  query Decks {\n    editions {\n      id\n      title\n      round {\n        deck {\n          archetypes {\n            archetype\n            ranks {\n              rank\n              name\n            }\n          }\n          suits {\n            suit\n            name\n            archetype\n          }\n        }\n      }\n      dynasty {\n        deck {\n          suit\n          name\n          ranks {\n            rank\n          }\n        }\n        masks {\n          mask\n          name\n        }\n      }\n    }\n  }\n": types.DecksDocument,
    "\n  query DynastyTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Dynasty {\n        ...GameList\n        ...DynastyPlayers\n      }\n    }\n  }\n": types.DynastyTableDocument,
    "\n  subscription DynastyLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Dynasty {\n        ...GameList\n        ...DynastyPlayers\n      }\n    }\n  }\n": types.DynastyLiveDocument,
    "\n  fragment DynastyPlayers on Dynasty {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        pegs\n        magistrelli\n        readiness\n        mask {\n          mask\n          name\n        }\n        ...PlayerName\n      }\n    }\n  }\n": types.DynastyPlayersFragmentDoc,
    "\n  fragment GameList on Dynasty {\n    id\n    games(first: 24, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...GameListEntry\n      }\n    }\n  }\n": types.GameListFragmentDoc,
    "\n  fragment GameListEntry on GiolittiGame {\n    id\n    number\n    gameStatus\n    bersaglio\n    deadline\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n    participants {\n      score\n      player {\n        id\n        name\n      }\n    }\n  }\n": types.GameListEntryFragmentDoc,
    "\n  fragment AnyCard on GiolittiGame {\n    id\n    environment {\n      id\n    }\n  }\n": types.AnyCardFragmentDoc,
    "\n  query GameDeck($ruleset: ID!) {\n    node(id: $ruleset) {\n      id\n      ... on Ruleset {\n        dynasty {\n          deck {\n            suit\n            name\n            ranks {\n              rank\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": types.GameDeckDocument,
    "\n  fragment Bets on GiolittiGame {\n    id\n    juice\n    season {\n      id\n    }\n    environment {\n      id\n      dynasty {\n        betting\n      }\n    }\n    bookmaker {\n      id\n      name\n    }\n    participants {\n      player {\n        id\n        name\n      }\n    }\n    bets {\n      id\n      juice\n      status\n      player {\n        id\n        name\n      }\n      on {\n        id\n        name\n      }\n    }\n  }\n": types.BetsFragmentDoc,
    "\n  mutation PlaceBet($input: PlaceBetInput!) {\n    placeBet(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n": types.PlaceBetDocument,
    "\n  mutation BecomeBookmaker($input: GameInput!) {\n    becomeBookmaker(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n": types.BecomeBookmakerDocument,
    "\n  mutation SettleBets($input: GameInput!) {\n    settleBets(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n": types.SettleBetsDocument,
    "\n  fragment ClaimPanel on GiolittiGame {\n    id\n    season {\n      id\n    }\n    awaited {\n      id\n      name\n    }\n    sfida {\n      by {\n        id\n      }\n    }\n    tricks {\n      trick\n      name\n      points\n      active\n    }\n  }\n": types.ClaimPanelFragmentDoc,
    "\n  query Claimable($game: ID!, $card: CardInput!) {\n    claimable(gameId: $game, card: $card) {\n      trick\n      name\n      points\n      why\n    }\n  }\n": types.ClaimableDocument,
    "\n  mutation PlayCard($input: PlayCardInput!) {\n    playCard(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": types.PlayCardDocument,
    "\n  fragment DealersPart on GiolittiGame {\n    id\n    season {\n      id\n    }\n  }\n": types.DealersPartFragmentDoc,
    "\n  mutation EndGame($input: GameInput!) {\n    endGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": types.EndGameDocument,
    "\n  mutation VoidGame($input: VoidGameInput!) {\n    voidGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": types.VoidGameDocument,
    "\n  fragment Fine on GiolittiGame {\n    id\n    gameStatus\n    campione {\n      id\n      name\n    }\n    participants {\n      player {\n        id\n        name\n      }\n      plays {\n        number\n        card {\n          rank\n          suit\n          name\n        }\n      }\n    }\n    fine {\n      clean\n      fined {\n        id\n        name\n      }\n      hands {\n        player {\n          id\n        }\n        cards {\n          rank\n          suit\n          name\n        }\n      }\n    }\n  }\n": types.FineFragmentDoc,
    "\n  fragment GameActs on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    season {\n      id\n    }\n    participants {\n      player {\n        id\n        name\n      }\n    }\n    ...MaskPowers\n  }\n": types.GameActsFragmentDoc,
    "\n  mutation OfferSfida($input: GameInput!) {\n    offerSfida(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": types.OfferSfidaDocument,
    "\n  mutation ResignGame($input: GameInput!) {\n    resignGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": types.ResignGameDocument,
    "\n  fragment GameBar on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    juice\n    bersaglio\n    deadline\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n  }\n": types.GameBarFragmentDoc,
    "\n  query Game($game: ID!) {\n    node(id: $game) {\n      __typename\n      id\n      ... on GiolittiGame {\n        seq\n        number\n        gameStatus\n        season {\n          id\n          name\n          ...SeasonClock\n        }\n        ...GameTable\n        ...GameStory\n        ...SfidaAsked\n        ...GameNow\n        ...Replay\n      }\n    }\n  }\n": types.GameDocument,
    "\n  subscription GameLive($game: ID!) {\n    tableUpdated(tableId: $game) {\n      id\n      ... on GiolittiGame {\n        seq\n        ...GameTable\n        ...GameStory\n        ...SfidaAsked\n        ...GameNow\n        ...Replay\n      }\n    }\n  }\n": types.GameLiveDocument,
    "\n  fragment GameNow on GiolittiGame {\n    id\n    gameStatus\n    ...GameBar\n    ...GameActs\n    ...MyHand\n    ...Fine\n    ...Bets\n    ...DealersPart\n  }\n": types.GameNowFragmentDoc,
    "\n  fragment GameTable on GiolittiGame {\n    id\n    turn {\n      id\n    }\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    participants {\n      player {\n        id\n      }\n      ...Seat\n    }\n    ...SfidaAsked\n    ...Tricks\n    ...Fine\n    ...Bets\n  }\n": types.GameTableFragmentDoc,
    "\n  fragment MaskPowers on GiolittiGame {\n    id\n    season {\n      id\n    }\n    tricks {\n      trick\n      name\n      points\n    }\n  }\n": types.MaskPowersFragmentDoc,
    "\n  mutation UseReali($input: UseRealiInput!) {\n    useReali(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": types.UseRealiDocument,
    "\n  mutation RevealMask($input: RevealMaskInput!) {\n    revealMask(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": types.RevealMaskDocument,
    "\n  fragment MyHand on GiolittiGame {\n    id\n    season {\n      id\n    }\n    ...AnyCard\n    ...ClaimPanel\n  }\n": types.MyHandFragmentDoc,
    "\n  query MyGame($game: ID!) {\n    node(id: $game) {\n      id\n      ... on GiolittiGame {\n        participants {\n          player {\n            id\n          }\n          hand {\n            rank\n            suit\n            name\n          }\n        }\n        claimables {\n          card {\n            rank\n            suit\n            name\n          }\n          nameable\n          points\n          tricks {\n            trick\n            name\n            points\n            why\n          }\n        }\n        season {\n          id\n          viewer {\n            id\n            player {\n              id\n            }\n            options {\n              mutation\n              description\n              needs\n              input\n              facts\n            }\n          }\n        }\n      }\n    }\n  }\n": types.MyGameDocument,
    "\n  fragment Replay on GiolittiGame {\n    id\n    plays {\n      number\n      player {\n        id\n        name\n      }\n      card {\n        rank\n        suit\n        name\n      }\n      claim\n      scored\n    }\n  }\n": types.ReplayFragmentDoc,
    "\n  fragment Seat on Participant {\n    score\n    mask\n    player {\n      id\n      name\n      ...PlayerName\n    }\n    pocket {\n      rank\n      suit\n      name\n    }\n    disclosedHand {\n      rank\n      suit\n      name\n    }\n  }\n": types.SeatFragmentDoc,
    "\n  fragment SfidaAsked on GiolittiGame {\n    id\n    stakes\n    season {\n      id\n    }\n    sfida {\n      by {\n        id\n        name\n      }\n      to {\n        id\n        name\n      }\n    }\n  }\n": types.SfidaAskedFragmentDoc,
    "\n  mutation AnswerSfida($input: AnswerSfidaInput!) {\n    answerSfida(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n": types.AnswerSfidaDocument,
    "\n  fragment GameStory on GiolittiGame {\n    id\n    story\n  }\n": types.GameStoryFragmentDoc,
    "\n  fragment Tricks on GiolittiGame {\n    id\n    tricks {\n      trick\n      name\n      class\n      points\n      active\n    }\n  }\n": types.TricksFragmentDoc,
    "\n  query GamePositions($game: ID!) {\n    node(id: $game) {\n      id\n      ... on GiolittiGame {\n        positions {\n          afterPlay\n          stakes\n          seats {\n            player {\n              id\n            }\n            score\n            pocket {\n              rank\n              suit\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": types.GamePositionsDocument,
    "\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n": types.PlayerNameFragmentDoc,
    "\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n": types.MySeasonsDocument,
    "\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    setup: seasons(status: SETUP, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    ended: seasons(status: ENDED, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": types.SeasonsDocument,
    "\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n": types.SeasonLiveDocument,
    "\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n": types.SeasonCardFragmentDoc,
    "\n  fragment LotCard on Lot {\n    id\n    number\n    status\n    price\n    minimumBid\n    winner {\n      id\n      name\n    }\n    leadingBid {\n      id\n      amount\n      player {\n        id\n        name\n      }\n    }\n    cards {\n      rank\n      suit\n      name\n    }\n    items {\n      item\n      name\n      quantity\n    }\n  }\n": types.LotCardFragmentDoc,
    "\n  fragment Lots on Auction {\n    id\n    procedure\n    biddingClosesAt\n    lots(first: 100) {\n      nodes {\n        id\n        ...LotCard\n      }\n    }\n  }\n": types.LotsFragmentDoc,
    "\n  fragment People on Round {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        wealth\n        joinedAt\n        ...PlayerName\n      }\n    }\n  }\n": types.PeopleFragmentDoc,
    "\n  query RoundTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        auction {\n          id\n          ...Lots\n        }\n      }\n    }\n  }\n": types.RoundTableDocument,
    "\n  subscription RoundLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n      }\n    }\n  }\n": types.RoundLiveDocument,
    "\n  subscription AuctionLive($season: ID!) {\n    auctionUpdated(roundId: $season) {\n      id\n      ...Lots\n    }\n  }\n": types.AuctionLiveDocument,
    "\n  fragment WeekLine on Round {\n    id\n    status\n    rehearsal\n    week\n    phase\n    asleep\n    now\n    rulesTime\n    tempo\n    nextDeadline\n    startsAt\n    ruleset {\n      id\n      round {\n        phases {\n          phase\n          name\n          days\n        }\n      }\n    }\n  }\n": types.WeekLineFragmentDoc,
    "\n  query Rules($season: ID!) {\n    season(id: $season) {\n      id\n      name\n      ruleset {\n        id\n        title\n        revision\n        sections {\n          anchor\n          title\n          markdown\n        }\n      }\n    }\n  }\n": types.RulesDocument,
    "\n  fragment SeasonClock on Season {\n    id\n    rehearsal\n    now\n  }\n": types.SeasonClockFragmentDoc,
    "\n  fragment SeasonHead on Season {\n    id\n    name\n    status\n    rehearsal\n    tempo\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n  }\n": types.SeasonHeadFragmentDoc,
    "\n  fragment LogLine on Event {\n    __typename\n    seq\n    at\n    text\n    channel\n    by {\n      kind\n      player {\n        id\n        name\n      }\n    }\n  }\n": types.LogLineFragmentDoc,
    "\n  query RecentEvents($season: ID!, $first: Int!) {\n    season(id: $season) {\n      id\n      journal(first: $first, order: NEWEST_FIRST) {\n        nodes {\n          ...LogLine\n        }\n      }\n    }\n  }\n": types.RecentEventsDocument,
    "\n  subscription Journal($season: ID!, $after: Int) {\n    journal(seasonId: $season, after: $after) {\n      ...LogLine\n    }\n  }\n": types.JournalDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhoAmI {\n    viewer {\n      id\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n"): (typeof documents)["\n  query WhoAmI {\n    viewer {\n      id\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    viewer {\n      id\n      handle\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    viewer {\n      id\n      handle\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartGuest($input: StartGuestInput!) {\n    startGuest(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartGuest($input: StartGuestInput!) {\n    startGuest(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut($input: SignOutInput!) {\n    signOut(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut($input: SignOutInput!) {\n    signOut(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServerNow {\n    server {\n      now\n    }\n  }\n"): (typeof documents)["\n  query ServerNow {\n    server {\n      now\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Decks {\n    editions {\n      id\n      title\n      round {\n        deck {\n          archetypes {\n            archetype\n            ranks {\n              rank\n              name\n            }\n          }\n          suits {\n            suit\n            name\n            archetype\n          }\n        }\n      }\n      dynasty {\n        deck {\n          suit\n          name\n          ranks {\n            rank\n          }\n        }\n        masks {\n          mask\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Decks {\n    editions {\n      id\n      title\n      round {\n        deck {\n          archetypes {\n            archetype\n            ranks {\n              rank\n              name\n            }\n          }\n          suits {\n            suit\n            name\n            archetype\n          }\n        }\n      }\n      dynasty {\n        deck {\n          suit\n          name\n          ranks {\n            rank\n          }\n        }\n        masks {\n          mask\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DynastyTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Dynasty {\n        ...GameList\n        ...DynastyPlayers\n      }\n    }\n  }\n"): (typeof documents)["\n  query DynastyTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Dynasty {\n        ...GameList\n        ...DynastyPlayers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DynastyLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Dynasty {\n        ...GameList\n        ...DynastyPlayers\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DynastyLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Dynasty {\n        ...GameList\n        ...DynastyPlayers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DynastyPlayers on Dynasty {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        pegs\n        magistrelli\n        readiness\n        mask {\n          mask\n          name\n        }\n        ...PlayerName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DynastyPlayers on Dynasty {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        pegs\n        magistrelli\n        readiness\n        mask {\n          mask\n          name\n        }\n        ...PlayerName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameList on Dynasty {\n    id\n    games(first: 24, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...GameListEntry\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment GameList on Dynasty {\n    id\n    games(first: 24, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...GameListEntry\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameListEntry on GiolittiGame {\n    id\n    number\n    gameStatus\n    bersaglio\n    deadline\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n    participants {\n      score\n      player {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment GameListEntry on GiolittiGame {\n    id\n    number\n    gameStatus\n    bersaglio\n    deadline\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n    participants {\n      score\n      player {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnyCard on GiolittiGame {\n    id\n    environment {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment AnyCard on GiolittiGame {\n    id\n    environment {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameDeck($ruleset: ID!) {\n    node(id: $ruleset) {\n      id\n      ... on Ruleset {\n        dynasty {\n          deck {\n            suit\n            name\n            ranks {\n              rank\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GameDeck($ruleset: ID!) {\n    node(id: $ruleset) {\n      id\n      ... on Ruleset {\n        dynasty {\n          deck {\n            suit\n            name\n            ranks {\n              rank\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Bets on GiolittiGame {\n    id\n    juice\n    season {\n      id\n    }\n    environment {\n      id\n      dynasty {\n        betting\n      }\n    }\n    bookmaker {\n      id\n      name\n    }\n    participants {\n      player {\n        id\n        name\n      }\n    }\n    bets {\n      id\n      juice\n      status\n      player {\n        id\n        name\n      }\n      on {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Bets on GiolittiGame {\n    id\n    juice\n    season {\n      id\n    }\n    environment {\n      id\n      dynasty {\n        betting\n      }\n    }\n    bookmaker {\n      id\n      name\n    }\n    participants {\n      player {\n        id\n        name\n      }\n    }\n    bets {\n      id\n      juice\n      status\n      player {\n        id\n        name\n      }\n      on {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceBet($input: PlaceBetInput!) {\n    placeBet(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceBet($input: PlaceBetInput!) {\n    placeBet(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BecomeBookmaker($input: GameInput!) {\n    becomeBookmaker(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BecomeBookmaker($input: GameInput!) {\n    becomeBookmaker(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleBets($input: GameInput!) {\n    settleBets(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SettleBets($input: GameInput!) {\n    settleBets(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...Bets\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClaimPanel on GiolittiGame {\n    id\n    season {\n      id\n    }\n    awaited {\n      id\n      name\n    }\n    sfida {\n      by {\n        id\n      }\n    }\n    tricks {\n      trick\n      name\n      points\n      active\n    }\n  }\n"): (typeof documents)["\n  fragment ClaimPanel on GiolittiGame {\n    id\n    season {\n      id\n    }\n    awaited {\n      id\n      name\n    }\n    sfida {\n      by {\n        id\n      }\n    }\n    tricks {\n      trick\n      name\n      points\n      active\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Claimable($game: ID!, $card: CardInput!) {\n    claimable(gameId: $game, card: $card) {\n      trick\n      name\n      points\n      why\n    }\n  }\n"): (typeof documents)["\n  query Claimable($game: ID!, $card: CardInput!) {\n    claimable(gameId: $game, card: $card) {\n      trick\n      name\n      points\n      why\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlayCard($input: PlayCardInput!) {\n    playCard(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlayCard($input: PlayCardInput!) {\n    playCard(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DealersPart on GiolittiGame {\n    id\n    season {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment DealersPart on GiolittiGame {\n    id\n    season {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndGame($input: GameInput!) {\n    endGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndGame($input: GameInput!) {\n    endGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VoidGame($input: VoidGameInput!) {\n    voidGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VoidGame($input: VoidGameInput!) {\n    voidGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Fine on GiolittiGame {\n    id\n    gameStatus\n    campione {\n      id\n      name\n    }\n    participants {\n      player {\n        id\n        name\n      }\n      plays {\n        number\n        card {\n          rank\n          suit\n          name\n        }\n      }\n    }\n    fine {\n      clean\n      fined {\n        id\n        name\n      }\n      hands {\n        player {\n          id\n        }\n        cards {\n          rank\n          suit\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Fine on GiolittiGame {\n    id\n    gameStatus\n    campione {\n      id\n      name\n    }\n    participants {\n      player {\n        id\n        name\n      }\n      plays {\n        number\n        card {\n          rank\n          suit\n          name\n        }\n      }\n    }\n    fine {\n      clean\n      fined {\n        id\n        name\n      }\n      hands {\n        player {\n          id\n        }\n        cards {\n          rank\n          suit\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameActs on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    season {\n      id\n    }\n    participants {\n      player {\n        id\n        name\n      }\n    }\n    ...MaskPowers\n  }\n"): (typeof documents)["\n  fragment GameActs on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    season {\n      id\n    }\n    participants {\n      player {\n        id\n        name\n      }\n    }\n    ...MaskPowers\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OfferSfida($input: GameInput!) {\n    offerSfida(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OfferSfida($input: GameInput!) {\n    offerSfida(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResignGame($input: GameInput!) {\n    resignGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResignGame($input: GameInput!) {\n    resignGame(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameBar on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    juice\n    bersaglio\n    deadline\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment GameBar on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    juice\n    bersaglio\n    deadline\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Game($game: ID!) {\n    node(id: $game) {\n      __typename\n      id\n      ... on GiolittiGame {\n        seq\n        number\n        gameStatus\n        season {\n          id\n          name\n          ...SeasonClock\n        }\n        ...GameTable\n        ...GameStory\n        ...SfidaAsked\n        ...GameNow\n        ...Replay\n      }\n    }\n  }\n"): (typeof documents)["\n  query Game($game: ID!) {\n    node(id: $game) {\n      __typename\n      id\n      ... on GiolittiGame {\n        seq\n        number\n        gameStatus\n        season {\n          id\n          name\n          ...SeasonClock\n        }\n        ...GameTable\n        ...GameStory\n        ...SfidaAsked\n        ...GameNow\n        ...Replay\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GameLive($game: ID!) {\n    tableUpdated(tableId: $game) {\n      id\n      ... on GiolittiGame {\n        seq\n        ...GameTable\n        ...GameStory\n        ...SfidaAsked\n        ...GameNow\n        ...Replay\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription GameLive($game: ID!) {\n    tableUpdated(tableId: $game) {\n      id\n      ... on GiolittiGame {\n        seq\n        ...GameTable\n        ...GameStory\n        ...SfidaAsked\n        ...GameNow\n        ...Replay\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameNow on GiolittiGame {\n    id\n    gameStatus\n    ...GameBar\n    ...GameActs\n    ...MyHand\n    ...Fine\n    ...Bets\n    ...DealersPart\n  }\n"): (typeof documents)["\n  fragment GameNow on GiolittiGame {\n    id\n    gameStatus\n    ...GameBar\n    ...GameActs\n    ...MyHand\n    ...Fine\n    ...Bets\n    ...DealersPart\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameTable on GiolittiGame {\n    id\n    turn {\n      id\n    }\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    participants {\n      player {\n        id\n      }\n      ...Seat\n    }\n    ...SfidaAsked\n    ...Tricks\n    ...Fine\n    ...Bets\n  }\n"): (typeof documents)["\n  fragment GameTable on GiolittiGame {\n    id\n    turn {\n      id\n    }\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    participants {\n      player {\n        id\n      }\n      ...Seat\n    }\n    ...SfidaAsked\n    ...Tricks\n    ...Fine\n    ...Bets\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MaskPowers on GiolittiGame {\n    id\n    season {\n      id\n    }\n    tricks {\n      trick\n      name\n      points\n    }\n  }\n"): (typeof documents)["\n  fragment MaskPowers on GiolittiGame {\n    id\n    season {\n      id\n    }\n    tricks {\n      trick\n      name\n      points\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseReali($input: UseRealiInput!) {\n    useReali(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UseReali($input: UseRealiInput!) {\n    useReali(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealMask($input: RevealMaskInput!) {\n    revealMask(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevealMask($input: RevealMaskInput!) {\n    revealMask(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyHand on GiolittiGame {\n    id\n    season {\n      id\n    }\n    ...AnyCard\n    ...ClaimPanel\n  }\n"): (typeof documents)["\n  fragment MyHand on GiolittiGame {\n    id\n    season {\n      id\n    }\n    ...AnyCard\n    ...ClaimPanel\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyGame($game: ID!) {\n    node(id: $game) {\n      id\n      ... on GiolittiGame {\n        participants {\n          player {\n            id\n          }\n          hand {\n            rank\n            suit\n            name\n          }\n        }\n        claimables {\n          card {\n            rank\n            suit\n            name\n          }\n          nameable\n          points\n          tricks {\n            trick\n            name\n            points\n            why\n          }\n        }\n        season {\n          id\n          viewer {\n            id\n            player {\n              id\n            }\n            options {\n              mutation\n              description\n              needs\n              input\n              facts\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyGame($game: ID!) {\n    node(id: $game) {\n      id\n      ... on GiolittiGame {\n        participants {\n          player {\n            id\n          }\n          hand {\n            rank\n            suit\n            name\n          }\n        }\n        claimables {\n          card {\n            rank\n            suit\n            name\n          }\n          nameable\n          points\n          tricks {\n            trick\n            name\n            points\n            why\n          }\n        }\n        season {\n          id\n          viewer {\n            id\n            player {\n              id\n            }\n            options {\n              mutation\n              description\n              needs\n              input\n              facts\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Replay on GiolittiGame {\n    id\n    plays {\n      number\n      player {\n        id\n        name\n      }\n      card {\n        rank\n        suit\n        name\n      }\n      claim\n      scored\n    }\n  }\n"): (typeof documents)["\n  fragment Replay on GiolittiGame {\n    id\n    plays {\n      number\n      player {\n        id\n        name\n      }\n      card {\n        rank\n        suit\n        name\n      }\n      claim\n      scored\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Seat on Participant {\n    score\n    mask\n    player {\n      id\n      name\n      ...PlayerName\n    }\n    pocket {\n      rank\n      suit\n      name\n    }\n    disclosedHand {\n      rank\n      suit\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment Seat on Participant {\n    score\n    mask\n    player {\n      id\n      name\n      ...PlayerName\n    }\n    pocket {\n      rank\n      suit\n      name\n    }\n    disclosedHand {\n      rank\n      suit\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SfidaAsked on GiolittiGame {\n    id\n    stakes\n    season {\n      id\n    }\n    sfida {\n      by {\n        id\n        name\n      }\n      to {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SfidaAsked on GiolittiGame {\n    id\n    stakes\n    season {\n      id\n    }\n    sfida {\n      by {\n        id\n        name\n      }\n      to {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSfida($input: AnswerSfidaInput!) {\n    answerSfida(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerSfida($input: AnswerSfidaInput!) {\n    answerSfida(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      game {\n        id\n        seq\n        ...GameTable\n        ...GameBar\n        ...GameStory\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameStory on GiolittiGame {\n    id\n    story\n  }\n"): (typeof documents)["\n  fragment GameStory on GiolittiGame {\n    id\n    story\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Tricks on GiolittiGame {\n    id\n    tricks {\n      trick\n      name\n      class\n      points\n      active\n    }\n  }\n"): (typeof documents)["\n  fragment Tricks on GiolittiGame {\n    id\n    tricks {\n      trick\n      name\n      class\n      points\n      active\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GamePositions($game: ID!) {\n    node(id: $game) {\n      id\n      ... on GiolittiGame {\n        positions {\n          afterPlay\n          stakes\n          seats {\n            player {\n              id\n            }\n            score\n            pocket {\n              rank\n              suit\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GamePositions($game: ID!) {\n    node(id: $game) {\n      id\n      ... on GiolittiGame {\n        positions {\n          afterPlay\n          stakes\n          seats {\n            player {\n              id\n            }\n            score\n            pocket {\n              rank\n              suit\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    setup: seasons(status: SETUP, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    ended: seasons(status: ENDED, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    setup: seasons(status: SETUP, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    ended: seasons(status: ENDED, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n"): (typeof documents)["\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LotCard on Lot {\n    id\n    number\n    status\n    price\n    minimumBid\n    winner {\n      id\n      name\n    }\n    leadingBid {\n      id\n      amount\n      player {\n        id\n        name\n      }\n    }\n    cards {\n      rank\n      suit\n      name\n    }\n    items {\n      item\n      name\n      quantity\n    }\n  }\n"): (typeof documents)["\n  fragment LotCard on Lot {\n    id\n    number\n    status\n    price\n    minimumBid\n    winner {\n      id\n      name\n    }\n    leadingBid {\n      id\n      amount\n      player {\n        id\n        name\n      }\n    }\n    cards {\n      rank\n      suit\n      name\n    }\n    items {\n      item\n      name\n      quantity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Lots on Auction {\n    id\n    procedure\n    biddingClosesAt\n    lots(first: 100) {\n      nodes {\n        id\n        ...LotCard\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Lots on Auction {\n    id\n    procedure\n    biddingClosesAt\n    lots(first: 100) {\n      nodes {\n        id\n        ...LotCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment People on Round {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        wealth\n        joinedAt\n        ...PlayerName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment People on Round {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        wealth\n        joinedAt\n        ...PlayerName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoundTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        auction {\n          id\n          ...Lots\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RoundTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        auction {\n          id\n          ...Lots\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RoundLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription RoundLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AuctionLive($season: ID!) {\n    auctionUpdated(roundId: $season) {\n      id\n      ...Lots\n    }\n  }\n"): (typeof documents)["\n  subscription AuctionLive($season: ID!) {\n    auctionUpdated(roundId: $season) {\n      id\n      ...Lots\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WeekLine on Round {\n    id\n    status\n    rehearsal\n    week\n    phase\n    asleep\n    now\n    rulesTime\n    tempo\n    nextDeadline\n    startsAt\n    ruleset {\n      id\n      round {\n        phases {\n          phase\n          name\n          days\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WeekLine on Round {\n    id\n    status\n    rehearsal\n    week\n    phase\n    asleep\n    now\n    rulesTime\n    tempo\n    nextDeadline\n    startsAt\n    ruleset {\n      id\n      round {\n        phases {\n          phase\n          name\n          days\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Rules($season: ID!) {\n    season(id: $season) {\n      id\n      name\n      ruleset {\n        id\n        title\n        revision\n        sections {\n          anchor\n          title\n          markdown\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Rules($season: ID!) {\n    season(id: $season) {\n      id\n      name\n      ruleset {\n        id\n        title\n        revision\n        sections {\n          anchor\n          title\n          markdown\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeasonClock on Season {\n    id\n    rehearsal\n    now\n  }\n"): (typeof documents)["\n  fragment SeasonClock on Season {\n    id\n    rehearsal\n    now\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeasonHead on Season {\n    id\n    name\n    status\n    rehearsal\n    tempo\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment SeasonHead on Season {\n    id\n    name\n    status\n    rehearsal\n    tempo\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogLine on Event {\n    __typename\n    seq\n    at\n    text\n    channel\n    by {\n      kind\n      player {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LogLine on Event {\n    __typename\n    seq\n    at\n    text\n    channel\n    by {\n      kind\n      player {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentEvents($season: ID!, $first: Int!) {\n    season(id: $season) {\n      id\n      journal(first: $first, order: NEWEST_FIRST) {\n        nodes {\n          ...LogLine\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentEvents($season: ID!, $first: Int!) {\n    season(id: $season) {\n      id\n      journal(first: $first, order: NEWEST_FIRST) {\n        nodes {\n          ...LogLine\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Journal($season: ID!, $after: Int) {\n    journal(seasonId: $season, after: $after) {\n      ...LogLine\n    }\n  }\n"): (typeof documents)["\n  subscription Journal($season: ID!, $after: Int) {\n    journal(seasonId: $season, after: $after) {\n      ...LogLine\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;