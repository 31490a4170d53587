/** Separate from `fields.ts`: the page to sign in needs no schema of languages. */
import * as z from 'zod/mini';
import { languages } from '@saltbush/domain/texts/languages';

/** A language that someone chose: "de". */
export const languageSchema = z.enum(languages);
