/** The measures by which players are ranked. */
export const MEASURES = ['PEGS', 'MAGISTRELLI'] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_NAMES = {
  PEGS: 'dynasty.pegs',
  MAGISTRELLI: 'dynasty.magistrelli',
} as const;
