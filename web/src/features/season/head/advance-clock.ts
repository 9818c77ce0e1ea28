import { graphql } from '../../../generated/gql';

export const ADVANCE_CLOCK = graphql(`
  mutation AdvanceClock($input: AdvanceClockInput!) {
    advanceClock(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ...ClockControls
        ...SeasonClock
      }
    }
  }
`);
