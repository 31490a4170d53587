/**
 * hRecipe and h-recipe: recipes marked by class names.
 * Sources: http://microformats.org/wiki/hrecipe and http://microformats.org/wiki/h-recipe.
 */
import { blocksOf } from '../layout/blocks';
import type { Page } from '../document/page';
import { hasClass, textIn, walk, type PageElement } from '../document/page-tree';

export function readMicroformats(page: Page): unknown[] {
  return [...walk(page.root)]
    .filter((element) => hasClass(element, 'hrecipe') || hasClass(element, 'h-recipe'))
    .slice(0, mostRecipes)
    .map(recipeFrom);
}

/** A page with more recipes in its data is an index. */
const mostRecipes = 5;

function recipeFrom(root: PageElement): unknown {
  const texts = (...classes: string[]) => innermost(root, classes).map(linesOf);
  const steps = texts('instruction');
  return {
    '@type': 'Recipe',
    name: texts('fn', 'p-name')[0],
    recipeIngredient: wholeLines(root, ['ingredient', 'p-ingredient']).map(linesOf),
    recipeInstructions: steps.length > 0 ? steps : texts('instructions', 'e-instructions'),
    recipeYield: texts('yield', 'p-yield'),
    prepTime: timeOf(root, 'preptime', 'prepTime'),
    cookTime: timeOf(root, 'cooktime', 'cookTime'),
    totalTime: timeOf(root, 'duration', 'dt-duration'),
    author: texts('author', 'p-author')[0],
    description: texts('summary', 'p-summary')[0],
    image: innermost(root, ['photo', 'u-photo']).map(({ attributes }) => attributes['src']),
    keywords: texts('tag', 'p-category'),
  };
}

/** Elements of one of the classes that hold no other of them: some sites nest the same class. */
function innermost(root: PageElement, classes: readonly string[]): PageElement[] {
  const marked = [...walk(root)].filter((element) =>
    classes.some((name) => hasClass(element, name)),
  );
  const outer = new Set<PageElement>();
  for (const element of marked) {
    let above = element.parent;
    for (; above !== undefined && !outer.has(above); above = above.parent) outer.add(above);
  }
  return marked.filter((element) => !outer.has(element));
}

/**
 * The elements of one line each: the innermost, or what is around it with nothing else of the kind inside, such as an
 * item "3 breasts, diced" of which only the food is marked once more.
 */
function wholeLines(root: PageElement, classes: readonly string[]): PageElement[] {
  const isMarked = (element: PageElement) => classes.some((name) => hasClass(element, name));
  const lines = innermost(root, classes);
  const inside = new Map<PageElement, number>();
  const aboves = lines.map((line) => marksAround(line, root, isMarked));
  for (const above of aboves.flat()) inside.set(above, (inside.get(above) ?? 0) + 1);
  return lines.map((line, at) => aboves[at]!.findLast((above) => inside.get(above) === 1) ?? line);
}

/** Elements around a food that still are its line. */
const farthest = 5;

function marksAround(
  element: PageElement,
  root: PageElement,
  isMarked: (element: PageElement) => boolean,
): PageElement[] {
  const found: PageElement[] = [];
  let above = element.parent;
  for (let steps = 0; steps < farthest && above !== undefined && above !== root; steps += 1) {
    if (isMarked(above)) found.push(above);
    above = above.parent;
  }
  return found;
}

function linesOf(element: PageElement): string {
  const lines = blocksOf(element).all.map(({ text }) => text);
  return lines.length > 0 ? lines.join('\n') : textIn(element);
}

function timeOf(root: PageElement, ...classes: string[]): string | undefined {
  const element = innermost(root, classes)[0];
  return (
    element && (element.attributes['datetime'] ?? element.attributes['title'] ?? textIn(element))
  );
}
