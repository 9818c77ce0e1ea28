export { Tour } from './tour';
export { offerTour, startTour } from './tour-state';
