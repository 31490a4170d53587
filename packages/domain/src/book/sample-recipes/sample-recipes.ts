/** Australia's favourites: the sample recipes of every instance (Spec 9, Sample set). */
import { crumbedAndGrilled } from './crumbed-and-grilled';
import { lightMeals } from './light-meals';
import { noodlesRiceAndCurries } from './noodles-rice-and-curries';
import { pastaAndMince } from './pasta-and-mince';
import type { SampleRecipe } from './sample-recipe';

/** In the order in which they are uploaded: no two alike follow each other. */
export const sampleRecipes: readonly SampleRecipe[] = inTurns([
  pastaAndMince,
  crumbedAndGrilled,
  noodlesRiceAndCurries,
  lightMeals,
]);

function inTurns(lists: SampleRecipe[][]): SampleRecipe[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat();
}

export function findSampleRecipe(name: string): SampleRecipe | undefined {
  return sampleRecipes.find((sample) => sample.name === name);
}
