/** Rows that name no food are shown as a whole. Needs have the English words, whoever reads them: they are stored. */
import { say } from '../../../texts/say';

/** @example notClear('1 large') // 'Not clear: 1 large' */
export const notClear = (text: string): string => `${mark}${text}`;

/** @example clearName('Not clear: 1 large') // the same in the reader's language */
export const clearName = (name: string): string =>
  name.startsWith(mark) ? say('Not clear: {text}', { text: name.slice(mark.length) }) : name;

const mark = 'Not clear: ';
