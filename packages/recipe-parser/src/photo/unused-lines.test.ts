import { describe, expect, it } from 'vitest';
import { typedPage } from '../../fixtures/recipe-photo/typed-page';
import { recipeFromPhoto } from './recipe-from-photo';

const unusedOn = (page: string) => recipeFromPhoto([{ words: typedPage(page) }]).unusedLines;

const soup = `Red lentil soup
Serves 4
Prep time: 10 min

Ingredients
l thsp olive oil
250 g red lentils, rinsed
½ tsp salt

Method
1. Heat the oil in a large pan.
2. Add the lentils and simmer for
20 minutes, until they are very ten-
der, then season.

Notes
It freezes well.`;

describe('lines of a photo that did not come into the recipe', () => {
  it('a page that came in whole has no unused lines, though it has headings, facts and corrected words', () => {
    expect(unusedOn(soup)).toEqual([]);
  });

  it.each([
    ['page number', '\n\n\n128'],
    ['bar of an app', '\n\n\nHome   Search   Shopping   Account'],
  ])('a %s is no unused line', (_kind, foot) => {
    expect(unusedOn(soup + foot)).toEqual([]);
  });

  it('figures of nutrition are said, so that an ingredient among them is not lost unseen', () => {
    const box = 'Nutrition per serve\nEnergy 1200 kJ\nProtein 18 g\nCarbohydrates 20 g\nFibre 4 g';
    expect(unusedOn(`${soup}\n\n\n${box}`)).toEqual([
      'Energy 1200 kJ',
      'Protein 18 g',
      'Carbohydrates 20 g',
      'Fibre 4 g',
    ]);
  });
});
