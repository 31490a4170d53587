/** Reads a page by its visible layout, for pages without structured data. */
import {
  isFactLabel,
  labelledFacts,
  servesInSentence,
  type LabelledFacts,
} from '../../text/fields/labelled-facts';
import { headingRemainder, sectionKindOf } from '../../text/headings/section-kind';
import { isTip } from '../../text/headings/tips';
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
  /** How many it serves, if the page says so more than once around the list, always the same. */
  statedServes: number | undefined;
}

/** @param marked what the page's data says: of several lists the page's is the one that agrees with it */
export function readLayout(page: Page, marked?: RecipeDraft): LayoutReading {
  const blocks = blocksOf(page.root);
  const ingredients = findIngredients(blocks, page.root, marked?.ingredientLines);
  const method = findMethod(blocks, page.root, {
    ingredients,
    known: marked?.steps.map(({ text }) => text),
  });
  if (ingredients === undefined && method.length === 0)
    return { recipes: [], equipment: [], statedServes: undefined };
  const name = titleFromLayout(page, blocks, ingredients);
  const around = textsAround(blocks.all, ingredients);
  const facts = factsIn(around, name);
  const equipment = equipmentIn(blocks);
  const recipes = [
    {
      '@type': 'Recipe',
      name,
      author: authorFromLayout(page, blocks.all),
      image: imageFromLayout(page),
      recipeIngredient: ingredients?.groups.flatMap(linesUnderHeading),
      recipeInstructions: method.map(({ section, lines }) => ({
        '@type': 'HowToSection',
        name: section,
        itemListElement: lines.map(stepOrTip),
      })),
      recipeYield: [facts.yieldText, facts.serves].filter((value) => value !== undefined),
      prepTime: facts.prepMinutes,
      cookTime: facts.cookMinutes,
      totalTime: facts.totalMinutes,
      tool: equipment,
    },
  ];
  return { recipes, equipment, statedServes: agreedServes(around) };
}

function factsIn({ above, below }: TextsAround, name: string | undefined): LabelledFacts {
  const facts = labelledFacts([...above, ...below]);
  const serves = facts.serves ?? above.map(servesInHeading).find(Boolean);
  return { ...facts, serves: serves ?? [name ?? '', ...above].map(servesInSentence).find(Boolean) };
}

/** Around the list of ingredients. */
interface TextsAround {
  /** From the list upwards. */
  readonly above: readonly string[];
  readonly below: readonly string[];
}

function stepOrTip(text: string): unknown {
  return isTip(text) ? { '@type': 'HowToTip', text } : text;
}

/** The nearest above the list first: other recipes' facts are farther off. */
function textsAround(blocks: readonly Block[], region: Region | undefined): TextsAround {
  const { from, to } = region ?? { from: 0, to: 0 };
  const textsIn = (first: number, end: number) =>
    withLabels(blocks.slice(Math.max(0, first), end).map(({ text }) => text));
  return {
    above: textsIn(from - blocksAbove, from + 2).reverse(),
    below: textsIn(from + 2, to + blocksBelow),
  };
}

function agreedServes({ above, below }: TextsAround): number | undefined {
  const stated = [...above, ...below].flatMap((text) => labelledFacts([text]).serves ?? []);
  return stated.length > 1 && new Set(stated).size === 1 ? stated[0] : undefined;
}

/** A fact may have a box of its own, below its label or above it: "Porzioni" | "10", "45 min" | "Preparation". */
function withLabels(texts: readonly string[]): string[] {
  return texts.map((text, at) => {
    if (!isFactLabel(text)) return text;
    const [above = '', below = ''] = [texts[at - 1], texts[at + 1]];
    if (isFact(below)) return `${text.replace(/\s*[:：]$/, '')}: ${below}`;
    return isFact(above) && !isFactLabel(texts[at - 2] ?? '') ? `${above} ${text}` : text;
  });
}

/** "10", "1 h 20 min", "circa 4 persone". */
function isFact(text: string): boolean {
  return text.length <= longestFact && /^(?:\p{L}{1,6}\.? )?[\d½]/u.test(text);
}

const longestFact = 30;

/** "Ingredients (makes 6 tartlets)". */
function servesInHeading(text: string): number | undefined {
  return sectionKindOf(text) === 'ingredients' ? servesFromText(headingRemainder(text)) : undefined;
}

function linesUnderHeading({ section, lines }: Group): string[] {
  return section === undefined ? lines : [`${section}:`, ...lines];
}
