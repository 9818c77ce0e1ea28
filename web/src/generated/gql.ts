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
    "\n  mutation ClaimGuest($input: ClaimGuestInput!) {\n    claimGuest(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        handle\n        account {\n          id\n          guest\n        }\n      }\n    }\n  }\n": typeof types.ClaimGuestDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      accountId\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  query InboxPreferences {\n    viewer {\n      id\n      inboxPreferences {\n        muted\n      }\n    }\n    __type(name: \"InboxKind\") {\n      enumValues {\n        name\n        description\n      }\n    }\n  }\n": typeof types.InboxPreferencesDocument,
    "\n  mutation SetInboxPreferences($input: SetInboxPreferencesInput!) {\n    setInboxPreferences(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      preferences {\n        muted\n      }\n    }\n  }\n": typeof types.SetInboxPreferencesDocument,
    "\n  query InboxPage($first: Int!) {\n    viewer {\n      id\n      inbox(first: $first, order: NEWEST_FIRST) {\n        unreadCount\n        readUpTo\n        lastNumber\n        totalCount\n        nodes {\n          number\n          kind\n          read\n          season {\n            id\n            name\n            kind\n          }\n          event {\n            at\n            text\n          }\n        }\n      }\n    }\n  }\n": typeof types.InboxPageDocument,
    "\n  subscription InboxLive {\n    inbox {\n      number\n    }\n  }\n": typeof types.InboxLiveDocument,
    "\n  mutation MarkInboxRead($input: MarkInboxReadInput!) {\n    markInboxRead(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      readUpTo\n      unreadCount\n    }\n  }\n": typeof types.MarkInboxReadDocument,
    "\n  mutation ChangeDisplayName($input: ChangeDisplayNameInput!) {\n    changeDisplayName(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        account {\n          id\n          displayName\n        }\n      }\n    }\n  }\n": typeof types.ChangeDisplayNameDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ChangeHandle($input: ChangeHandleInput!) {\n    changeHandle(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        handle\n      }\n    }\n  }\n": typeof types.ChangeHandleDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation SignOut($input: SignOutInput!) {\n    signOut(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation StartGuest($input: StartGuestInput!) {\n    startGuest(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": typeof types.StartGuestDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      token\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  query Tokens {\n    viewer {\n      id\n      tokens {\n        id\n        name\n        kind\n        scopes\n        current\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.TokensDocument,
    "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      tokenId\n    }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  mutation SignOutEverywhere($input: SignOutEverywhereInput!) {\n    signOutEverywhere(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ended\n    }\n  }\n": typeof types.SignOutEverywhereDocument,
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
    "\n  fragment Ballot on Proposal {\n    id\n    status\n    popular\n    tally {\n      votesFor\n      votesAgainst\n    }\n    votes {\n      choice\n      counts\n      player {\n        id\n        name\n      }\n    }\n    notVoted {\n      id\n      name\n    }\n  }\n": typeof types.BallotFragmentDoc,
    "\n  mutation CastVote($input: CastVoteInput!) {\n    castVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...Ballot\n      }\n    }\n  }\n": typeof types.CastVoteDocument,
    "\n  fragment Candidates on JudgeOffice {\n    id\n    candidates(first: 50) {\n      nodes {\n        id\n        message\n        status\n        endorsements\n        player {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.CandidatesFragmentDoc,
    "\n  mutation NominateForJudge($input: NominateForJudgeInput!) {\n    nominateForJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n      }\n    }\n  }\n": typeof types.NominateForJudgeDocument,
    "\n  mutation EndorseCandidate($input: EndorseCandidateInput!) {\n    endorseCandidate(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n        endorsements\n      }\n    }\n  }\n": typeof types.EndorseCandidateDocument,
    "\n  mutation WithdrawEndorsement($input: WithdrawEndorsementInput!) {\n    withdrawEndorsement(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n        endorsements\n      }\n    }\n  }\n": typeof types.WithdrawEndorsementDocument,
    "\n  mutation AppointJudge($input: AppointJudgeInput!) {\n    appointJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n": typeof types.AppointJudgeDocument,
    "\n  fragment Effects on Proposal {\n    id\n    effects {\n      __typename\n      ... on AmendRulesetEffect {\n        patch\n      }\n      ... on GiveItemsEffect {\n        player {\n          id\n          name\n        }\n        items {\n          item\n          name\n          quantity\n        }\n      }\n      ... on TakeItemsEffect {\n        player {\n          id\n          name\n        }\n        items {\n          item\n          name\n          quantity\n        }\n      }\n      ... on CorrectStandingEffect {\n        player {\n          id\n          name\n        }\n      }\n      ... on CreateWorkEffect {\n        title\n      }\n      ... on CreateDuckEffect {\n        name\n        player {\n          id\n          name\n        }\n      }\n    }\n    failure {\n      refusal {\n        message\n      }\n    }\n    revision {\n      id\n      revision\n    }\n  }\n": typeof types.EffectsFragmentDoc,
    "\n  query JudgePage($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        options {\n          mutation\n          input\n        }\n      }\n      ... on Round {\n        judge {\n          id\n          ...Office\n          ...Candidates\n          ...Requests\n        }\n      }\n    }\n  }\n": typeof types.JudgePageDocument,
    "\n  subscription JudgeLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n": typeof types.JudgeLiveDocument,
    "\n  fragment Office on JudgeOffice {\n    id\n    player {\n      id\n      name\n    }\n    term {\n      id\n      startedAt\n    }\n    removal {\n      needed\n      judge {\n        id\n        name\n      }\n      assents {\n        id\n      }\n    }\n  }\n": typeof types.OfficeFragmentDoc,
    "\n  mutation ResignAsJudge($input: ResignAsJudgeInput!) {\n    resignAsJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n": typeof types.ResignAsJudgeDocument,
    "\n  mutation AssentToJudgeRemoval($input: AssentToJudgeRemovalInput!) {\n    assentToJudgeRemoval(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n": typeof types.AssentToJudgeRemovalDocument,
    "\n  fragment ProposalCard on Proposal {\n    id\n    number\n    title\n    text\n    class\n    status\n    opensAt\n    closesAt\n    decidedAt\n    author {\n      id\n      name\n    }\n    ...Ballot\n    ...Effects\n  }\n": typeof types.ProposalCardFragmentDoc,
    "\n  mutation RetractProposal($input: RetractProposalInput!) {\n    retractProposal(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...ProposalCard\n      }\n    }\n  }\n": typeof types.RetractProposalDocument,
    "\n  fragment ProposalForm on Round {\n    id\n    ruleset {\n      id\n      round {\n        proposalClasses {\n          class\n          name\n          days\n          isDefault\n        }\n      }\n    }\n  }\n": typeof types.ProposalFormFragmentDoc,
    "\n  mutation SubmitProposal($input: SubmitProposalInput!) {\n    submitProposal(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...ProposalCard\n      }\n    }\n  }\n": typeof types.SubmitProposalDocument,
    "\n  query Proposals($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        options {\n          mutation\n          input\n        }\n      }\n      ... on Round {\n        ...ProposalForm\n        proposals(first: 50, order: NEWEST_FIRST) {\n          nodes {\n            id\n            ...ProposalCard\n          }\n        }\n      }\n    }\n  }\n": typeof types.ProposalsDocument,
    "\n  subscription ProposalsLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n": typeof types.ProposalsLiveDocument,
    "\n  fragment Requests on JudgeOffice {\n    id\n    requests(first: 50, order: NEWEST_FIRST) {\n      nodes {\n        id\n        number\n        kind\n        words\n        status\n        player {\n          id\n          name\n        }\n        sections {\n          anchor\n          title\n        }\n        rulings {\n          id\n          ...RulingView\n        }\n      }\n    }\n  }\n": typeof types.RequestsFragmentDoc,
    "\n  mutation RequestJustice($input: RequestJusticeInput!) {\n    requestJustice(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      request {\n        id\n      }\n    }\n  }\n": typeof types.RequestJusticeDocument,
    "\n  mutation IssueRuling($input: IssueRulingInput!) {\n    issueRuling(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ruling {\n        id\n        ...RulingView\n      }\n    }\n  }\n": typeof types.IssueRulingDocument,
    "\n  fragment RulingView on Ruling {\n    id\n    number\n    words\n    verdict\n    status\n    judge {\n      id\n      name\n    }\n    confidenceVote {\n      id\n      status\n      endsAt\n      overturning\n      affirming\n    }\n  }\n": typeof types.RulingViewFragmentDoc,
    "\n  mutation OverturnRuling($input: OverturnRulingInput!) {\n    overturnRuling(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ruling {\n        id\n        ...RulingView\n      }\n    }\n  }\n": typeof types.OverturnRulingDocument,
    "\n  mutation CallConfidenceVote($input: CallConfidenceVoteInput!) {\n    callConfidenceVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      confidenceVote {\n        id\n        ruling {\n          id\n          ...RulingView\n        }\n      }\n    }\n  }\n": typeof types.CallConfidenceVoteDocument,
    "\n  mutation CastConfidenceVote($input: CastConfidenceVoteInput!) {\n    castConfidenceVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      confidenceVote {\n        id\n        overturning\n        affirming\n      }\n    }\n  }\n": typeof types.CastConfidenceVoteDocument,
    "\n  fragment SeasonFrame on Season {\n    id\n    name\n    kind\n    ...SeasonHead\n    ...SeasonClock\n  }\n": typeof types.SeasonFrameFragmentDoc,
    "\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n": typeof types.PlayerNameFragmentDoc,
    "\n  subscription ToldToMe {\n    inbox {\n      number\n      event {\n        at\n        text\n      }\n    }\n  }\n": typeof types.ToldToMeDocument,
    "\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n": typeof types.MySeasonsDocument,
    "\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": typeof types.SeasonsDocument,
    "\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n": typeof types.SeasonLiveDocument,
    "\n  query WhoPlays {\n    viewer {\n      id\n      account {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.WhoPlaysDocument,
    "\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    description\n    watching\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.SeasonCardFragmentDoc,
    "\n  query FindSeasons(\n    $search: String\n    $kind: SeasonKind\n    $status: SeasonStatus\n    $rehearsal: Boolean\n    $joinable: Boolean\n    $orderBy: SeasonOrder\n  ) {\n    seasons(\n      search: $search\n      kind: $kind\n      status: $status\n      rehearsal: $rehearsal\n      joinable: $joinable\n      orderBy: $orderBy\n      first: 30\n    ) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": typeof types.FindSeasonsDocument,
    "\n  subscription SeasonsLive(\n    $search: String\n    $kind: SeasonKind\n    $status: SeasonStatus\n    $rehearsal: Boolean\n    $joinable: Boolean\n  ) {\n    seasonsUpdated(\n      search: $search\n      kind: $kind\n      status: $status\n      rehearsal: $rehearsal\n      joinable: $joinable\n    ) {\n      again\n      gone\n      seasons {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": typeof types.SeasonsLiveDocument,
    "\n  query MayPractise {\n    server {\n      practice\n    }\n  }\n": typeof types.MayPractiseDocument,
    "\n  mutation StartPractice($input: StartPracticeInput!) {\n    startPractice(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": typeof types.StartPracticeDocument,
    "\n  mutation RehearseRound($input: CreateRoundInput!) {\n    createRound(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": typeof types.RehearseRoundDocument,
    "\n  mutation RehearseDynasty($input: CreateDynastyInput!) {\n    createDynasty(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": typeof types.RehearseDynastyDocument,
    "\n  mutation SitIn($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      player {\n        id\n      }\n    }\n  }\n": typeof types.SitInDocument,
    "\n  query WaitsForMe {\n    viewer {\n      id\n      waiting(first: 30) {\n        complete\n        nodes {\n          kind\n          from\n          until\n          on {\n            __typename\n            id\n          }\n          option {\n            description\n          }\n          refusal {\n            message\n          }\n          season {\n            id\n            name\n            kind\n            ...SeasonClock\n          }\n        }\n      }\n    }\n  }\n": typeof types.WaitsForMeDocument,
    "\n  subscription Noticed {\n    inbox {\n      number\n    }\n  }\n": typeof types.NoticedDocument,
    "\n  fragment ClockControls on Season {\n    id\n    now\n    tempo\n    nextDeadline\n  }\n": typeof types.ClockControlsFragmentDoc,
    "\n  mutation AdvanceClock($input: AdvanceClockInput!) {\n    advanceClock(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...ClockControls\n        ...SeasonClock\n      }\n    }\n  }\n": typeof types.AdvanceClockDocument,
    "\n  mutation CloseSeason($input: CloseSeasonInput!) {\n    closeSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        status\n        endedAt\n      }\n    }\n  }\n": typeof types.CloseSeasonDocument,
    "\n  query CreatePage {\n    viewer {\n      id\n    }\n    editions {\n      id\n      title\n      kind\n    }\n  }\n": typeof types.CreatePageDocument,
    "\n  fragment Describe on Season {\n    id\n    name\n    description\n  }\n": typeof types.DescribeFragmentDoc,
    "\n  mutation DescribeSeason($input: DescribeSeasonInput!) {\n    describeSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Describe\n      }\n    }\n  }\n": typeof types.DescribeSeasonDocument,
    "\n  fragment Grants on Season {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    ruleset {\n      id\n      round {\n        items {\n          item\n          plural\n        }\n      }\n    }\n  }\n": typeof types.GrantsFragmentDoc,
    "\n  mutation GrantItems($input: GrantItemsInput!) {\n    grantItems(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": typeof types.GrantItemsDocument,
    "\n  query HostPage($season: ID!) {\n    season(id: $season) {\n      id\n      kind\n      name\n      rehearsal\n      status\n      viewer {\n        id\n        host\n      }\n      ...SeasonHead\n      ...SeasonClock\n      ...ClockControls\n      ...Describe\n      ...Grants\n      ...Invite\n      ...Members\n    }\n  }\n": typeof types.HostPageDocument,
    "\n  subscription HostLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      status\n      ...SeasonHead\n      ...SeasonClock\n      ...ClockControls\n      ...Describe\n      ...Members\n    }\n  }\n": typeof types.HostLiveDocument,
    "\n  fragment Invite on Season {\n    id\n    invitation {\n      code\n      url\n    }\n  }\n": typeof types.InviteFragmentDoc,
    "\n  mutation RotateInvite($input: RotateInviteInput!) {\n    rotateInvite(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Invite\n      }\n    }\n  }\n": typeof types.RotateInviteDocument,
    "\n  query Invited($code: String!) {\n    viewer {\n      id\n      account {\n        id\n        displayName\n      }\n    }\n    invitation(code: $code) {\n      seasonId\n      name\n      description\n      kind\n      status\n      rehearsal\n      playerCount\n      host {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.InvitedDocument,
    "\n  mutation JoinByLink($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        kind\n      }\n    }\n  }\n": typeof types.JoinByLinkDocument,
    "\n  fragment Members on Season {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        name\n        ...PlayerName\n      }\n    }\n  }\n": typeof types.MembersFragmentDoc,
    "\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Members\n      }\n    }\n  }\n": typeof types.RemovePlayerDocument,
    "\n  mutation CreateRound($input: CreateRoundInput!) {\n    createRound(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": typeof types.CreateRoundDocument,
    "\n  mutation CreateDynasty($input: CreateDynastyInput!) {\n    createDynasty(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": typeof types.CreateDynastyDocument,
    "\n  query Between($me: ID!, $other: ID!) {\n    node(id: $me) {\n      __typename\n      id\n      ... on Account {\n        headToHead(with: $other) {\n          rounds {\n            played\n            won\n            lost\n            drawn\n          }\n          games {\n            played\n            won\n            lost\n            drawn\n          }\n        }\n      }\n    }\n  }\n": typeof types.BetweenDocument,
    "\n  query Profile($id: ID!) {\n    viewer {\n      id\n      account {\n        id\n      }\n    }\n    node(id: $id) {\n      __typename\n      id\n      ... on Account {\n        displayName\n        guest\n        bot\n        deleted\n        createdAt\n        rounds: record(kind: ROUND) {\n          ...RecordLine\n        }\n        games: record(kind: DYNASTY) {\n          ...RecordLine\n        }\n        ...Results\n        seasons(first: 12) {\n          nodes {\n            id\n            ...SeasonCard\n          }\n        }\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  fragment RecordLine on AccountRecord {\n    kind\n    played\n    won\n    lost\n    drawn\n    resigned\n  }\n": typeof types.RecordLineFragmentDoc,
    "\n  fragment Results on Account {\n    id\n    results(first: 50) {\n      nodes {\n        place\n        won\n        season {\n          id\n          name\n          kind\n        }\n        player {\n          id\n        }\n      }\n    }\n  }\n": typeof types.ResultsFragmentDoc,
    "\n  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {\n    createPlayerLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n": typeof types.CreatePlayerLotDocument,
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
    "\n  fragment Market on Round {\n    id\n    ruleset {\n      id\n      round {\n        auction {\n          playerLots\n        }\n        ...Exchanges\n      }\n    }\n    trades(first: 50, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Trade\n      }\n    }\n    ...TradePartners\n    ...Ducks\n  }\n": typeof types.MarketFragmentDoc,
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
    "\n  fragment Slots on Round {\n    id\n    currency {\n      plural\n    }\n    ruleset {\n      id\n      round {\n        slots {\n          price\n        }\n      }\n    }\n  }\n": typeof types.SlotsFragmentDoc,
    "\n  mutation SitAtSlots($input: SitDownInput!) {\n    sitDown(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      table {\n        id\n      }\n    }\n  }\n": typeof types.SitAtSlotsDocument,
    "\n  mutation PlaySlots($input: PlaySlotsInput!) {\n    playSlots(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      sitting {\n        id\n        payout\n        brokeMachine\n        symbols {\n          symbol\n          name\n          rolled\n        }\n      }\n    }\n  }\n": typeof types.PlaySlotsDocument,
    "\n  mutation StandUp($input: StandUpInput!) {\n    standUp(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      table {\n        id\n      }\n    }\n  }\n": typeof types.StandUpDocument,
    "\n  query TablesPage($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        player {\n          id\n        }\n        options {\n          mutation\n          description\n          input\n        }\n      }\n      ... on Round {\n        ...Slots\n        ...Wars\n      }\n    }\n  }\n": typeof types.TablesPageDocument,
    "\n  subscription TablesLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n": typeof types.TablesLiveDocument,
    "\n  fragment Wars on Round {\n    id\n    currency {\n      item\n      plural\n    }\n    tables(status: null, kind: WAR, first: 20, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ... on War {\n          status\n          terms\n          winner {\n            id\n            name\n          }\n          seats {\n            agreed\n            player {\n              id\n              name\n            }\n            wager {\n              item\n              name\n              quantity\n            }\n          }\n          draws {\n            cards {\n              player {\n                id\n                name\n              }\n              card {\n                rank\n                suit\n                name\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.WarsFragmentDoc,
    "\n  mutation ProposeWar($input: ProposeWarInput!) {\n    proposeWar(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      war {\n        id\n      }\n    }\n  }\n": typeof types.ProposeWarDocument,
    "\n  mutation AgreeToWar($input: AgreeToWarInput!) {\n    agreeToWar(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      war {\n        id\n      }\n    }\n  }\n": typeof types.AgreeToWarDocument,
};
const documents: Documents = {
    "\n  query WhoAmI {\n    viewer {\n      id\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n": types.WhoAmIDocument,
    "\n  query Me {\n    viewer {\n      id\n      handle\n      account {\n        id\n        displayName\n        guest\n      }\n    }\n  }\n": types.MeDocument,
    "\n  mutation ClaimGuest($input: ClaimGuestInput!) {\n    claimGuest(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        handle\n        account {\n          id\n          guest\n        }\n      }\n    }\n  }\n": types.ClaimGuestDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      accountId\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  query InboxPreferences {\n    viewer {\n      id\n      inboxPreferences {\n        muted\n      }\n    }\n    __type(name: \"InboxKind\") {\n      enumValues {\n        name\n        description\n      }\n    }\n  }\n": types.InboxPreferencesDocument,
    "\n  mutation SetInboxPreferences($input: SetInboxPreferencesInput!) {\n    setInboxPreferences(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      preferences {\n        muted\n      }\n    }\n  }\n": types.SetInboxPreferencesDocument,
    "\n  query InboxPage($first: Int!) {\n    viewer {\n      id\n      inbox(first: $first, order: NEWEST_FIRST) {\n        unreadCount\n        readUpTo\n        lastNumber\n        totalCount\n        nodes {\n          number\n          kind\n          read\n          season {\n            id\n            name\n            kind\n          }\n          event {\n            at\n            text\n          }\n        }\n      }\n    }\n  }\n": types.InboxPageDocument,
    "\n  subscription InboxLive {\n    inbox {\n      number\n    }\n  }\n": types.InboxLiveDocument,
    "\n  mutation MarkInboxRead($input: MarkInboxReadInput!) {\n    markInboxRead(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      readUpTo\n      unreadCount\n    }\n  }\n": types.MarkInboxReadDocument,
    "\n  mutation ChangeDisplayName($input: ChangeDisplayNameInput!) {\n    changeDisplayName(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        account {\n          id\n          displayName\n        }\n      }\n    }\n  }\n": types.ChangeDisplayNameDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ChangeHandle($input: ChangeHandleInput!) {\n    changeHandle(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        handle\n      }\n    }\n  }\n": types.ChangeHandleDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation SignOut($input: SignOutInput!) {\n    signOut(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.SignOutDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation StartGuest($input: StartGuestInput!) {\n    startGuest(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n": types.StartGuestDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      token\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  query Tokens {\n    viewer {\n      id\n      tokens {\n        id\n        name\n        kind\n        scopes\n        current\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n": types.TokensDocument,
    "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      tokenId\n    }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  mutation SignOutEverywhere($input: SignOutEverywhereInput!) {\n    signOutEverywhere(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ended\n    }\n  }\n": types.SignOutEverywhereDocument,
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
    "\n  fragment Ballot on Proposal {\n    id\n    status\n    popular\n    tally {\n      votesFor\n      votesAgainst\n    }\n    votes {\n      choice\n      counts\n      player {\n        id\n        name\n      }\n    }\n    notVoted {\n      id\n      name\n    }\n  }\n": types.BallotFragmentDoc,
    "\n  mutation CastVote($input: CastVoteInput!) {\n    castVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...Ballot\n      }\n    }\n  }\n": types.CastVoteDocument,
    "\n  fragment Candidates on JudgeOffice {\n    id\n    candidates(first: 50) {\n      nodes {\n        id\n        message\n        status\n        endorsements\n        player {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.CandidatesFragmentDoc,
    "\n  mutation NominateForJudge($input: NominateForJudgeInput!) {\n    nominateForJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n      }\n    }\n  }\n": types.NominateForJudgeDocument,
    "\n  mutation EndorseCandidate($input: EndorseCandidateInput!) {\n    endorseCandidate(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n        endorsements\n      }\n    }\n  }\n": types.EndorseCandidateDocument,
    "\n  mutation WithdrawEndorsement($input: WithdrawEndorsementInput!) {\n    withdrawEndorsement(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n        endorsements\n      }\n    }\n  }\n": types.WithdrawEndorsementDocument,
    "\n  mutation AppointJudge($input: AppointJudgeInput!) {\n    appointJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n": types.AppointJudgeDocument,
    "\n  fragment Effects on Proposal {\n    id\n    effects {\n      __typename\n      ... on AmendRulesetEffect {\n        patch\n      }\n      ... on GiveItemsEffect {\n        player {\n          id\n          name\n        }\n        items {\n          item\n          name\n          quantity\n        }\n      }\n      ... on TakeItemsEffect {\n        player {\n          id\n          name\n        }\n        items {\n          item\n          name\n          quantity\n        }\n      }\n      ... on CorrectStandingEffect {\n        player {\n          id\n          name\n        }\n      }\n      ... on CreateWorkEffect {\n        title\n      }\n      ... on CreateDuckEffect {\n        name\n        player {\n          id\n          name\n        }\n      }\n    }\n    failure {\n      refusal {\n        message\n      }\n    }\n    revision {\n      id\n      revision\n    }\n  }\n": types.EffectsFragmentDoc,
    "\n  query JudgePage($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        options {\n          mutation\n          input\n        }\n      }\n      ... on Round {\n        judge {\n          id\n          ...Office\n          ...Candidates\n          ...Requests\n        }\n      }\n    }\n  }\n": types.JudgePageDocument,
    "\n  subscription JudgeLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n": types.JudgeLiveDocument,
    "\n  fragment Office on JudgeOffice {\n    id\n    player {\n      id\n      name\n    }\n    term {\n      id\n      startedAt\n    }\n    removal {\n      needed\n      judge {\n        id\n        name\n      }\n      assents {\n        id\n      }\n    }\n  }\n": types.OfficeFragmentDoc,
    "\n  mutation ResignAsJudge($input: ResignAsJudgeInput!) {\n    resignAsJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n": types.ResignAsJudgeDocument,
    "\n  mutation AssentToJudgeRemoval($input: AssentToJudgeRemovalInput!) {\n    assentToJudgeRemoval(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n": types.AssentToJudgeRemovalDocument,
    "\n  fragment ProposalCard on Proposal {\n    id\n    number\n    title\n    text\n    class\n    status\n    opensAt\n    closesAt\n    decidedAt\n    author {\n      id\n      name\n    }\n    ...Ballot\n    ...Effects\n  }\n": types.ProposalCardFragmentDoc,
    "\n  mutation RetractProposal($input: RetractProposalInput!) {\n    retractProposal(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...ProposalCard\n      }\n    }\n  }\n": types.RetractProposalDocument,
    "\n  fragment ProposalForm on Round {\n    id\n    ruleset {\n      id\n      round {\n        proposalClasses {\n          class\n          name\n          days\n          isDefault\n        }\n      }\n    }\n  }\n": types.ProposalFormFragmentDoc,
    "\n  mutation SubmitProposal($input: SubmitProposalInput!) {\n    submitProposal(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...ProposalCard\n      }\n    }\n  }\n": types.SubmitProposalDocument,
    "\n  query Proposals($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        options {\n          mutation\n          input\n        }\n      }\n      ... on Round {\n        ...ProposalForm\n        proposals(first: 50, order: NEWEST_FIRST) {\n          nodes {\n            id\n            ...ProposalCard\n          }\n        }\n      }\n    }\n  }\n": types.ProposalsDocument,
    "\n  subscription ProposalsLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n": types.ProposalsLiveDocument,
    "\n  fragment Requests on JudgeOffice {\n    id\n    requests(first: 50, order: NEWEST_FIRST) {\n      nodes {\n        id\n        number\n        kind\n        words\n        status\n        player {\n          id\n          name\n        }\n        sections {\n          anchor\n          title\n        }\n        rulings {\n          id\n          ...RulingView\n        }\n      }\n    }\n  }\n": types.RequestsFragmentDoc,
    "\n  mutation RequestJustice($input: RequestJusticeInput!) {\n    requestJustice(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      request {\n        id\n      }\n    }\n  }\n": types.RequestJusticeDocument,
    "\n  mutation IssueRuling($input: IssueRulingInput!) {\n    issueRuling(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ruling {\n        id\n        ...RulingView\n      }\n    }\n  }\n": types.IssueRulingDocument,
    "\n  fragment RulingView on Ruling {\n    id\n    number\n    words\n    verdict\n    status\n    judge {\n      id\n      name\n    }\n    confidenceVote {\n      id\n      status\n      endsAt\n      overturning\n      affirming\n    }\n  }\n": types.RulingViewFragmentDoc,
    "\n  mutation OverturnRuling($input: OverturnRulingInput!) {\n    overturnRuling(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ruling {\n        id\n        ...RulingView\n      }\n    }\n  }\n": types.OverturnRulingDocument,
    "\n  mutation CallConfidenceVote($input: CallConfidenceVoteInput!) {\n    callConfidenceVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      confidenceVote {\n        id\n        ruling {\n          id\n          ...RulingView\n        }\n      }\n    }\n  }\n": types.CallConfidenceVoteDocument,
    "\n  mutation CastConfidenceVote($input: CastConfidenceVoteInput!) {\n    castConfidenceVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      confidenceVote {\n        id\n        overturning\n        affirming\n      }\n    }\n  }\n": types.CastConfidenceVoteDocument,
    "\n  fragment SeasonFrame on Season {\n    id\n    name\n    kind\n    ...SeasonHead\n    ...SeasonClock\n  }\n": types.SeasonFrameFragmentDoc,
    "\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n": types.PlayerNameFragmentDoc,
    "\n  subscription ToldToMe {\n    inbox {\n      number\n      event {\n        at\n        text\n      }\n    }\n  }\n": types.ToldToMeDocument,
    "\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n": types.MySeasonsDocument,
    "\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": types.SeasonsDocument,
    "\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n": types.SeasonLiveDocument,
    "\n  query WhoPlays {\n    viewer {\n      id\n      account {\n        id\n        displayName\n      }\n    }\n  }\n": types.WhoPlaysDocument,
    "\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    description\n    watching\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n": types.SeasonCardFragmentDoc,
    "\n  query FindSeasons(\n    $search: String\n    $kind: SeasonKind\n    $status: SeasonStatus\n    $rehearsal: Boolean\n    $joinable: Boolean\n    $orderBy: SeasonOrder\n  ) {\n    seasons(\n      search: $search\n      kind: $kind\n      status: $status\n      rehearsal: $rehearsal\n      joinable: $joinable\n      orderBy: $orderBy\n      first: 30\n    ) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": types.FindSeasonsDocument,
    "\n  subscription SeasonsLive(\n    $search: String\n    $kind: SeasonKind\n    $status: SeasonStatus\n    $rehearsal: Boolean\n    $joinable: Boolean\n  ) {\n    seasonsUpdated(\n      search: $search\n      kind: $kind\n      status: $status\n      rehearsal: $rehearsal\n      joinable: $joinable\n    ) {\n      again\n      gone\n      seasons {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n": types.SeasonsLiveDocument,
    "\n  query MayPractise {\n    server {\n      practice\n    }\n  }\n": types.MayPractiseDocument,
    "\n  mutation StartPractice($input: StartPracticeInput!) {\n    startPractice(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": types.StartPracticeDocument,
    "\n  mutation RehearseRound($input: CreateRoundInput!) {\n    createRound(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": types.RehearseRoundDocument,
    "\n  mutation RehearseDynasty($input: CreateDynastyInput!) {\n    createDynasty(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": types.RehearseDynastyDocument,
    "\n  mutation SitIn($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      player {\n        id\n      }\n    }\n  }\n": types.SitInDocument,
    "\n  query WaitsForMe {\n    viewer {\n      id\n      waiting(first: 30) {\n        complete\n        nodes {\n          kind\n          from\n          until\n          on {\n            __typename\n            id\n          }\n          option {\n            description\n          }\n          refusal {\n            message\n          }\n          season {\n            id\n            name\n            kind\n            ...SeasonClock\n          }\n        }\n      }\n    }\n  }\n": types.WaitsForMeDocument,
    "\n  subscription Noticed {\n    inbox {\n      number\n    }\n  }\n": types.NoticedDocument,
    "\n  fragment ClockControls on Season {\n    id\n    now\n    tempo\n    nextDeadline\n  }\n": types.ClockControlsFragmentDoc,
    "\n  mutation AdvanceClock($input: AdvanceClockInput!) {\n    advanceClock(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...ClockControls\n        ...SeasonClock\n      }\n    }\n  }\n": types.AdvanceClockDocument,
    "\n  mutation CloseSeason($input: CloseSeasonInput!) {\n    closeSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        status\n        endedAt\n      }\n    }\n  }\n": types.CloseSeasonDocument,
    "\n  query CreatePage {\n    viewer {\n      id\n    }\n    editions {\n      id\n      title\n      kind\n    }\n  }\n": types.CreatePageDocument,
    "\n  fragment Describe on Season {\n    id\n    name\n    description\n  }\n": types.DescribeFragmentDoc,
    "\n  mutation DescribeSeason($input: DescribeSeasonInput!) {\n    describeSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Describe\n      }\n    }\n  }\n": types.DescribeSeasonDocument,
    "\n  fragment Grants on Season {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    ruleset {\n      id\n      round {\n        items {\n          item\n          plural\n        }\n      }\n    }\n  }\n": types.GrantsFragmentDoc,
    "\n  mutation GrantItems($input: GrantItemsInput!) {\n    grantItems(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": types.GrantItemsDocument,
    "\n  query HostPage($season: ID!) {\n    season(id: $season) {\n      id\n      kind\n      name\n      rehearsal\n      status\n      viewer {\n        id\n        host\n      }\n      ...SeasonHead\n      ...SeasonClock\n      ...ClockControls\n      ...Describe\n      ...Grants\n      ...Invite\n      ...Members\n    }\n  }\n": types.HostPageDocument,
    "\n  subscription HostLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      status\n      ...SeasonHead\n      ...SeasonClock\n      ...ClockControls\n      ...Describe\n      ...Members\n    }\n  }\n": types.HostLiveDocument,
    "\n  fragment Invite on Season {\n    id\n    invitation {\n      code\n      url\n    }\n  }\n": types.InviteFragmentDoc,
    "\n  mutation RotateInvite($input: RotateInviteInput!) {\n    rotateInvite(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Invite\n      }\n    }\n  }\n": types.RotateInviteDocument,
    "\n  query Invited($code: String!) {\n    viewer {\n      id\n      account {\n        id\n        displayName\n      }\n    }\n    invitation(code: $code) {\n      seasonId\n      name\n      description\n      kind\n      status\n      rehearsal\n      playerCount\n      host {\n        id\n        displayName\n      }\n    }\n  }\n": types.InvitedDocument,
    "\n  mutation JoinByLink($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        kind\n      }\n    }\n  }\n": types.JoinByLinkDocument,
    "\n  fragment Members on Season {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        name\n        ...PlayerName\n      }\n    }\n  }\n": types.MembersFragmentDoc,
    "\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Members\n      }\n    }\n  }\n": types.RemovePlayerDocument,
    "\n  mutation CreateRound($input: CreateRoundInput!) {\n    createRound(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": types.CreateRoundDocument,
    "\n  mutation CreateDynasty($input: CreateDynastyInput!) {\n    createDynasty(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n": types.CreateDynastyDocument,
    "\n  query Between($me: ID!, $other: ID!) {\n    node(id: $me) {\n      __typename\n      id\n      ... on Account {\n        headToHead(with: $other) {\n          rounds {\n            played\n            won\n            lost\n            drawn\n          }\n          games {\n            played\n            won\n            lost\n            drawn\n          }\n        }\n      }\n    }\n  }\n": types.BetweenDocument,
    "\n  query Profile($id: ID!) {\n    viewer {\n      id\n      account {\n        id\n      }\n    }\n    node(id: $id) {\n      __typename\n      id\n      ... on Account {\n        displayName\n        guest\n        bot\n        deleted\n        createdAt\n        rounds: record(kind: ROUND) {\n          ...RecordLine\n        }\n        games: record(kind: DYNASTY) {\n          ...RecordLine\n        }\n        ...Results\n        seasons(first: 12) {\n          nodes {\n            id\n            ...SeasonCard\n          }\n        }\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  fragment RecordLine on AccountRecord {\n    kind\n    played\n    won\n    lost\n    drawn\n    resigned\n  }\n": types.RecordLineFragmentDoc,
    "\n  fragment Results on Account {\n    id\n    results(first: 50) {\n      nodes {\n        place\n        won\n        season {\n          id\n          name\n          kind\n        }\n        player {\n          id\n        }\n      }\n    }\n  }\n": types.ResultsFragmentDoc,
    "\n  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {\n    createPlayerLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n": types.CreatePlayerLotDocument,
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
    "\n  fragment Market on Round {\n    id\n    ruleset {\n      id\n      round {\n        auction {\n          playerLots\n        }\n        ...Exchanges\n      }\n    }\n    trades(first: 50, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Trade\n      }\n    }\n    ...TradePartners\n    ...Ducks\n  }\n": types.MarketFragmentDoc,
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
    "\n  fragment Slots on Round {\n    id\n    currency {\n      plural\n    }\n    ruleset {\n      id\n      round {\n        slots {\n          price\n        }\n      }\n    }\n  }\n": types.SlotsFragmentDoc,
    "\n  mutation SitAtSlots($input: SitDownInput!) {\n    sitDown(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      table {\n        id\n      }\n    }\n  }\n": types.SitAtSlotsDocument,
    "\n  mutation PlaySlots($input: PlaySlotsInput!) {\n    playSlots(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      sitting {\n        id\n        payout\n        brokeMachine\n        symbols {\n          symbol\n          name\n          rolled\n        }\n      }\n    }\n  }\n": types.PlaySlotsDocument,
    "\n  mutation StandUp($input: StandUpInput!) {\n    standUp(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      table {\n        id\n      }\n    }\n  }\n": types.StandUpDocument,
    "\n  query TablesPage($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        player {\n          id\n        }\n        options {\n          mutation\n          description\n          input\n        }\n      }\n      ... on Round {\n        ...Slots\n        ...Wars\n      }\n    }\n  }\n": types.TablesPageDocument,
    "\n  subscription TablesLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n": types.TablesLiveDocument,
    "\n  fragment Wars on Round {\n    id\n    currency {\n      item\n      plural\n    }\n    tables(status: null, kind: WAR, first: 20, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ... on War {\n          status\n          terms\n          winner {\n            id\n            name\n          }\n          seats {\n            agreed\n            player {\n              id\n              name\n            }\n            wager {\n              item\n              name\n              quantity\n            }\n          }\n          draws {\n            cards {\n              player {\n                id\n                name\n              }\n              card {\n                rank\n                suit\n                name\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.WarsFragmentDoc,
    "\n  mutation ProposeWar($input: ProposeWarInput!) {\n    proposeWar(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      war {\n        id\n      }\n    }\n  }\n": types.ProposeWarDocument,
    "\n  mutation AgreeToWar($input: AgreeToWarInput!) {\n    agreeToWar(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      war {\n        id\n      }\n    }\n  }\n": types.AgreeToWarDocument,
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
export function graphql(source: "\n  mutation ClaimGuest($input: ClaimGuestInput!) {\n    claimGuest(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        handle\n        account {\n          id\n          guest\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimGuest($input: ClaimGuestInput!) {\n    claimGuest(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        handle\n        account {\n          id\n          guest\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      accountId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      accountId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InboxPreferences {\n    viewer {\n      id\n      inboxPreferences {\n        muted\n      }\n    }\n    __type(name: \"InboxKind\") {\n      enumValues {\n        name\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query InboxPreferences {\n    viewer {\n      id\n      inboxPreferences {\n        muted\n      }\n    }\n    __type(name: \"InboxKind\") {\n      enumValues {\n        name\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInboxPreferences($input: SetInboxPreferencesInput!) {\n    setInboxPreferences(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      preferences {\n        muted\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetInboxPreferences($input: SetInboxPreferencesInput!) {\n    setInboxPreferences(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      preferences {\n        muted\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InboxPage($first: Int!) {\n    viewer {\n      id\n      inbox(first: $first, order: NEWEST_FIRST) {\n        unreadCount\n        readUpTo\n        lastNumber\n        totalCount\n        nodes {\n          number\n          kind\n          read\n          season {\n            id\n            name\n            kind\n          }\n          event {\n            at\n            text\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query InboxPage($first: Int!) {\n    viewer {\n      id\n      inbox(first: $first, order: NEWEST_FIRST) {\n        unreadCount\n        readUpTo\n        lastNumber\n        totalCount\n        nodes {\n          number\n          kind\n          read\n          season {\n            id\n            name\n            kind\n          }\n          event {\n            at\n            text\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription InboxLive {\n    inbox {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription InboxLive {\n    inbox {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkInboxRead($input: MarkInboxReadInput!) {\n    markInboxRead(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      readUpTo\n      unreadCount\n    }\n  }\n"): (typeof documents)["\n  mutation MarkInboxRead($input: MarkInboxReadInput!) {\n    markInboxRead(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      readUpTo\n      unreadCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeDisplayName($input: ChangeDisplayNameInput!) {\n    changeDisplayName(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        account {\n          id\n          displayName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeDisplayName($input: ChangeDisplayNameInput!) {\n    changeDisplayName(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        account {\n          id\n          displayName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeHandle($input: ChangeHandleInput!) {\n    changeHandle(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        handle\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeHandle($input: ChangeHandleInput!) {\n    changeHandle(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n        handle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      viewer {\n        id\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation StartGuest($input: StartGuestInput!) {\n    startGuest(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartGuest($input: StartGuestInput!) {\n    startGuest(input: $input) {\n      token\n      refusal {\n        code\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Tokens {\n    viewer {\n      id\n      tokens {\n        id\n        name\n        kind\n        scopes\n        current\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Tokens {\n    viewer {\n      id\n      tokens {\n        id\n        name\n        kind\n        scopes\n        current\n        createdAt\n        lastUsedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      tokenId\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      tokenId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutEverywhere($input: SignOutEverywhereInput!) {\n    signOutEverywhere(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ended\n    }\n  }\n"): (typeof documents)["\n  mutation SignOutEverywhere($input: SignOutEverywhereInput!) {\n    signOutEverywhere(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ended\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment Ballot on Proposal {\n    id\n    status\n    popular\n    tally {\n      votesFor\n      votesAgainst\n    }\n    votes {\n      choice\n      counts\n      player {\n        id\n        name\n      }\n    }\n    notVoted {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment Ballot on Proposal {\n    id\n    status\n    popular\n    tally {\n      votesFor\n      votesAgainst\n    }\n    votes {\n      choice\n      counts\n      player {\n        id\n        name\n      }\n    }\n    notVoted {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CastVote($input: CastVoteInput!) {\n    castVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...Ballot\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CastVote($input: CastVoteInput!) {\n    castVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...Ballot\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Candidates on JudgeOffice {\n    id\n    candidates(first: 50) {\n      nodes {\n        id\n        message\n        status\n        endorsements\n        player {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Candidates on JudgeOffice {\n    id\n    candidates(first: 50) {\n      nodes {\n        id\n        message\n        status\n        endorsements\n        player {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NominateForJudge($input: NominateForJudgeInput!) {\n    nominateForJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NominateForJudge($input: NominateForJudgeInput!) {\n    nominateForJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndorseCandidate($input: EndorseCandidateInput!) {\n    endorseCandidate(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n        endorsements\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndorseCandidate($input: EndorseCandidateInput!) {\n    endorseCandidate(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n        endorsements\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawEndorsement($input: WithdrawEndorsementInput!) {\n    withdrawEndorsement(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n        endorsements\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawEndorsement($input: WithdrawEndorsementInput!) {\n    withdrawEndorsement(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      candidacy {\n        id\n        endorsements\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AppointJudge($input: AppointJudgeInput!) {\n    appointJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AppointJudge($input: AppointJudgeInput!) {\n    appointJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Effects on Proposal {\n    id\n    effects {\n      __typename\n      ... on AmendRulesetEffect {\n        patch\n      }\n      ... on GiveItemsEffect {\n        player {\n          id\n          name\n        }\n        items {\n          item\n          name\n          quantity\n        }\n      }\n      ... on TakeItemsEffect {\n        player {\n          id\n          name\n        }\n        items {\n          item\n          name\n          quantity\n        }\n      }\n      ... on CorrectStandingEffect {\n        player {\n          id\n          name\n        }\n      }\n      ... on CreateWorkEffect {\n        title\n      }\n      ... on CreateDuckEffect {\n        name\n        player {\n          id\n          name\n        }\n      }\n    }\n    failure {\n      refusal {\n        message\n      }\n    }\n    revision {\n      id\n      revision\n    }\n  }\n"): (typeof documents)["\n  fragment Effects on Proposal {\n    id\n    effects {\n      __typename\n      ... on AmendRulesetEffect {\n        patch\n      }\n      ... on GiveItemsEffect {\n        player {\n          id\n          name\n        }\n        items {\n          item\n          name\n          quantity\n        }\n      }\n      ... on TakeItemsEffect {\n        player {\n          id\n          name\n        }\n        items {\n          item\n          name\n          quantity\n        }\n      }\n      ... on CorrectStandingEffect {\n        player {\n          id\n          name\n        }\n      }\n      ... on CreateWorkEffect {\n        title\n      }\n      ... on CreateDuckEffect {\n        name\n        player {\n          id\n          name\n        }\n      }\n    }\n    failure {\n      refusal {\n        message\n      }\n    }\n    revision {\n      id\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JudgePage($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        options {\n          mutation\n          input\n        }\n      }\n      ... on Round {\n        judge {\n          id\n          ...Office\n          ...Candidates\n          ...Requests\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query JudgePage($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        options {\n          mutation\n          input\n        }\n      }\n      ... on Round {\n        judge {\n          id\n          ...Office\n          ...Candidates\n          ...Requests\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JudgeLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n"): (typeof documents)["\n  subscription JudgeLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Office on JudgeOffice {\n    id\n    player {\n      id\n      name\n    }\n    term {\n      id\n      startedAt\n    }\n    removal {\n      needed\n      judge {\n        id\n        name\n      }\n      assents {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Office on JudgeOffice {\n    id\n    player {\n      id\n      name\n    }\n    term {\n      id\n      startedAt\n    }\n    removal {\n      needed\n      judge {\n        id\n        name\n      }\n      assents {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResignAsJudge($input: ResignAsJudgeInput!) {\n    resignAsJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResignAsJudge($input: ResignAsJudgeInput!) {\n    resignAsJudge(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssentToJudgeRemoval($input: AssentToJudgeRemovalInput!) {\n    assentToJudgeRemoval(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AssentToJudgeRemoval($input: AssentToJudgeRemovalInput!) {\n    assentToJudgeRemoval(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      judge {\n        id\n        ...Office\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalCard on Proposal {\n    id\n    number\n    title\n    text\n    class\n    status\n    opensAt\n    closesAt\n    decidedAt\n    author {\n      id\n      name\n    }\n    ...Ballot\n    ...Effects\n  }\n"): (typeof documents)["\n  fragment ProposalCard on Proposal {\n    id\n    number\n    title\n    text\n    class\n    status\n    opensAt\n    closesAt\n    decidedAt\n    author {\n      id\n      name\n    }\n    ...Ballot\n    ...Effects\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetractProposal($input: RetractProposalInput!) {\n    retractProposal(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...ProposalCard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RetractProposal($input: RetractProposalInput!) {\n    retractProposal(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...ProposalCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalForm on Round {\n    id\n    ruleset {\n      id\n      round {\n        proposalClasses {\n          class\n          name\n          days\n          isDefault\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProposalForm on Round {\n    id\n    ruleset {\n      id\n      round {\n        proposalClasses {\n          class\n          name\n          days\n          isDefault\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitProposal($input: SubmitProposalInput!) {\n    submitProposal(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...ProposalCard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitProposal($input: SubmitProposalInput!) {\n    submitProposal(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      proposal {\n        id\n        ...ProposalCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Proposals($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        options {\n          mutation\n          input\n        }\n      }\n      ... on Round {\n        ...ProposalForm\n        proposals(first: 50, order: NEWEST_FIRST) {\n          nodes {\n            id\n            ...ProposalCard\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Proposals($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        options {\n          mutation\n          input\n        }\n      }\n      ... on Round {\n        ...ProposalForm\n        proposals(first: 50, order: NEWEST_FIRST) {\n          nodes {\n            id\n            ...ProposalCard\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ProposalsLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n"): (typeof documents)["\n  subscription ProposalsLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Requests on JudgeOffice {\n    id\n    requests(first: 50, order: NEWEST_FIRST) {\n      nodes {\n        id\n        number\n        kind\n        words\n        status\n        player {\n          id\n          name\n        }\n        sections {\n          anchor\n          title\n        }\n        rulings {\n          id\n          ...RulingView\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Requests on JudgeOffice {\n    id\n    requests(first: 50, order: NEWEST_FIRST) {\n      nodes {\n        id\n        number\n        kind\n        words\n        status\n        player {\n          id\n          name\n        }\n        sections {\n          anchor\n          title\n        }\n        rulings {\n          id\n          ...RulingView\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestJustice($input: RequestJusticeInput!) {\n    requestJustice(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      request {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestJustice($input: RequestJusticeInput!) {\n    requestJustice(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      request {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueRuling($input: IssueRulingInput!) {\n    issueRuling(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ruling {\n        id\n        ...RulingView\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation IssueRuling($input: IssueRulingInput!) {\n    issueRuling(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ruling {\n        id\n        ...RulingView\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RulingView on Ruling {\n    id\n    number\n    words\n    verdict\n    status\n    judge {\n      id\n      name\n    }\n    confidenceVote {\n      id\n      status\n      endsAt\n      overturning\n      affirming\n    }\n  }\n"): (typeof documents)["\n  fragment RulingView on Ruling {\n    id\n    number\n    words\n    verdict\n    status\n    judge {\n      id\n      name\n    }\n    confidenceVote {\n      id\n      status\n      endsAt\n      overturning\n      affirming\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OverturnRuling($input: OverturnRulingInput!) {\n    overturnRuling(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ruling {\n        id\n        ...RulingView\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OverturnRuling($input: OverturnRulingInput!) {\n    overturnRuling(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      ruling {\n        id\n        ...RulingView\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CallConfidenceVote($input: CallConfidenceVoteInput!) {\n    callConfidenceVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      confidenceVote {\n        id\n        ruling {\n          id\n          ...RulingView\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CallConfidenceVote($input: CallConfidenceVoteInput!) {\n    callConfidenceVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      confidenceVote {\n        id\n        ruling {\n          id\n          ...RulingView\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CastConfidenceVote($input: CastConfidenceVoteInput!) {\n    castConfidenceVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      confidenceVote {\n        id\n        overturning\n        affirming\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CastConfidenceVote($input: CastConfidenceVoteInput!) {\n    castConfidenceVote(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      confidenceVote {\n        id\n        overturning\n        affirming\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeasonFrame on Season {\n    id\n    name\n    kind\n    ...SeasonHead\n    ...SeasonClock\n  }\n"): (typeof documents)["\n  fragment SeasonFrame on Season {\n    id\n    name\n    kind\n    ...SeasonHead\n    ...SeasonClock\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment PlayerName on Player {\n    id\n    name\n    account {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ToldToMe {\n    inbox {\n      number\n      event {\n        at\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ToldToMe {\n    inbox {\n      number\n      event {\n        at\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MySeasons {\n    viewer {\n      id\n      seasons(first: 20) {\n        nodes {\n          id\n          ...SeasonCard\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query Seasons {\n    running: seasons(status: RUNNING, first: 12) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n"): (typeof documents)["\n  subscription SeasonLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      ...SeasonCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhoPlays {\n    viewer {\n      id\n      account {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  query WhoPlays {\n    viewer {\n      id\n      account {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    description\n    watching\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SeasonCard on Season {\n    __typename\n    id\n    name\n    description\n    watching\n    kind\n    status\n    phase\n    rehearsal\n    nextDeadline\n    startsAt\n    host {\n      id\n      displayName\n    }\n    winner {\n      id\n      name\n    }\n    players(first: 100) {\n      totalCount\n    }\n    ...SeasonClock\n    ... on Round {\n      week\n      ruleset {\n        id\n        round {\n          phases {\n            phase\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindSeasons(\n    $search: String\n    $kind: SeasonKind\n    $status: SeasonStatus\n    $rehearsal: Boolean\n    $joinable: Boolean\n    $orderBy: SeasonOrder\n  ) {\n    seasons(\n      search: $search\n      kind: $kind\n      status: $status\n      rehearsal: $rehearsal\n      joinable: $joinable\n      orderBy: $orderBy\n      first: 30\n    ) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindSeasons(\n    $search: String\n    $kind: SeasonKind\n    $status: SeasonStatus\n    $rehearsal: Boolean\n    $joinable: Boolean\n    $orderBy: SeasonOrder\n  ) {\n    seasons(\n      search: $search\n      kind: $kind\n      status: $status\n      rehearsal: $rehearsal\n      joinable: $joinable\n      orderBy: $orderBy\n      first: 30\n    ) {\n      nodes {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SeasonsLive(\n    $search: String\n    $kind: SeasonKind\n    $status: SeasonStatus\n    $rehearsal: Boolean\n    $joinable: Boolean\n  ) {\n    seasonsUpdated(\n      search: $search\n      kind: $kind\n      status: $status\n      rehearsal: $rehearsal\n      joinable: $joinable\n    ) {\n      again\n      gone\n      seasons {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription SeasonsLive(\n    $search: String\n    $kind: SeasonKind\n    $status: SeasonStatus\n    $rehearsal: Boolean\n    $joinable: Boolean\n  ) {\n    seasonsUpdated(\n      search: $search\n      kind: $kind\n      status: $status\n      rehearsal: $rehearsal\n      joinable: $joinable\n    ) {\n      again\n      gone\n      seasons {\n        id\n        ...SeasonCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MayPractise {\n    server {\n      practice\n    }\n  }\n"): (typeof documents)["\n  query MayPractise {\n    server {\n      practice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPractice($input: StartPracticeInput!) {\n    startPractice(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartPractice($input: StartPracticeInput!) {\n    startPractice(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RehearseRound($input: CreateRoundInput!) {\n    createRound(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RehearseRound($input: CreateRoundInput!) {\n    createRound(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RehearseDynasty($input: CreateDynastyInput!) {\n    createDynasty(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RehearseDynasty($input: CreateDynastyInput!) {\n    createDynasty(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SitIn($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      player {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SitIn($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      player {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitsForMe {\n    viewer {\n      id\n      waiting(first: 30) {\n        complete\n        nodes {\n          kind\n          from\n          until\n          on {\n            __typename\n            id\n          }\n          option {\n            description\n          }\n          refusal {\n            message\n          }\n          season {\n            id\n            name\n            kind\n            ...SeasonClock\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitsForMe {\n    viewer {\n      id\n      waiting(first: 30) {\n        complete\n        nodes {\n          kind\n          from\n          until\n          on {\n            __typename\n            id\n          }\n          option {\n            description\n          }\n          refusal {\n            message\n          }\n          season {\n            id\n            name\n            kind\n            ...SeasonClock\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Noticed {\n    inbox {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription Noticed {\n    inbox {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClockControls on Season {\n    id\n    now\n    tempo\n    nextDeadline\n  }\n"): (typeof documents)["\n  fragment ClockControls on Season {\n    id\n    now\n    tempo\n    nextDeadline\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdvanceClock($input: AdvanceClockInput!) {\n    advanceClock(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...ClockControls\n        ...SeasonClock\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdvanceClock($input: AdvanceClockInput!) {\n    advanceClock(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...ClockControls\n        ...SeasonClock\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseSeason($input: CloseSeasonInput!) {\n    closeSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        status\n        endedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CloseSeason($input: CloseSeasonInput!) {\n    closeSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        status\n        endedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreatePage {\n    viewer {\n      id\n    }\n    editions {\n      id\n      title\n      kind\n    }\n  }\n"): (typeof documents)["\n  query CreatePage {\n    viewer {\n      id\n    }\n    editions {\n      id\n      title\n      kind\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Describe on Season {\n    id\n    name\n    description\n  }\n"): (typeof documents)["\n  fragment Describe on Season {\n    id\n    name\n    description\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DescribeSeason($input: DescribeSeasonInput!) {\n    describeSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Describe\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DescribeSeason($input: DescribeSeasonInput!) {\n    describeSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Describe\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Grants on Season {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    ruleset {\n      id\n      round {\n        items {\n          item\n          plural\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Grants on Season {\n    id\n    players(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    ruleset {\n      id\n      round {\n        items {\n          item\n          plural\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GrantItems($input: GrantItemsInput!) {\n    grantItems(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GrantItems($input: GrantItemsInput!) {\n    grantItems(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HostPage($season: ID!) {\n    season(id: $season) {\n      id\n      kind\n      name\n      rehearsal\n      status\n      viewer {\n        id\n        host\n      }\n      ...SeasonHead\n      ...SeasonClock\n      ...ClockControls\n      ...Describe\n      ...Grants\n      ...Invite\n      ...Members\n    }\n  }\n"): (typeof documents)["\n  query HostPage($season: ID!) {\n    season(id: $season) {\n      id\n      kind\n      name\n      rehearsal\n      status\n      viewer {\n        id\n        host\n      }\n      ...SeasonHead\n      ...SeasonClock\n      ...ClockControls\n      ...Describe\n      ...Grants\n      ...Invite\n      ...Members\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription HostLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      status\n      ...SeasonHead\n      ...SeasonClock\n      ...ClockControls\n      ...Describe\n      ...Members\n    }\n  }\n"): (typeof documents)["\n  subscription HostLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      status\n      ...SeasonHead\n      ...SeasonClock\n      ...ClockControls\n      ...Describe\n      ...Members\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Invite on Season {\n    id\n    invitation {\n      code\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment Invite on Season {\n    id\n    invitation {\n      code\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateInvite($input: RotateInviteInput!) {\n    rotateInvite(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Invite\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateInvite($input: RotateInviteInput!) {\n    rotateInvite(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Invite\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invited($code: String!) {\n    viewer {\n      id\n      account {\n        id\n        displayName\n      }\n    }\n    invitation(code: $code) {\n      seasonId\n      name\n      description\n      kind\n      status\n      rehearsal\n      playerCount\n      host {\n        id\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  query Invited($code: String!) {\n    viewer {\n      id\n      account {\n        id\n        displayName\n      }\n    }\n    invitation(code: $code) {\n      seasonId\n      name\n      description\n      kind\n      status\n      rehearsal\n      playerCount\n      host {\n        id\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinByLink($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        kind\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinByLink($input: JoinSeasonInput!) {\n    joinSeason(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        kind\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Members on Season {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        name\n        ...PlayerName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Members on Season {\n    id\n    players(first: 100) {\n      totalCount\n      nodes {\n        id\n        name\n        ...PlayerName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Members\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePlayer($input: RemovePlayerInput!) {\n    removePlayer(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n        ...Members\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRound($input: CreateRoundInput!) {\n    createRound(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRound($input: CreateRoundInput!) {\n    createRound(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDynasty($input: CreateDynastyInput!) {\n    createDynasty(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateDynasty($input: CreateDynastyInput!) {\n    createDynasty(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      season {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Between($me: ID!, $other: ID!) {\n    node(id: $me) {\n      __typename\n      id\n      ... on Account {\n        headToHead(with: $other) {\n          rounds {\n            played\n            won\n            lost\n            drawn\n          }\n          games {\n            played\n            won\n            lost\n            drawn\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Between($me: ID!, $other: ID!) {\n    node(id: $me) {\n      __typename\n      id\n      ... on Account {\n        headToHead(with: $other) {\n          rounds {\n            played\n            won\n            lost\n            drawn\n          }\n          games {\n            played\n            won\n            lost\n            drawn\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile($id: ID!) {\n    viewer {\n      id\n      account {\n        id\n      }\n    }\n    node(id: $id) {\n      __typename\n      id\n      ... on Account {\n        displayName\n        guest\n        bot\n        deleted\n        createdAt\n        rounds: record(kind: ROUND) {\n          ...RecordLine\n        }\n        games: record(kind: DYNASTY) {\n          ...RecordLine\n        }\n        ...Results\n        seasons(first: 12) {\n          nodes {\n            id\n            ...SeasonCard\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Profile($id: ID!) {\n    viewer {\n      id\n      account {\n        id\n      }\n    }\n    node(id: $id) {\n      __typename\n      id\n      ... on Account {\n        displayName\n        guest\n        bot\n        deleted\n        createdAt\n        rounds: record(kind: ROUND) {\n          ...RecordLine\n        }\n        games: record(kind: DYNASTY) {\n          ...RecordLine\n        }\n        ...Results\n        seasons(first: 12) {\n          nodes {\n            id\n            ...SeasonCard\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecordLine on AccountRecord {\n    kind\n    played\n    won\n    lost\n    drawn\n    resigned\n  }\n"): (typeof documents)["\n  fragment RecordLine on AccountRecord {\n    kind\n    played\n    won\n    lost\n    drawn\n    resigned\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Results on Account {\n    id\n    results(first: 50) {\n      nodes {\n        place\n        won\n        season {\n          id\n          name\n          kind\n        }\n        player {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Results on Account {\n    id\n    results(first: 50) {\n      nodes {\n        place\n        won\n        season {\n          id\n          name\n          kind\n        }\n        player {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {\n    createPlayerLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePlayerLot($input: CreatePlayerLotInput!) {\n    createPlayerLot(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      lot {\n        id\n        ...LotCard\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment Market on Round {\n    id\n    ruleset {\n      id\n      round {\n        auction {\n          playerLots\n        }\n        ...Exchanges\n      }\n    }\n    trades(first: 50, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Trade\n      }\n    }\n    ...TradePartners\n    ...Ducks\n  }\n"): (typeof documents)["\n  fragment Market on Round {\n    id\n    ruleset {\n      id\n      round {\n        auction {\n          playerLots\n        }\n        ...Exchanges\n      }\n    }\n    trades(first: 50, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ...Trade\n      }\n    }\n    ...TradePartners\n    ...Ducks\n  }\n"];
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Slots on Round {\n    id\n    currency {\n      plural\n    }\n    ruleset {\n      id\n      round {\n        slots {\n          price\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Slots on Round {\n    id\n    currency {\n      plural\n    }\n    ruleset {\n      id\n      round {\n        slots {\n          price\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SitAtSlots($input: SitDownInput!) {\n    sitDown(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      table {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SitAtSlots($input: SitDownInput!) {\n    sitDown(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      table {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaySlots($input: PlaySlotsInput!) {\n    playSlots(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      sitting {\n        id\n        payout\n        brokeMachine\n        symbols {\n          symbol\n          name\n          rolled\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaySlots($input: PlaySlotsInput!) {\n    playSlots(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      sitting {\n        id\n        payout\n        brokeMachine\n        symbols {\n          symbol\n          name\n          rolled\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StandUp($input: StandUpInput!) {\n    standUp(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      table {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StandUp($input: StandUpInput!) {\n    standUp(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      table {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TablesPage($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        player {\n          id\n        }\n        options {\n          mutation\n          description\n          input\n        }\n      }\n      ... on Round {\n        ...Slots\n        ...Wars\n      }\n    }\n  }\n"): (typeof documents)["\n  query TablesPage($season: ID!) {\n    season(id: $season) {\n      __typename\n      id\n      ...SeasonFrame\n      viewer {\n        id\n        player {\n          id\n        }\n        options {\n          mutation\n          description\n          input\n        }\n      }\n      ... on Round {\n        ...Slots\n        ...Wars\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TablesLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n"): (typeof documents)["\n  subscription TablesLive($season: ID!) {\n    seasonUpdated(seasonId: $season) {\n      id\n      seq\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Wars on Round {\n    id\n    currency {\n      item\n      plural\n    }\n    tables(status: null, kind: WAR, first: 20, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ... on War {\n          status\n          terms\n          winner {\n            id\n            name\n          }\n          seats {\n            agreed\n            player {\n              id\n              name\n            }\n            wager {\n              item\n              name\n              quantity\n            }\n          }\n          draws {\n            cards {\n              player {\n                id\n                name\n              }\n              card {\n                rank\n                suit\n                name\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Wars on Round {\n    id\n    currency {\n      item\n      plural\n    }\n    tables(status: null, kind: WAR, first: 20, order: NEWEST_FIRST) {\n      nodes {\n        id\n        ... on War {\n          status\n          terms\n          winner {\n            id\n            name\n          }\n          seats {\n            agreed\n            player {\n              id\n              name\n            }\n            wager {\n              item\n              name\n              quantity\n            }\n          }\n          draws {\n            cards {\n              player {\n                id\n                name\n              }\n              card {\n                rank\n                suit\n                name\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeWar($input: ProposeWarInput!) {\n    proposeWar(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      war {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ProposeWar($input: ProposeWarInput!) {\n    proposeWar(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      war {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AgreeToWar($input: AgreeToWarInput!) {\n    agreeToWar(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      war {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AgreeToWar($input: AgreeToWarInput!) {\n    agreeToWar(input: $input) {\n      refusal {\n        code\n        message\n        rule\n      }\n      war {\n        id\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;