/** Lists as sentences say them, in the language of the page and the forms of the reader's country. */
import { listForm } from '../formats';

const conjunction = listForm({ type: 'conjunction' });
const disjunction = listForm({ type: 'disjunction' });

/** @example formatList(['milk', 'eggs', 'flour']) // 'milk, eggs and flour' */
export const formatList = (words: Iterable<string>): string => conjunction.format(words);

/** @example formatChoices(['fried', 'boiled']) // 'fried or boiled' */
export const formatChoices = (words: Iterable<string>): string => disjunction.format(words);
