import { say } from '../words/words';

/** Stands where something will: what comes after it is shown once that is there, and then does not move. */
export const Loading = () => <p className="quiet loading">{say('house.loading')}</p>;
