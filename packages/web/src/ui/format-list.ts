/** Lists as sentences say them, in the language of the page and the forms of the reader's country. */
import { forward } from '../direction';
import { listed, listForm } from '@saltbush/domain/account/countries/forms';

const disjunction = listForm({ type: 'disjunction' });

/** @example formatList(['milk', 'eggs', 'flour']) // 'milk, eggs and flour' */
export const formatList = (words: Iterable<string>): string => listed(separate(words));

/** @example formatChoices(['fried', 'boiled']) // 'fried or boiled' */
export const formatChoices = (words: Iterable<string>): string => disjunction(separate(words));

/** From right to left each has a direction of its own: names in other letters would change places. */
const separate = (words: Iterable<string>): Iterable<string> =>
  forward() > 0 ? words : Array.from(words, (word) => `\u2068${word}\u2069`);
