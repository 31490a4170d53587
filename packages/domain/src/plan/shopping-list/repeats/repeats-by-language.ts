/** Written by `npm run languages` from the folders of `languages/`: it is not edited. */
import { repeats as repeatsOfDe } from '../../../../../../languages/de/repeats';
import type { RepeatWords } from './repeat-words-of-language';

export const repeatsByLanguage: Readonly<Record<string, RepeatWords>> = { de: repeatsOfDe };
