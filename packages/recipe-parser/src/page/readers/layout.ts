/** Reads a page by its visible layout, for pages without structured data. */
import { labelledFacts, type LabelledFacts } from '../../text/fields/labelled-facts';
import { headingRemainder, sectionKindOf } from '../../text/headings/section-kind';
import { servesFromText } from '../../text/fields/yields';
import { blocksOf, type Block } from '../layout/blocks';
import { authorFromLayout } from '../layout/byline';
import type { Group } from '../layout/group';
import { findIngredients, type Region } from '../layout/ingredient-region';
import { findMethod } from '../layout/method-region';
import { imageFromLayout } from '../layout/image';
import { titleFromLayout } from '../layout/title';
import { equipmentIn } from '../layout/equipment';
import type { Page } from '../document/page';
import type { RecipeDraft } from '../../recipe/draft';

/** Yield and times are above the ingredients, this many blocks from their heading … */
const blocksAbove = 40;
/** … or below the list, as far as this. */
const blocksBelow = 15;

interface LayoutReading {
  /** In the words of schema.org. */
  recipes: unknown[];
  /** Texts under a heading for equipment. */
  equipment: string[];
}

/** @param marked what the page's data says: of several lists the page's is the one that agrees with it */
export function readLayout(page: Page, marked?: RecipeDraft): LayoutReading {
  const blocks = blocksOf(page.root);
  const ingredients = findIngredients(blocks, page.root, marked?.ingredientLines);
  const method = findMethod(blocks, page.root, {
    ingredients,
    known: marked?.steps.map(({ text }) => text),
  });
  if (ingredients === undefined && method.length === 0) return { recipes: [], equipment: [] };
  const facts = factsAround(blocks.all, ingredients);
  const equipment = equipmentIn(blocks);
  const recipes = [
    {
      '@type': 'Recipe',
      name: titleFromLayout(page, blocks, ingredients?.from),
      author: authorFromLayout(page, blocks.all),
      image: imageFromLayout(page),
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
      tool: equipment,
    },
  ];
  return { recipes, equipment };
}

/** The nearest above the list first: other recipes' facts are farther off. */
function factsAround(blocks: readonly Block[], region: Region | undefined): LabelledFacts {
  const { from, to } = region ?? { from: 0, to: 0 };
  const textsIn = (first: number, end: number) =>
    blocks.slice(Math.max(0, first), end).map(({ text }) => text);
  const near = textsIn(from - blocksAbove, from + 2).reverse();
  const facts = labelledFacts([...near, ...textsIn(from + 2, to + blocksBelow)]);
  return { ...facts, serves: facts.serves ?? near.map(servesInHeading).find(Boolean) };
}

/** "Ingredients (makes 6 tartlets)". */
function servesInHeading(text: string): number | undefined {
  return sectionKindOf(text) === 'ingredients' ? servesFromText(headingRemainder(text)) : undefined;
}

function linesUnderHeading({ section, lines }: Group): string[] {
  return section === undefined ? lines : [`${section}:`, ...lines];
}
