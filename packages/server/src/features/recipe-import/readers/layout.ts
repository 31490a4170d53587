/** The last resort: reads a page by what it looks like. */
import { labelledFacts } from '@saltbush/domain/recipe-import/labelled-facts';
import { blocksOf } from '../layout/blocks';
import { authorFromLayout } from '../layout/byline';
import { findIngredients, type Group } from '../layout/ingredient-region';
import { findMethod } from '../layout/method-region';
import { pictureFromLayout } from '../layout/picture';
import { titleFromLayout } from '../layout/title';
import type { Page } from '../page';

/** Yield and times stand near the ingredients: this many blocks above and below their heading. */
const blocksAbove = 40;
const blocksBelow = 5;

export function readLayout(page: Page): unknown[] {
  const blocks = blocksOf(page.root);
  const ingredients = findIngredients(blocks, page.root);
  const method = findMethod(blocks, page.root, ingredients);
  if (ingredients === undefined && method.length === 0) return [];
  const start = ingredients?.from ?? 0;
  const near = blocks.all
    .slice(Math.max(0, start - blocksAbove), start + 1 + blocksBelow)
    .map(({ text }) => text);
  const facts = labelledFacts(near.reverse());
  return [
    {
      '@type': 'Recipe',
      name: titleFromLayout(page),
      author: authorFromLayout(page, blocks.all),
      image: pictureFromLayout(page),
      recipeIngredient: ingredients?.groups.flatMap(linesUnderHeading),
      recipeInstructions: method.map(({ section, lines }) => ({
        '@type': 'HowToSection',
        name: section,
        itemListElement: lines,
      })),
      recipeYield: [facts.yieldText, facts.serves].filter((value) => value !== undefined),
      prepTime: facts.prepMinutes,
      cookTime: facts.cookMinutes,
      totalTime: facts.totalMinutes,
    },
  ];
}

function linesUnderHeading({ section, lines }: Group): string[] {
  return section === undefined ? lines : [`${section}:`, ...lines];
}
