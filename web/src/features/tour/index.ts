export { Tour } from './tour';
export { offerTour, finishLesson, startTour } from './tour-state';
