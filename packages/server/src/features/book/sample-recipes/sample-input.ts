/** What is saved for a sample recipe. */
import { createHash } from 'node:crypto';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import { fromSteps } from '@saltbush/domain/recipe/recipes/steps';
import { linesOfSample } from '@saltbush/domain/book/sample-recipes/sample-recipe';
import { sampleTags } from '@saltbush/domain/book/sample-recipes/sample-tags';
import { standInLanguage } from '@saltbush/domain/texts/languages';
import { withLanguage } from '../../../platform/language/current-language';
import { curatedImageId } from '../../access/curated-images';
import type { RecipeInput } from '../../recipe/recipes';
import type { WrittenSample } from './samples-by-language';

export function sampleInput({ sample, language }: WrittenSample): RecipeInput {
  const { title, description, serves, prepMinutes, cookMinutes, cuisine, course, difficulty } =
    sample;
  const { ingredients, steps } = linesOfSample(sample);
  return {
    title,
    description,
    serves,
    measures: language === standInLanguage ? 'au' : 'metric',
    prepMinutes,
    cookMinutes,
    cuisine,
    course,
    difficulty,
    imageUrl: imageUrl(curatedImageId(sample.imageId)),
    tags: withLanguage(language, sampleTags),
    ingredients,
    ...fromSteps(steps),
  };
}

/** Changes when anything that is saved changes. */
export function digestOfSample({ sample, language }: WrittenSample): string {
  const saved = JSON.stringify([sample, withLanguage(language, sampleTags)]);
  return createHash('sha256').update(saved).digest('base64url');
}
