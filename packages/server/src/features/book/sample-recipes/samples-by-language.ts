/**
 * The sample recipes in each language: English ones in the domain, those of another language in its folder,
 * `languages/de/sample-recipes/butter-chicken.json` (docs/translating.md). English stands in where a language has none.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import type { SampleRecipe } from '@saltbush/domain/book/sample-recipes/sample-recipe';
import { sampleRecipes } from '@saltbush/domain/book/sample-recipes/sample-recipes';
import { languages, standInLanguage, type Language } from '@saltbush/domain/texts/languages';
import { languagesFolder } from '../../../platform/language/languages-folder';

/** A sample recipe in the words of one language. */
export interface WrittenSample {
  language: Language;
  sample: SampleRecipe;
}

/** What a translator writes; the rest is that of the English one. */
const translationSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  cuisine: z.string(),
  parts: z.array(
    z.strictObject({
      section: z.optional(z.string()),
      ingredients: z.array(z.string()),
      steps: z.array(z.string()),
    }),
  ),
});

/** All of every language, the English ones last: those are made first. */
export const allSamples = (): WrittenSample[] =>
  languages
    .toReversed()
    .flatMap((each) => samplesIn(each).filter(({ language }) => language === each));

/**
 * The sample recipes for readers of a language, in the order in which they are uploaded.
 *
 * @throws when a file is not a translation
 */
export function samplesIn(language: Language): readonly WrittenSample[] {
  const known = read.get(language) ?? sampleRecipes.map((sample) => written(sample, language));
  read.set(language, known);
  return known;
}

const read = new Map<Language, readonly WrittenSample[]>();

function written(sample: SampleRecipe, language: Language): WrittenSample {
  const file = join(languagesFolder, language, 'sample-recipes', `${sample.name}.json`);
  if (language === standInLanguage || !existsSync(file)) {
    return { language: standInLanguage, sample };
  }
  const { parts, ...texts } = parseOwn(translationSchema, JSON.parse(readFileSync(file, 'utf8')));
  return { language, sample: { ...sample, ...texts, parts } };
}
