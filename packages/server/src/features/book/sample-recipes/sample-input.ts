/** What is saved for a sample recipe. */
import { createHash } from 'node:crypto';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import { fromSteps } from '@saltbush/domain/recipe/recipes/steps';
import {
  linesOfSample,
  sampleRecipeTags,
  type SampleRecipe,
} from '@saltbush/domain/book/sample-recipes/sample-recipe';
import { curatedImageId } from '../../access/curated-images';
import type { RecipeInput } from '../../recipe/recipes';

export function sampleInput(sample: SampleRecipe): RecipeInput {
  const { title, description, serves, prepMinutes, cookMinutes, cuisine, course, difficulty } =
    sample;
  const { ingredients, steps } = linesOfSample(sample);
  return {
    title,
    description,
    serves,
    measures: 'au',
    prepMinutes,
    cookMinutes,
    cuisine,
    course,
    difficulty,
    imageUrl: imageUrl(curatedImageId(sample.imageId)),
    tags: sampleRecipeTags,
    ingredients,
    ...fromSteps(steps),
  };
}

/** Changes when anything that is saved changes. */
export function digestOfSample(sample: SampleRecipe): string {
  const saved = JSON.stringify([sample, sampleRecipeTags]);
  return createHash('sha256').update(saved).digest('base64url');
}
