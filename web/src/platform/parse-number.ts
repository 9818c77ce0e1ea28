/** A typed number. Other text goes unchanged, and the server says what it expects. */
export const parseNumber = (text: string): number | string => {
  const number = Number(text.trim().replace('−', '-'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
};
