/**
 * Ratings as pages print them: "4.8/5", "★★★★", "12 votes".
 *
 * They stand behind titles and above lists of ingredients, where their numbers look like amounts.
 */

const sources =
  'stars?|votes?|reviews?|ratings?|bewertungen|stimmen|avis|notes?|valoraciones|opiniones|votos|avaliações|recensioni|voti|beoordelingen|stemmen|omdömen|vurderinger|anmeldelser|arvostelua|głosów|ocen|hodnocení|értékelés';

/** A pattern's text, without flags of its own: it needs "iu". */
export const rating = `[([]?\\s*(?:[\\d.,]+\\s*(?:/|out of|von|sur|de|van|av|di|su|z)\\s*(?:5|10)|[★☆⭐✩][★☆⭐✩\\s]{0,11}|\\d[\\d.,]{0,6}\\s*(?:${sources}))\\s*[)\\]]?`;

/** @example isRatingLine('4.87 / 5 (2863 notes)') // true */
export const isRatingLine = (line: string): boolean => line.length <= longest && whole.test(line);

const longest = 60;
const whole = new RegExp(`^(?:\\s*${rating}[\\s,|·•–—-]*){1,3}$`, 'iu');
