/** Inputs as large as the server takes them. */
import sharp from 'sharp';
import { recipeLimits } from '../../packages/contract/src/recipe/recipes';
import { zipOf } from '../../packages/server/src/testing/zip';
import { recipeNumber } from '../cook';

export const printedPage = `# Pancakes

Serves 4

Ingredients
2 cups plain flour
1/2 cup milk
3 eggs, beaten
20 g butter, melted

Method
Whisk the flour with the milk and the eggs.
Cook it in butter, two minutes on each side.`;

/** A recipe that is as long as it may be in its ingredients and steps. */
export function largestRecipe() {
  const { ingredients, ingredientText, instructions, text } = recipeLimits;
  const lettersOfName = ingredientText / ingredients - 5;
  return {
    title: 'Soup',
    ingredients: Array.from({ length: ingredients }, (_, n) => ({
      amount: String(n + 1),
      unit: 'g',
      name: `${n} spring onions, sliced, `.repeat(10).slice(0, lettersOfName),
    })),
    instructions: Array.from({ length: instructions }, (_, n) =>
      `${n + 1}. Fry the onions for 5 minutes at 180°C. `.repeat(200).slice(0, text),
    ),
  };
}

/** One colour: a small file that takes long to decode. */
export function largeImage(): Promise<Buffer> {
  return sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#a37c52' } })
    .png()
    .toBuffer();
}

/** A file as other programs export it: one JSON-LD document for each recipe. */
export function recipesFile(count: number): Promise<Buffer> {
  const files = Array.from({ length: count }, (_, n) => {
    const { title, ingredients, instructions, serves } = recipeNumber(n);
    const content = {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: title,
      recipeYield: String(serves),
      recipeIngredient: ingredients.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`),
      recipeInstructions: instructions,
    };
    return [`recipe-${n}.json`, JSON.stringify(content)] as const;
  });
  return zipOf(Object.fromEntries(files));
}

/** Ten entries of spaces, each 90 MB. */
export function bombFile(): Promise<Buffer> {
  const spaces = Buffer.alloc(90_000_000, ' ');
  return zipOf(
    Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`recipe-${n}.json`, spaces])),
  );
}

/** 90 MB of lists in lists, not packed. */
export const bracketsFile = (): Buffer => Buffer.alloc(90_000_000, '[');

/** 65 MB of JSON: a list of millions of small objects. */
export const smallObjectsFile = (): Buffer =>
  Buffer.concat([Buffer.from('['), Buffer.alloc(65_000_000, '{"a":1},'), Buffer.from('{}]')]);
