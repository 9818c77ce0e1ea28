/** Stakes and the clock: initial values are within their limits. */
import { problem } from '../../document/problem';
import type { DynastySense } from '../common/sense';

export const limits: DynastySense = ({ stakes, clockHours, clockWarningHours }) => [
  ...(stakes.start <= stakes.maximum
    ? []
    : [problem(['stakes', 'start'], `expected at most the maximum, ${stakes.maximum}`)]),
  ...(clockWarningHours === null || clockWarningHours < clockHours
    ? []
    : [problem(['clockWarningHours'], `expected fewer hours than the clock has, ${clockHours}`)]),
];
