/** Parses a typed number. Returns other text unchanged, for the server to refuse. */
export const parseNumber = (text: string): number | string => {
  const number = Number(text.trim().replace('−', '-'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
};
