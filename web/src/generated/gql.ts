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
    "\n  fragment GameBar on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    juice\n    bersaglio\n    deadline\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n  }\n": typeof types.GameBarFragmentDoc,
    "\n  query Game($game: ID!) {\n    node(id: $game) {\n      __typename\n      id\n      ... on GiolittiGame {\n        number\n        story\n        season {\n          id\n          name\n          ...SeasonClock\n        }\n        ...GameTable\n        ...GameBar\n      }\n    }\n  }\n": typeof types.GameDocument,
    "\n  subscription GameLive($game: ID!) {\n    tableUpdated(tableId: $game) {\n      id\n      ... on GiolittiGame {\n        story\n        ...GameTable\n        ...GameBar\n      }\n    }\n  }\n": typeof types.GameLiveDocument,
    "\n  fragment GameTable on GiolittiGame {\n    id\n    turn {\n      id\n    }\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    participants {\n      player {\n        id\n      }\n      ...Seat\n    }\n    ...Tricks\n  }\n": typeof types.GameTableFragmentDoc,
    "\n  fragment Seat on Participant {\n    score\n    mask\n    player {\n      id\n      name\n      ...PlayerName\n    }\n    pocket {\n      rank\n      suit\n      name\n    }\n    disclosedHand {\n      rank\n      suit\n      name\n    }\n  }\n": typeof types.SeatFragmentDoc,
    "\n  fragment Tricks on GiolittiGame {\n    id\n    tricks {\n      trick\n      name\n      class\n      points\n      active\n    }\n  }\n": typeof types.TricksFragmentDoc,
    "\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n": typeof types.PlayerNameFragmentDoc,
    "\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n": typeof types.MySeasonsDocument,
    "\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    setup: seasons(status: SETUP, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    ended: seasons(status: ENDED, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": typeof types.SeasonsDocument,
    "\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n": typeof types.SeasonLiveDocument,
    "\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.SeasonCardFragmentDoc,
    "\n  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {\n    createPlayerLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n": typeof types.CreatePlayerLotDocument,
    "\n  mutation AcceptContract($input: AcceptContractInput!) {\n    acceptContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": typeof types.AcceptContractDocument,
    "\n  mutation DeclineContract($input: DeclineContractInput!) {\n    declineContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": typeof types.DeclineContractDocument,
    "\n  mutation ConsentToContractChange($input: ConsentToContractChangeInput!) {\n    consentToContractChange(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": typeof types.ConsentToContractChangeDocument,
    "\n  mutation DepositIntoContract($input: DepositIntoContractInput!) {\n    depositIntoContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": typeof types.DepositIntoContractDocument,
    "\n  mutation WithdrawFromContract($input: WithdrawFromContractInput!) {\n    withdrawFromContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": typeof types.WithdrawFromContractDocument,
    "\n  mutation ProposeContractChange($input: ProposeContractChangeInput!) {\n    proposeContractChange(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": typeof types.ProposeContractChangeDocument,
    "\n  mutation OfferContract($input: OfferContractInput!) {\n    offerContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": typeof types.OfferContractDocument,
    "\n  query ContractChanges($contract: ID!) {\n    node(id: $contract) {\n      __typename\n      id\n      ... on Contract {\n        changes {\n          id\n          ...ContractChange\n        }\n      }\n    }\n  }\n": typeof types.ContractChangesDocument,
    "\n  fragment ContractForm on Round {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    ruleset {\n      id\n      round {\n        items {\n          item\n          plural\n        }\n        phases {\n          phase\n          name\n        }\n      }\n    }\n  }\n": typeof types.ContractFormFragmentDoc,
    "\n  fragment Contract on Contract {\n    id\n    terms\n    status\n    offerer {\n      id\n      name\n    }\n    clauses {\n      number\n      text\n      when\n      from\n      phase\n      to {\n        id\n      }\n      consent {\n        id\n      }\n      items {\n        item\n        name\n        perWeek\n        total\n      }\n    }\n    parties {\n      consentedAt\n      until\n      player {\n        id\n        name\n      }\n    }\n    holdings {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    changes {\n      id\n      status\n    }\n  }\n": typeof types.ContractFragmentDoc,
    "\n  fragment ContractChange on ContractChange {\n    id\n    kind\n    status\n    terms\n    clause\n    proposer {\n      id\n      name\n    }\n    clauses {\n      text\n    }\n    shares {\n      player {\n        id\n        name\n      }\n      items {\n        item\n        name\n        quantity\n      }\n    }\n    restTo {\n      id\n      name\n    }\n    awaited {\n      id\n      name\n    }\n  }\n": typeof types.ContractChangeFragmentDoc,
    "\n  fragment Contracts on Round {\n    id\n    contracts(first: 20, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Contract\n      }\n    }\n    ...ContractForm\n  }\n": typeof types.ContractsFragmentDoc,
    "\n  query Contracts($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ... on Round {\n        ...Contracts\n      }\n    }\n  }\n": typeof types.ContractsDocument,
    "\n  subscription ContractsLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ... on Round {\n        ...Contracts\n      }\n    }\n  }\n": typeof types.ContractsLiveDocument,
    "\n  fragment Duck on Duck {\n    id\n    name\n    owner {\n      id\n      name\n    }\n    holdings {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n  }\n": typeof types.DuckFragmentDoc,
    "\n  fragment Ducks on Round {\n    id\n    ducks(first: 100) {\n      nodes {\n        id\n        ...Duck\n      }\n    }\n  }\n": typeof types.DucksFragmentDoc,
    "\n  mutation TradeWithDuck($input: TradeWithDuckInput!) {\n    tradeWithDuck(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      duck {\n        id\n        ...Duck\n      }\n    }\n  }\n": typeof types.TradeWithDuckDocument,
    "\n  fragment Exchanges on RoundRules {\n    items {\n      item\n      name\n      plural\n    }\n    exchanges {\n      exchange\n      give {\n        item\n        quantity\n      }\n      get {\n        item\n        quantity\n      }\n    }\n  }\n": typeof types.ExchangesFragmentDoc,
    "\n  mutation TradeInTrungs($input: TradeInTrungsInput!) {\n    tradeInTrungs(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n        }\n      }\n    }\n  }\n": typeof types.TradeInTrungsDocument,
    "\n  fragment HandScore on HandScore {\n    cards\n    ranks\n    multipliers {\n      name\n      value\n    }\n    multiplier\n    highest\n    total\n  }\n": typeof types.HandScoreFragmentDoc,
    "\n  fragment PokerRank on PokerRank {\n    hand\n    name\n    line\n  }\n": typeof types.PokerRankFragmentDoc,
    "\n  query ScoreHand($season: ID!, $cards: [CardInput!]!) {\n    scoreHand(seasonId: $season, cards: $cards) {\n      total\n      ...HandScore\n    }\n  }\n": typeof types.ScoreHandDocument,
    "\n  query RankHand($season: ID!, $cards: [CardInput!]!) {\n    rankHand(seasonId: $season, cards: $cards) {\n      ...PokerRank\n    }\n  }\n": typeof types.RankHandDocument,
    "\n  fragment Hands on Round {\n    id\n    ruleset {\n      id\n      round {\n        hands {\n          phase\n          open\n          minimumCards\n          maximumCards\n        }\n        phases {\n          phase\n          name\n        }\n      }\n    }\n    hands {\n      id\n      status\n      placement\n      week\n      player {\n        id\n        name\n      }\n      cards {\n        count\n        card {\n          rank\n          suit\n          name\n        }\n      }\n      score {\n        ...HandScore\n      }\n      poker {\n        ...PokerRank\n      }\n    }\n    ...SecretActions\n  }\n": typeof types.HandsFragmentDoc,
    "\n  fragment LotCard on Lot {\n    id\n    number\n    status\n    price\n    minimumBid\n    winner {\n      id\n      name\n    }\n    leadingBid {\n      id\n      amount\n      player {\n        id\n        name\n      }\n    }\n    kind\n    creator {\n      id\n      name\n    }\n    thirdPartyBid\n    bids {\n      id\n      amount\n      status\n      player {\n        id\n        name\n      }\n    }\n    cards {\n      rank\n      suit\n      name\n    }\n    items {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n  }\n": typeof types.LotCardFragmentDoc,
    "\n  fragment Lots on Auction {\n    id\n    procedure\n    biddingClosesAt\n    lots(first: 100) {\n      nodes {\n        id\n        ...LotCard\n      }\n    }\n  }\n": typeof types.LotsFragmentDoc,
    "\n  mutation GenerateLot($input: GenerateLotInput!) {\n    generateLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      auction {\n        id\n        ...Lots\n      }\n    }\n  }\n": typeof types.GenerateLotDocument,
    "\n  query Market($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ... on Round {\n        ...Market\n      }\n    }\n  }\n": typeof types.MarketDocument,
    "\n  subscription MarketLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ... on Round {\n        ...Market\n      }\n    }\n  }\n": typeof types.MarketLiveDocument,
    "\n  fragment Market on Round {\n    id\n    ruleset {\n      id\n      round {\n        auction {\n          playerLots\n        }\n        ...Exchanges\n      }\n    }\n    trades(first: 30, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Trade\n      }\n    }\n    ...TradePartners\n    ...Ducks\n  }\n": typeof types.MarketFragmentDoc,
    "\n  fragment TradePartners on Round {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n        holdings {\n          item\n          name\n          quantity\n          card {\n            rank\n            suit\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.TradePartnersFragmentDoc,
    "\n  mutation OfferTrade($input: OfferTradeInput!) {\n    offerTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n": typeof types.OfferTradeDocument,
    "\n  mutation PlaceBid($input: PlaceBidInput!) {\n    placeBid(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n": typeof types.PlaceBidDocument,
    "\n  fragment People on Round {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        wealth\n        joinedAt\n        ...PlayerName\n      }\n    }\n  }\n": typeof types.PeopleFragmentDoc,
    "\n  mutation PresentHand($input: PresentHandInput!) {\n    presentHand(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      hand {\n        id\n      }\n    }\n  }\n": typeof types.PresentHandDocument,
    "\n  mutation RevealSecretAction($input: RevealSecretActionInput!) {\n    revealSecretAction(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n": typeof types.RevealSecretActionDocument,
    "\n  mutation SayInRound($input: SayInput!) {\n    say(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.SayInRoundDocument,
    "\n  query RoundTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        ...CasinoSeat\n        ...SecretActions\n        ...Hands\n        auction {\n          id\n          ...Lots\n        }\n      }\n    }\n  }\n": typeof types.RoundTableDocument,
    "\n  subscription RoundLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        ...CasinoSeat\n        ...SecretActions\n        ...Hands\n      }\n    }\n  }\n": typeof types.RoundLiveDocument,
    "\n  subscription AuctionLive($season: ID!) {\n    auctionUpdated(roundId: $season) {\n      id\n      ...Lots\n    }\n  }\n": typeof types.AuctionLiveDocument,
    "\n  mutation SealHand($input: SealHandInput!) {\n    sealHand(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n": typeof types.SealHandDocument,
    "\n  mutation SealBids($input: SealBidsInput!) {\n    sealBids(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n": typeof types.SealBidsDocument,
    "\n  mutation JoinRound($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n          ...People\n        }\n      }\n    }\n  }\n": typeof types.JoinRoundDocument,
    "\n  mutation LeaveRound($input: LeaveSeasonInput!) {\n    leaveSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n          ...People\n        }\n      }\n    }\n  }\n": typeof types.LeaveRoundDocument,
    "\n  fragment CasinoSeat on Round {\n    id\n    week\n    phase\n    currency {\n      item\n      plural\n    }\n    viewer {\n      id\n      host\n      player {\n        id\n        name\n        balance\n        wealth\n        tax\n        holdings {\n          item\n          name\n          quantity\n          card {\n            rank\n            suit\n            name\n          }\n        }\n      }\n      options {\n        mutation\n        description\n        rule\n        until\n        needs\n        input\n        facts\n      }\n    }\n  }\n": typeof types.CasinoSeatFragmentDoc,
    "\n  fragment SecretAction on SecretAction {\n    id\n    kind\n    sha256\n    committedAt\n    maturesAt\n    revealsAt\n    week\n    status\n    custody\n    player {\n      id\n      name\n    }\n  }\n": typeof types.SecretActionFragmentDoc,
    "\n  fragment SecretActions on Round {\n    id\n    secretActions {\n      id\n      ...SecretAction\n    }\n  }\n": typeof types.SecretActionsFragmentDoc,
    "\n  query Settlements($season: ID!) {\n    season(id: $season) {\n      id\n      journal(\n        first: 100\n        order: NEWEST_FIRST\n        types: [\n          SecretActionFailed\n          BidFailed\n          BidInvalidated\n          LotSold\n          ThirdPartyWon\n          PlayerLotReturned\n          WorksRevalued\n          AuctionConcluded\n          TieTossed\n          HandPlaced\n          FortuneTold\n          WeekSettled\n          RoundWon\n        ]\n      ) {\n        nodes {\n          __typename\n          seq\n          text\n          ... on WeekSettled {\n            week\n          }\n        }\n      }\n    }\n  }\n": typeof types.SettlementsDocument,
    "\n  query StandingsOfRound($season: ID!) {\n    season(id: $season) {\n      id\n      standings(by: WEEK, last: 20) {\n        nodes {\n          seq\n          week\n          entries(first: 20) {\n            nodes {\n              __typename\n              player {\n                id\n                name\n              }\n              ... on RoundStanding {\n                balance\n                wealth\n                victoryItems\n                lotsWon\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.StandingsOfRoundDocument,
    "\n  mutation GenerateThirdPartyBid($input: GenerateThirdPartyBidInput!) {\n    generateThirdPartyBid(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n": typeof types.GenerateThirdPartyBidDocument,
    "\n  fragment Trade on Trade {\n    id\n    status\n    from {\n      id\n      name\n    }\n    to {\n      id\n      name\n    }\n    give {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    get {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    lacks {\n      item\n      have\n      need\n      player {\n        id\n        name\n      }\n    }\n  }\n": typeof types.TradeFragmentDoc,
    "\n  mutation AcceptTrade($input: AcceptTradeInput!) {\n    acceptTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n": typeof types.AcceptTradeDocument,
    "\n  mutation DeclineTrade($input: DeclineTradeInput!) {\n    declineTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n": typeof types.DeclineTradeDocument,
    "\n  mutation CancelTrade($input: CancelTradeInput!) {\n    cancelTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n": typeof types.CancelTradeDocument,
    "\n  mutation CommitSecretAction($input: CommitSecretActionInput!) {\n    commitSecretAction(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n": typeof types.CommitSecretActionDocument,
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
    "\n  fragment GameBar on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    juice\n    bersaglio\n    deadline\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n  }\n": types.GameBarFragmentDoc,
    "\n  query Game($game: ID!) {\n    node(id: $game) {\n      __typename\n      id\n      ... on GiolittiGame {\n        number\n        story\n        season {\n          id\n          name\n          ...SeasonClock\n        }\n        ...GameTable\n        ...GameBar\n      }\n    }\n  }\n": types.GameDocument,
    "\n  subscription GameLive($game: ID!) {\n    tableUpdated(tableId: $game) {\n      id\n      ... on GiolittiGame {\n        story\n        ...GameTable\n        ...GameBar\n      }\n    }\n  }\n": types.GameLiveDocument,
    "\n  fragment GameTable on GiolittiGame {\n    id\n    turn {\n      id\n    }\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    participants {\n      player {\n        id\n      }\n      ...Seat\n    }\n    ...Tricks\n  }\n": types.GameTableFragmentDoc,
    "\n  fragment Seat on Participant {\n    score\n    mask\n    player {\n      id\n      name\n      ...PlayerName\n    }\n    pocket {\n      rank\n      suit\n      name\n    }\n    disclosedHand {\n      rank\n      suit\n      name\n    }\n  }\n": types.SeatFragmentDoc,
    "\n  fragment Tricks on GiolittiGame {\n    id\n    tricks {\n      trick\n      name\n      class\n      points\n      active\n    }\n  }\n": types.TricksFragmentDoc,
    "\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n": types.PlayerNameFragmentDoc,
    "\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n": types.MySeasonsDocument,
    "\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    setup: seasons(status: SETUP, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    ended: seasons(status: ENDED, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": types.SeasonsDocument,
    "\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n": types.SeasonLiveDocument,
    "\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n": types.SeasonCardFragmentDoc,
    "\n  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {\n    createPlayerLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n": types.CreatePlayerLotDocument,
    "\n  mutation AcceptContract($input: AcceptContractInput!) {\n    acceptContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": types.AcceptContractDocument,
    "\n  mutation DeclineContract($input: DeclineContractInput!) {\n    declineContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": types.DeclineContractDocument,
    "\n  mutation ConsentToContractChange($input: ConsentToContractChangeInput!) {\n    consentToContractChange(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": types.ConsentToContractChangeDocument,
    "\n  mutation DepositIntoContract($input: DepositIntoContractInput!) {\n    depositIntoContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": types.DepositIntoContractDocument,
    "\n  mutation WithdrawFromContract($input: WithdrawFromContractInput!) {\n    withdrawFromContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": types.WithdrawFromContractDocument,
    "\n  mutation ProposeContractChange($input: ProposeContractChangeInput!) {\n    proposeContractChange(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": types.ProposeContractChangeDocument,
    "\n  mutation OfferContract($input: OfferContractInput!) {\n    offerContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n": types.OfferContractDocument,
    "\n  query ContractChanges($contract: ID!) {\n    node(id: $contract) {\n      __typename\n      id\n      ... on Contract {\n        changes {\n          id\n          ...ContractChange\n        }\n      }\n    }\n  }\n": types.ContractChangesDocument,
    "\n  fragment ContractForm on Round {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    ruleset {\n      id\n      round {\n        items {\n          item\n          plural\n        }\n        phases {\n          phase\n          name\n        }\n      }\n    }\n  }\n": types.ContractFormFragmentDoc,
    "\n  fragment Contract on Contract {\n    id\n    terms\n    status\n    offerer {\n      id\n      name\n    }\n    clauses {\n      number\n      text\n      when\n      from\n      phase\n      to {\n        id\n      }\n      consent {\n        id\n      }\n      items {\n        item\n        name\n        perWeek\n        total\n      }\n    }\n    parties {\n      consentedAt\n      until\n      player {\n        id\n        name\n      }\n    }\n    holdings {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    changes {\n      id\n      status\n    }\n  }\n": types.ContractFragmentDoc,
    "\n  fragment ContractChange on ContractChange {\n    id\n    kind\n    status\n    terms\n    clause\n    proposer {\n      id\n      name\n    }\n    clauses {\n      text\n    }\n    shares {\n      player {\n        id\n        name\n      }\n      items {\n        item\n        name\n        quantity\n      }\n    }\n    restTo {\n      id\n      name\n    }\n    awaited {\n      id\n      name\n    }\n  }\n": types.ContractChangeFragmentDoc,
    "\n  fragment Contracts on Round {\n    id\n    contracts(first: 20, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Contract\n      }\n    }\n    ...ContractForm\n  }\n": types.ContractsFragmentDoc,
    "\n  query Contracts($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ... on Round {\n        ...Contracts\n      }\n    }\n  }\n": types.ContractsDocument,
    "\n  subscription ContractsLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ... on Round {\n        ...Contracts\n      }\n    }\n  }\n": types.ContractsLiveDocument,
    "\n  fragment Duck on Duck {\n    id\n    name\n    owner {\n      id\n      name\n    }\n    holdings {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n  }\n": types.DuckFragmentDoc,
    "\n  fragment Ducks on Round {\n    id\n    ducks(first: 100) {\n      nodes {\n        id\n        ...Duck\n      }\n    }\n  }\n": types.DucksFragmentDoc,
    "\n  mutation TradeWithDuck($input: TradeWithDuckInput!) {\n    tradeWithDuck(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      duck {\n        id\n        ...Duck\n      }\n    }\n  }\n": types.TradeWithDuckDocument,
    "\n  fragment Exchanges on RoundRules {\n    items {\n      item\n      name\n      plural\n    }\n    exchanges {\n      exchange\n      give {\n        item\n        quantity\n      }\n      get {\n        item\n        quantity\n      }\n    }\n  }\n": types.ExchangesFragmentDoc,
    "\n  mutation TradeInTrungs($input: TradeInTrungsInput!) {\n    tradeInTrungs(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n        }\n      }\n    }\n  }\n": types.TradeInTrungsDocument,
    "\n  fragment HandScore on HandScore {\n    cards\n    ranks\n    multipliers {\n      name\n      value\n    }\n    multiplier\n    highest\n    total\n  }\n": types.HandScoreFragmentDoc,
    "\n  fragment PokerRank on PokerRank {\n    hand\n    name\n    line\n  }\n": types.PokerRankFragmentDoc,
    "\n  query ScoreHand($season: ID!, $cards: [CardInput!]!) {\n    scoreHand(seasonId: $season, cards: $cards) {\n      total\n      ...HandScore\n    }\n  }\n": types.ScoreHandDocument,
    "\n  query RankHand($season: ID!, $cards: [CardInput!]!) {\n    rankHand(seasonId: $season, cards: $cards) {\n      ...PokerRank\n    }\n  }\n": types.RankHandDocument,
    "\n  fragment Hands on Round {\n    id\n    ruleset {\n      id\n      round {\n        hands {\n          phase\n          open\n          minimumCards\n          maximumCards\n        }\n        phases {\n          phase\n          name\n        }\n      }\n    }\n    hands {\n      id\n      status\n      placement\n      week\n      player {\n        id\n        name\n      }\n      cards {\n        count\n        card {\n          rank\n          suit\n          name\n        }\n      }\n      score {\n        ...HandScore\n      }\n      poker {\n        ...PokerRank\n      }\n    }\n    ...SecretActions\n  }\n": types.HandsFragmentDoc,
    "\n  fragment LotCard on Lot {\n    id\n    number\n    status\n    price\n    minimumBid\n    winner {\n      id\n      name\n    }\n    leadingBid {\n      id\n      amount\n      player {\n        id\n        name\n      }\n    }\n    kind\n    creator {\n      id\n      name\n    }\n    thirdPartyBid\n    bids {\n      id\n      amount\n      status\n      player {\n        id\n        name\n      }\n    }\n    cards {\n      rank\n      suit\n      name\n    }\n    items {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n  }\n": types.LotCardFragmentDoc,
    "\n  fragment Lots on Auction {\n    id\n    procedure\n    biddingClosesAt\n    lots(first: 100) {\n      nodes {\n        id\n        ...LotCard\n      }\n    }\n  }\n": types.LotsFragmentDoc,
    "\n  mutation GenerateLot($input: GenerateLotInput!) {\n    generateLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      auction {\n        id\n        ...Lots\n      }\n    }\n  }\n": types.GenerateLotDocument,
    "\n  query Market($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ... on Round {\n        ...Market\n      }\n    }\n  }\n": types.MarketDocument,
    "\n  subscription MarketLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ... on Round {\n        ...Market\n      }\n    }\n  }\n": types.MarketLiveDocument,
    "\n  fragment Market on Round {\n    id\n    ruleset {\n      id\n      round {\n        auction {\n          playerLots\n        }\n        ...Exchanges\n      }\n    }\n    trades(first: 30, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Trade\n      }\n    }\n    ...TradePartners\n    ...Ducks\n  }\n": types.MarketFragmentDoc,
    "\n  fragment TradePartners on Round {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n        holdings {\n          item\n          name\n          quantity\n          card {\n            rank\n            suit\n            name\n          }\n        }\n      }\n    }\n  }\n": types.TradePartnersFragmentDoc,
    "\n  mutation OfferTrade($input: OfferTradeInput!) {\n    offerTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n": types.OfferTradeDocument,
    "\n  mutation PlaceBid($input: PlaceBidInput!) {\n    placeBid(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n": types.PlaceBidDocument,
    "\n  fragment People on Round {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        wealth\n        joinedAt\n        ...PlayerName\n      }\n    }\n  }\n": types.PeopleFragmentDoc,
    "\n  mutation PresentHand($input: PresentHandInput!) {\n    presentHand(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      hand {\n        id\n      }\n    }\n  }\n": types.PresentHandDocument,
    "\n  mutation RevealSecretAction($input: RevealSecretActionInput!) {\n    revealSecretAction(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n": types.RevealSecretActionDocument,
    "\n  mutation SayInRound($input: SayInput!) {\n    say(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.SayInRoundDocument,
    "\n  query RoundTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        ...CasinoSeat\n        ...SecretActions\n        ...Hands\n        auction {\n          id\n          ...Lots\n        }\n      }\n    }\n  }\n": types.RoundTableDocument,
    "\n  subscription RoundLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        ...CasinoSeat\n        ...SecretActions\n        ...Hands\n      }\n    }\n  }\n": types.RoundLiveDocument,
    "\n  subscription AuctionLive($season: ID!) {\n    auctionUpdated(roundId: $season) {\n      id\n      ...Lots\n    }\n  }\n": types.AuctionLiveDocument,
    "\n  mutation SealHand($input: SealHandInput!) {\n    sealHand(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n": types.SealHandDocument,
    "\n  mutation SealBids($input: SealBidsInput!) {\n    sealBids(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n": types.SealBidsDocument,
    "\n  mutation JoinRound($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n          ...People\n        }\n      }\n    }\n  }\n": types.JoinRoundDocument,
    "\n  mutation LeaveRound($input: LeaveSeasonInput!) {\n    leaveSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n          ...People\n        }\n      }\n    }\n  }\n": types.LeaveRoundDocument,
    "\n  fragment CasinoSeat on Round {\n    id\n    week\n    phase\n    currency {\n      item\n      plural\n    }\n    viewer {\n      id\n      host\n      player {\n        id\n        name\n        balance\n        wealth\n        tax\n        holdings {\n          item\n          name\n          quantity\n          card {\n            rank\n            suit\n            name\n          }\n        }\n      }\n      options {\n        mutation\n        description\n        rule\n        until\n        needs\n        input\n        facts\n      }\n    }\n  }\n": types.CasinoSeatFragmentDoc,
    "\n  fragment SecretAction on SecretAction {\n    id\n    kind\n    sha256\n    committedAt\n    maturesAt\n    revealsAt\n    week\n    status\n    custody\n    player {\n      id\n      name\n    }\n  }\n": types.SecretActionFragmentDoc,
    "\n  fragment SecretActions on Round {\n    id\n    secretActions {\n      id\n      ...SecretAction\n    }\n  }\n": types.SecretActionsFragmentDoc,
    "\n  query Settlements($season: ID!) {\n    season(id: $season) {\n      id\n      journal(\n        first: 100\n        order: NEWEST_FIRST\n        types: [\n          SecretActionFailed\n          BidFailed\n          BidInvalidated\n          LotSold\n          ThirdPartyWon\n          PlayerLotReturned\n          WorksRevalued\n          AuctionConcluded\n          TieTossed\n          HandPlaced\n          FortuneTold\n          WeekSettled\n          RoundWon\n        ]\n      ) {\n        nodes {\n          __typename\n          seq\n          text\n          ... on WeekSettled {\n            week\n          }\n        }\n      }\n    }\n  }\n": types.SettlementsDocument,
    "\n  query StandingsOfRound($season: ID!) {\n    season(id: $season) {\n      id\n      standings(by: WEEK, last: 20) {\n        nodes {\n          seq\n          week\n          entries(first: 20) {\n            nodes {\n              __typename\n              player {\n                id\n                name\n              }\n              ... on RoundStanding {\n                balance\n                wealth\n                victoryItems\n                lotsWon\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.StandingsOfRoundDocument,
    "\n  mutation GenerateThirdPartyBid($input: GenerateThirdPartyBidInput!) {\n    generateThirdPartyBid(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n": types.GenerateThirdPartyBidDocument,
    "\n  fragment Trade on Trade {\n    id\n    status\n    from {\n      id\n      name\n    }\n    to {\n      id\n      name\n    }\n    give {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    get {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    lacks {\n      item\n      have\n      need\n      player {\n        id\n        name\n      }\n    }\n  }\n": types.TradeFragmentDoc,
    "\n  mutation AcceptTrade($input: AcceptTradeInput!) {\n    acceptTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n": types.AcceptTradeDocument,
    "\n  mutation DeclineTrade($input: DeclineTradeInput!) {\n    declineTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n": types.DeclineTradeDocument,
    "\n  mutation CancelTrade($input: CancelTradeInput!) {\n    cancelTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n": types.CancelTradeDocument,
    "\n  mutation CommitSecretAction($input: CommitSecretActionInput!) {\n    commitSecretAction(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n": types.CommitSecretActionDocument,
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
export function graphql(source: "\n  fragment GameBar on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    juice\n    bersaglio\n    deadline\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment GameBar on GiolittiGame {\n    id\n    gameStatus\n    stakes\n    juice\n    bersaglio\n    deadline\n    turn {\n      id\n      name\n    }\n    campione {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Game($game: ID!) {\n    node(id: $game) {\n      __typename\n      id\n      ... on GiolittiGame {\n        number\n        story\n        season {\n          id\n          name\n          ...SeasonClock\n        }\n        ...GameTable\n        ...GameBar\n      }\n    }\n  }\n"): (typeof documents)["\n  query Game($game: ID!) {\n    node(id: $game) {\n      __typename\n      id\n      ... on GiolittiGame {\n        number\n        story\n        season {\n          id\n          name\n          ...SeasonClock\n        }\n        ...GameTable\n        ...GameBar\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GameLive($game: ID!) {\n    tableUpdated(tableId: $game) {\n      id\n      ... on GiolittiGame {\n        story\n        ...GameTable\n        ...GameBar\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription GameLive($game: ID!) {\n    tableUpdated(tableId: $game) {\n      id\n      ... on GiolittiGame {\n        story\n        ...GameTable\n        ...GameBar\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameTable on GiolittiGame {\n    id\n    turn {\n      id\n    }\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    participants {\n      player {\n        id\n      }\n      ...Seat\n    }\n    ...Tricks\n  }\n"): (typeof documents)["\n  fragment GameTable on GiolittiGame {\n    id\n    turn {\n      id\n    }\n    grandCanal {\n      rank\n      suit\n      name\n    }\n    participants {\n      player {\n        id\n      }\n      ...Seat\n    }\n    ...Tricks\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Seat on Participant {\n    score\n    mask\n    player {\n      id\n      name\n      ...PlayerName\n    }\n    pocket {\n      rank\n      suit\n      name\n    }\n    disclosedHand {\n      rank\n      suit\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment Seat on Participant {\n    score\n    mask\n    player {\n      id\n      name\n      ...PlayerName\n    }\n    pocket {\n      rank\n      suit\n      name\n    }\n    disclosedHand {\n      rank\n      suit\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Tricks on GiolittiGame {\n    id\n    tricks {\n      trick\n      name\n      class\n      points\n      active\n    }\n  }\n"): (typeof documents)["\n  fragment Tricks on GiolittiGame {\n    id\n    tricks {\n      trick\n      name\n      class\n      points\n      active\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {\n    createPlayerLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {\n    createPlayerLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptContract($input: AcceptContractInput!) {\n    acceptContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptContract($input: AcceptContractInput!) {\n    acceptContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineContract($input: DeclineContractInput!) {\n    declineContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineContract($input: DeclineContractInput!) {\n    declineContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConsentToContractChange($input: ConsentToContractChangeInput!) {\n    consentToContractChange(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConsentToContractChange($input: ConsentToContractChangeInput!) {\n    consentToContractChange(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DepositIntoContract($input: DepositIntoContractInput!) {\n    depositIntoContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DepositIntoContract($input: DepositIntoContractInput!) {\n    depositIntoContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawFromContract($input: WithdrawFromContractInput!) {\n    withdrawFromContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawFromContract($input: WithdrawFromContractInput!) {\n    withdrawFromContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeContractChange($input: ProposeContractChangeInput!) {\n    proposeContractChange(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ProposeContractChange($input: ProposeContractChangeInput!) {\n    proposeContractChange(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OfferContract($input: OfferContractInput!) {\n    offerContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OfferContract($input: OfferContractInput!) {\n    offerContract(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      contract {\n        id\n        ...Contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractChanges($contract: ID!) {\n    node(id: $contract) {\n      __typename\n      id\n      ... on Contract {\n        changes {\n          id\n          ...ContractChange\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContractChanges($contract: ID!) {\n    node(id: $contract) {\n      __typename\n      id\n      ... on Contract {\n        changes {\n          id\n          ...ContractChange\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractForm on Round {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    ruleset {\n      id\n      round {\n        items {\n          item\n          plural\n        }\n        phases {\n          phase\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ContractForm on Round {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    ruleset {\n      id\n      round {\n        items {\n          item\n          plural\n        }\n        phases {\n          phase\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Contract on Contract {\n    id\n    terms\n    status\n    offerer {\n      id\n      name\n    }\n    clauses {\n      number\n      text\n      when\n      from\n      phase\n      to {\n        id\n      }\n      consent {\n        id\n      }\n      items {\n        item\n        name\n        perWeek\n        total\n      }\n    }\n    parties {\n      consentedAt\n      until\n      player {\n        id\n        name\n      }\n    }\n    holdings {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    changes {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment Contract on Contract {\n    id\n    terms\n    status\n    offerer {\n      id\n      name\n    }\n    clauses {\n      number\n      text\n      when\n      from\n      phase\n      to {\n        id\n      }\n      consent {\n        id\n      }\n      items {\n        item\n        name\n        perWeek\n        total\n      }\n    }\n    parties {\n      consentedAt\n      until\n      player {\n        id\n        name\n      }\n    }\n    holdings {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    changes {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractChange on ContractChange {\n    id\n    kind\n    status\n    terms\n    clause\n    proposer {\n      id\n      name\n    }\n    clauses {\n      text\n    }\n    shares {\n      player {\n        id\n        name\n      }\n      items {\n        item\n        name\n        quantity\n      }\n    }\n    restTo {\n      id\n      name\n    }\n    awaited {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ContractChange on ContractChange {\n    id\n    kind\n    status\n    terms\n    clause\n    proposer {\n      id\n      name\n    }\n    clauses {\n      text\n    }\n    shares {\n      player {\n        id\n        name\n      }\n      items {\n        item\n        name\n        quantity\n      }\n    }\n    restTo {\n      id\n      name\n    }\n    awaited {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Contracts on Round {\n    id\n    contracts(first: 20, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Contract\n      }\n    }\n    ...ContractForm\n  }\n"): (typeof documents)["\n  fragment Contracts on Round {\n    id\n    contracts(first: 20, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Contract\n      }\n    }\n    ...ContractForm\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contracts($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ... on Round {\n        ...Contracts\n      }\n    }\n  }\n"): (typeof documents)["\n  query Contracts($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ... on Round {\n        ...Contracts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ContractsLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ... on Round {\n        ...Contracts\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ContractsLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ... on Round {\n        ...Contracts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Duck on Duck {\n    id\n    name\n    owner {\n      id\n      name\n    }\n    holdings {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Duck on Duck {\n    id\n    name\n    owner {\n      id\n      name\n    }\n    holdings {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Ducks on Round {\n    id\n    ducks(first: 100) {\n      nodes {\n        id\n        ...Duck\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Ducks on Round {\n    id\n    ducks(first: 100) {\n      nodes {\n        id\n        ...Duck\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TradeWithDuck($input: TradeWithDuckInput!) {\n    tradeWithDuck(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      duck {\n        id\n        ...Duck\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TradeWithDuck($input: TradeWithDuckInput!) {\n    tradeWithDuck(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      duck {\n        id\n        ...Duck\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Exchanges on RoundRules {\n    items {\n      item\n      name\n      plural\n    }\n    exchanges {\n      exchange\n      give {\n        item\n        quantity\n      }\n      get {\n        item\n        quantity\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Exchanges on RoundRules {\n    items {\n      item\n      name\n      plural\n    }\n    exchanges {\n      exchange\n      give {\n        item\n        quantity\n      }\n      get {\n        item\n        quantity\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TradeInTrungs($input: TradeInTrungsInput!) {\n    tradeInTrungs(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TradeInTrungs($input: TradeInTrungsInput!) {\n    tradeInTrungs(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HandScore on HandScore {\n    cards\n    ranks\n    multipliers {\n      name\n      value\n    }\n    multiplier\n    highest\n    total\n  }\n"): (typeof documents)["\n  fragment HandScore on HandScore {\n    cards\n    ranks\n    multipliers {\n      name\n      value\n    }\n    multiplier\n    highest\n    total\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PokerRank on PokerRank {\n    hand\n    name\n    line\n  }\n"): (typeof documents)["\n  fragment PokerRank on PokerRank {\n    hand\n    name\n    line\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoreHand($season: ID!, $cards: [CardInput!]!) {\n    scoreHand(seasonId: $season, cards: $cards) {\n      total\n      ...HandScore\n    }\n  }\n"): (typeof documents)["\n  query ScoreHand($season: ID!, $cards: [CardInput!]!) {\n    scoreHand(seasonId: $season, cards: $cards) {\n      total\n      ...HandScore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RankHand($season: ID!, $cards: [CardInput!]!) {\n    rankHand(seasonId: $season, cards: $cards) {\n      ...PokerRank\n    }\n  }\n"): (typeof documents)["\n  query RankHand($season: ID!, $cards: [CardInput!]!) {\n    rankHand(seasonId: $season, cards: $cards) {\n      ...PokerRank\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Hands on Round {\n    id\n    ruleset {\n      id\n      round {\n        hands {\n          phase\n          open\n          minimumCards\n          maximumCards\n        }\n        phases {\n          phase\n          name\n        }\n      }\n    }\n    hands {\n      id\n      status\n      placement\n      week\n      player {\n        id\n        name\n      }\n      cards {\n        count\n        card {\n          rank\n          suit\n          name\n        }\n      }\n      score {\n        ...HandScore\n      }\n      poker {\n        ...PokerRank\n      }\n    }\n    ...SecretActions\n  }\n"): (typeof documents)["\n  fragment Hands on Round {\n    id\n    ruleset {\n      id\n      round {\n        hands {\n          phase\n          open\n          minimumCards\n          maximumCards\n        }\n        phases {\n          phase\n          name\n        }\n      }\n    }\n    hands {\n      id\n      status\n      placement\n      week\n      player {\n        id\n        name\n      }\n      cards {\n        count\n        card {\n          rank\n          suit\n          name\n        }\n      }\n      score {\n        ...HandScore\n      }\n      poker {\n        ...PokerRank\n      }\n    }\n    ...SecretActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LotCard on Lot {\n    id\n    number\n    status\n    price\n    minimumBid\n    winner {\n      id\n      name\n    }\n    leadingBid {\n      id\n      amount\n      player {\n        id\n        name\n      }\n    }\n    kind\n    creator {\n      id\n      name\n    }\n    thirdPartyBid\n    bids {\n      id\n      amount\n      status\n      player {\n        id\n        name\n      }\n    }\n    cards {\n      rank\n      suit\n      name\n    }\n    items {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LotCard on Lot {\n    id\n    number\n    status\n    price\n    minimumBid\n    winner {\n      id\n      name\n    }\n    leadingBid {\n      id\n      amount\n      player {\n        id\n        name\n      }\n    }\n    kind\n    creator {\n      id\n      name\n    }\n    thirdPartyBid\n    bids {\n      id\n      amount\n      status\n      player {\n        id\n        name\n      }\n    }\n    cards {\n      rank\n      suit\n      name\n    }\n    items {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Lots on Auction {\n    id\n    procedure\n    biddingClosesAt\n    lots(first: 100) {\n      nodes {\n        id\n        ...LotCard\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Lots on Auction {\n    id\n    procedure\n    biddingClosesAt\n    lots(first: 100) {\n      nodes {\n        id\n        ...LotCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateLot($input: GenerateLotInput!) {\n    generateLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      auction {\n        id\n        ...Lots\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateLot($input: GenerateLotInput!) {\n    generateLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      auction {\n        id\n        ...Lots\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Market($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ... on Round {\n        ...Market\n      }\n    }\n  }\n"): (typeof documents)["\n  query Market($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ... on Round {\n        ...Market\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MarketLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ... on Round {\n        ...Market\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription MarketLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ... on Round {\n        ...Market\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Market on Round {\n    id\n    ruleset {\n      id\n      round {\n        auction {\n          playerLots\n        }\n        ...Exchanges\n      }\n    }\n    trades(first: 30, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Trade\n      }\n    }\n    ...TradePartners\n    ...Ducks\n  }\n"): (typeof documents)["\n  fragment Market on Round {\n    id\n    ruleset {\n      id\n      round {\n        auction {\n          playerLots\n        }\n        ...Exchanges\n      }\n    }\n    trades(first: 30, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Trade\n      }\n    }\n    ...TradePartners\n    ...Ducks\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TradePartners on Round {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n        holdings {\n          item\n          name\n          quantity\n          card {\n            rank\n            suit\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment TradePartners on Round {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n        holdings {\n          item\n          name\n          quantity\n          card {\n            rank\n            suit\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OfferTrade($input: OfferTradeInput!) {\n    offerTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OfferTrade($input: OfferTradeInput!) {\n    offerTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceBid($input: PlaceBidInput!) {\n    placeBid(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceBid($input: PlaceBidInput!) {\n    placeBid(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment People on Round {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        wealth\n        joinedAt\n        ...PlayerName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment People on Round {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        wealth\n        joinedAt\n        ...PlayerName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PresentHand($input: PresentHandInput!) {\n    presentHand(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      hand {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PresentHand($input: PresentHandInput!) {\n    presentHand(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      hand {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealSecretAction($input: RevealSecretActionInput!) {\n    revealSecretAction(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevealSecretAction($input: RevealSecretActionInput!) {\n    revealSecretAction(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SayInRound($input: SayInput!) {\n    say(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SayInRound($input: SayInput!) {\n    say(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoundTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        ...CasinoSeat\n        ...SecretActions\n        ...Hands\n        auction {\n          id\n          ...Lots\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RoundTable($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      name\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        ...CasinoSeat\n        ...SecretActions\n        ...Hands\n        auction {\n          id\n          ...Lots\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RoundLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        ...CasinoSeat\n        ...SecretActions\n        ...Hands\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription RoundLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonHead\n      ...SeasonClock\n      ... on Round {\n        ...WeekLine\n        ...People\n        ...CasinoSeat\n        ...SecretActions\n        ...Hands\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AuctionLive($season: ID!) {\n    auctionUpdated(roundId: $season) {\n      id\n      ...Lots\n    }\n  }\n"): (typeof documents)["\n  subscription AuctionLive($season: ID!) {\n    auctionUpdated(roundId: $season) {\n      id\n      ...Lots\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SealHand($input: SealHandInput!) {\n    sealHand(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SealHand($input: SealHandInput!) {\n    sealHand(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SealBids($input: SealBidsInput!) {\n    sealBids(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SealBids($input: SealBidsInput!) {\n    sealBids(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinRound($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n          ...People\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinRound($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n          ...People\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveRound($input: LeaveSeasonInput!) {\n    leaveSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n          ...People\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveRound($input: LeaveSeasonInput!) {\n    leaveSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ... on Round {\n          ...CasinoSeat\n          ...People\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CasinoSeat on Round {\n    id\n    week\n    phase\n    currency {\n      item\n      plural\n    }\n    viewer {\n      id\n      host\n      player {\n        id\n        name\n        balance\n        wealth\n        tax\n        holdings {\n          item\n          name\n          quantity\n          card {\n            rank\n            suit\n            name\n          }\n        }\n      }\n      options {\n        mutation\n        description\n        rule\n        until\n        needs\n        input\n        facts\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CasinoSeat on Round {\n    id\n    week\n    phase\n    currency {\n      item\n      plural\n    }\n    viewer {\n      id\n      host\n      player {\n        id\n        name\n        balance\n        wealth\n        tax\n        holdings {\n          item\n          name\n          quantity\n          card {\n            rank\n            suit\n            name\n          }\n        }\n      }\n      options {\n        mutation\n        description\n        rule\n        until\n        needs\n        input\n        facts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecretAction on SecretAction {\n    id\n    kind\n    sha256\n    committedAt\n    maturesAt\n    revealsAt\n    week\n    status\n    custody\n    player {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment SecretAction on SecretAction {\n    id\n    kind\n    sha256\n    committedAt\n    maturesAt\n    revealsAt\n    week\n    status\n    custody\n    player {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecretActions on Round {\n    id\n    secretActions {\n      id\n      ...SecretAction\n    }\n  }\n"): (typeof documents)["\n  fragment SecretActions on Round {\n    id\n    secretActions {\n      id\n      ...SecretAction\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Settlements($season: ID!) {\n    season(id: $season) {\n      id\n      journal(\n        first: 100\n        order: NEWEST_FIRST\n        types: [\n          SecretActionFailed\n          BidFailed\n          BidInvalidated\n          LotSold\n          ThirdPartyWon\n          PlayerLotReturned\n          WorksRevalued\n          AuctionConcluded\n          TieTossed\n          HandPlaced\n          FortuneTold\n          WeekSettled\n          RoundWon\n        ]\n      ) {\n        nodes {\n          __typename\n          seq\n          text\n          ... on WeekSettled {\n            week\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Settlements($season: ID!) {\n    season(id: $season) {\n      id\n      journal(\n        first: 100\n        order: NEWEST_FIRST\n        types: [\n          SecretActionFailed\n          BidFailed\n          BidInvalidated\n          LotSold\n          ThirdPartyWon\n          PlayerLotReturned\n          WorksRevalued\n          AuctionConcluded\n          TieTossed\n          HandPlaced\n          FortuneTold\n          WeekSettled\n          RoundWon\n        ]\n      ) {\n        nodes {\n          __typename\n          seq\n          text\n          ... on WeekSettled {\n            week\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StandingsOfRound($season: ID!) {\n    season(id: $season) {\n      id\n      standings(by: WEEK, last: 20) {\n        nodes {\n          seq\n          week\n          entries(first: 20) {\n            nodes {\n              __typename\n              player {\n                id\n                name\n              }\n              ... on RoundStanding {\n                balance\n                wealth\n                victoryItems\n                lotsWon\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query StandingsOfRound($season: ID!) {\n    season(id: $season) {\n      id\n      standings(by: WEEK, last: 20) {\n        nodes {\n          seq\n          week\n          entries(first: 20) {\n            nodes {\n              __typename\n              player {\n                id\n                name\n              }\n              ... on RoundStanding {\n                balance\n                wealth\n                victoryItems\n                lotsWon\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateThirdPartyBid($input: GenerateThirdPartyBidInput!) {\n    generateThirdPartyBid(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateThirdPartyBid($input: GenerateThirdPartyBidInput!) {\n    generateThirdPartyBid(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Trade on Trade {\n    id\n    status\n    from {\n      id\n      name\n    }\n    to {\n      id\n      name\n    }\n    give {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    get {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    lacks {\n      item\n      have\n      need\n      player {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Trade on Trade {\n    id\n    status\n    from {\n      id\n      name\n    }\n    to {\n      id\n      name\n    }\n    give {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    get {\n      item\n      name\n      quantity\n      card {\n        rank\n        suit\n        name\n      }\n    }\n    lacks {\n      item\n      have\n      need\n      player {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptTrade($input: AcceptTradeInput!) {\n    acceptTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptTrade($input: AcceptTradeInput!) {\n    acceptTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineTrade($input: DeclineTradeInput!) {\n    declineTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineTrade($input: DeclineTradeInput!) {\n    declineTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelTrade($input: CancelTradeInput!) {\n    cancelTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelTrade($input: CancelTradeInput!) {\n    cancelTrade(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      trade {\n        id\n        ...Trade\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommitSecretAction($input: CommitSecretActionInput!) {\n    commitSecretAction(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CommitSecretAction($input: CommitSecretActionInput!) {\n    commitSecretAction(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      secretAction {\n        id\n        ...SecretAction\n      }\n    }\n  }\n"];
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