/** Names that others read, on screens, in mails and in notices. */
import * as z from 'zod/mini';
import { mixesScripts } from '@saltbush/domain/account/accounts/mixed-scripts';
import { tidyName } from '@saltbush/domain/account/accounts/tidy-name';
import { wellFormed } from '@saltbush/recipe-parser/text';
import { say } from '@saltbush/domain/texts/say';
import { maxLength, minLength } from './lengths';

/**
 * Arrives as it is shown (`tidyName`).
 *
 * @param longest in UTF-16 units
 * @example nameSchema(50, 'Please give it a name')
 */
export const nameSchema = (longest: number, blankMessage: string) =>
  z.string().check(
    z.overwrite((name) => tidyName(wellFormed(name))),
    maxLength(longest, {
      error: () => say('Please use at most {most} characters', { most: longest }),
    }),
    minLength(1, blankMessage),
  );

/** For names that say who somebody is: one that mixes alphabets could pretend to be another. */
export const inOneAlphabet = z.refine<string>(
  (name) => !mixesScripts(name),
  say('Please use letters of one alphabet in each word'),
);
