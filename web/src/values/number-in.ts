/** A number as somebody types it. What is not one is sent unchanged: the server says what it expects. */
export const numberIn = (text: string): number | string => {
  const number = Number(text.trim().replace('−', '-'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
};
