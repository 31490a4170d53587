import { describe, expect, test } from 'vitest';
import { findFood } from '@saltbush/recipe-parser/foods';
import { parseIngredient } from '@saltbush/recipe-parser/ingredients';
import { stepUses } from '@saltbush/recipe-parser/steps';
import { linesOfSample } from './sample-recipe';
import { findSampleRecipe, sampleRecipes } from './sample-recipes';
import { englishSampleTags, sampleTags } from './sample-tags';

test('the sample recipes are 19, each with a name, a title and a picture of its own', () => {
  expect(sampleRecipes).toHaveLength(19);
  for (const key of ['name', 'title', 'imageId'] as const) {
    expect(new Set(sampleRecipes.map((sample) => sample[key])).size).toBe(19);
  }
  expect(findSampleRecipe('butter-chicken')?.title).toBe('Butter chicken');
  expect(findSampleRecipe('haggis')).toBeUndefined();
});

test('each sample recipe feeds two or four, and both are among them', () => {
  expect([...new Set(sampleRecipes.map(({ serves }) => serves))].toSorted()).toEqual([2, 4]);
});

test('each sample recipe is tagged as a favourite, for the middle of the week, and quick', () => {
  expect(sampleTags()).toEqual(["Australia's Favourites", 'Mid Week', 'Quick']);
  expect(englishSampleTags).toEqual(sampleTags());
});

describe.each(sampleRecipes)('$title', (sample) => {
  const { ingredients, steps } = linesOfSample(sample);
  const lines = sample.parts.flatMap((part) => part.ingredients);

  test('a sample recipe is cooked within an hour', () => {
    expect(sample.prepMinutes + sample.cookMinutes).toBeLessThanOrEqual(60);
  });

  test.each(lines)('the sample line "%s" states how much of a known food', (line) => {
    const { name, amount } = parseIngredient(line);
    expect(amount).toBeDefined();
    expect(findFood(name).food, name).toBeDefined();
  });

  test('each ingredient of a sample recipe is named in a step', () => {
    const uses = stepUses(steps, ingredients)
      .flat()
      .flatMap((mention) => mention.uses);
    const used = new Set(
      uses.filter(({ share }) => share !== 'unsure').map((use) => use.ingredient),
    );
    expect(ingredients.filter((_, n) => !used.has(n)).map(({ name }) => name)).toEqual([]);
  });

  test('the step times of a sample recipe fit its cooking time', () => {
    const text = steps.map((step) => step.text).join(' ');
    const minutes = [...text.matchAll(/(\d+) minutes/g)].map((match) => Number(match[1]));
    expect(Math.max(...minutes)).toBeLessThanOrEqual(sample.cookMinutes);
  });
});
