/** How long each part of a connection holds (decision 0125). */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** From the page where a person allows a program to the program: the browser carries it at once. */
export const codeMs = minuteMs;

export const accessTokenMs = 60 * minuteMs;

/** A connection ends whose program has got no new tokens for so long. */
export const unusedConnectionMs = 90 * dayMs;

/** So long a code that was used is known as one, and a program that nobody has connected stays registered. */
export const leftoverMs = dayMs;
