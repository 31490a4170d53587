/** @example ratingsWords(1) // '1 rating' @example ratingsWords(1200) // '1,200 ratings' */
export const ratingsWords = (count: number): string =>
  count === 1 ? '1 rating' : `${count.toLocaleString('en-AU')} ratings`;
