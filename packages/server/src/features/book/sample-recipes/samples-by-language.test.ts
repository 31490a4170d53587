import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFoodById } from '@saltbush/recipe-parser/foods';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { stepUses } from '@saltbush/recipe-parser/steps';
import { linesOfSample } from '@saltbush/domain/book/sample-recipes/sample-recipe';
import { sampleRecipes } from '@saltbush/domain/book/sample-recipes/sample-recipes';
import { gramsOfAmounts } from '@saltbush/domain/plan/nutrition/line-grams';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import { listNeedsOf } from '@saltbush/domain/plan/shopping-list/needs/list-needs';
import { figuresOfFood } from '@saltbush/domain/recipe/nutrition/food-figures';
import { languages, type Language } from '@saltbush/domain/texts/languages';
import { languagesFolder } from '../../../platform/language/languages-folder';
import { allSamples, samplesIn } from './samples-by-language';

const others = languages.filter((language) => language !== 'en');
const writtenIn = (language: Language) =>
  samplesIn(language).filter((written) => written.language === language);

test('each sample recipe is written in English, whose words are those of the sources', () => {
  expect(samplesIn('en')).toEqual(sampleRecipes.map((sample) => ({ language: 'en', sample })));
  expect(allSamples().slice(-19)).toEqual(samplesIn('en'));
});

// Onboarding finds them by their tags, which are of one language.
test.each(others)('a language has all sample recipes or none of them: %s', (language) => {
  const files = readdirSync(join(languagesFolder, language, 'sample-recipes'));
  expect(writtenIn(language)).toHaveLength(files.length);
  expect([0, 19]).toContain(files.length);
});

test.each(['title', 'description'] as const)('no %s of a sample recipe is said twice', (field) => {
  const texts = allSamples().map(({ language, sample }) => `${language}: ${sample[field]}`);
  expect(new Set(texts).size).toBe(texts.length);
});
const pairs = others.flatMap((language) =>
  writtenIn(language).map(({ sample }) => {
    const english = sampleRecipes.find(({ name }) => name === sample.name)!;
    return { language, sample, english, name: sample.name };
  }),
);
const lines = pairs.flatMap(({ language, sample, english }) =>
  linesIn(sample).map((line, n) => ({ language, line, english: linesIn(english)[n]! })),
);
function linesIn({ parts }: (typeof sampleRecipes)[number]): string[] {
  return parts.flatMap(({ ingredients }) => ingredients);
}

describe('a sample recipe in another language', () => {
  test.each(pairs)('$language: $name has the parts, lines and steps of English', (pair) => {
    const shape = ({ parts }: typeof pair.sample) =>
      parts.map(({ section, ingredients, steps }) => [
        section !== undefined,
        ingredients.length,
        steps.length,
      ]);
    expect(shape(pair.sample)).toEqual(shape(pair.english));
  });

  test.each(pairs)('$language: each ingredient of $name is named in a step', ({ sample }) => {
    const { ingredients, steps } = linesOfSample(sample);
    const uses = stepUses(steps, ingredients).flatMap((each) => each.flatMap(({ uses }) => uses));
    const used = new Set(
      uses.filter(({ share }) => share !== 'unsure').map((use) => use.ingredient),
    );
    expect(ingredients.filter((_, n) => !used.has(n)).map(({ name }) => name)).toEqual([]);
  });

  test.each(pairs)('$language: the steps of $name take the times and heat of English', (pair) => {
    const figures = ({ parts }: typeof pair.sample) =>
      parts.flatMap(({ steps }) =>
        steps.map((step) => [...step.matchAll(/\d+(?= (?:min|sec|sek)|\s?°)/giu)].map(String)),
      );
    expect(figures(pair.sample)).toEqual(figures(pair.english));
  });

  test.each(lines)('$language: "$line" needs what "$english" does', ({ line, english }) => {
    const [theirs, ours] = [needOf(line, 'metric'), needOf(english, 'au')];
    expect([ours.key, findFoodById(ours.key)?.parentId], line).toContain(theirs.key);
    if (theirs.amount !== ours.amount) {
      expect(theirs.grams! / ours.grams!, line).toBeGreaterThan(0.9);
      expect(theirs.grams! / ours.grams!, line).toBeLessThan(1.1);
    }
  });
});

/** Cups of Australia are weights elsewhere, so what is not the same is weighed. */
function needOf(line: string, measures: Measures) {
  const ingredients = [splitIngredientLine(line)];
  const needs = listNeedsOf({ id: 'sample', title: '', ingredients, measures });
  expect(needs, line).toHaveLength(1);
  const [{ identity, amounts }] = needs as [ListNeed];
  const food = findFoodById(identity.key);
  const figures = food && figuresOfFood(food);
  const amount = JSON.stringify(amounts);
  return { key: identity.key, amount, grams: gramsOfAmounts(amounts, { food, figures, measures }) };
}
