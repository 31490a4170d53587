/**
 * One object of a program's state as a recipe in the words of schema.org, whatever the program calls its fields.
 *
 * - An ingredient is a text, an object with its line, or one with amount, unit and food, which may be objects that have
 *   a name: "name", "name_singular" and "name_plural", an abbreviation.
 * - A unit without an amount says nothing.
 * - Groups have a heading and a list of such items.
 * - A program that lets people choose for how many they cook may hold the amounts for one. They are, if some are parts
 *   of a whole and none is any more once multiplied: a quarter of a bunch and 25 g for one are a bunch and 100 g for four.
 */
import { cleanLines } from '../../characters/clean-text';
import { isNode, type SchemaNode } from '../../schema-org/schema-values';

/** @returns undefined for an object without a title, ingredients and steps */
export function recipeOfState(node: SchemaNode): SchemaNode | undefined {
  const ingredients = listNamed(node, ingredientWords) ?? textNamed(node, ingredientWords);
  const steps = listNamed(node, stepWords) ?? textNamed(node, stepWords);
  const name = firstOf(node, [
    'title',
    'name',
    'headline',
    'recipeName',
    'titel',
    'titre',
    'titulo',
    'titolo',
  ]);
  if (ingredients === undefined || steps === undefined || typeof name !== 'string')
    return undefined;
  const yields = firstOf(node, yieldNames);
  const items = ingredients.flatMap(itemsOf);
  const factor = factorOf(items, Number(yields));
  return {
    '@type': 'Recipe',
    name,
    recipeIngredient: items.map((item) => lineOf(item, factor)),
    recipeInstructions: steps.map(stepOfItem),
    recipeYield: yields,
  };
}

const ingredientWords = new Set(
  'ingredient ingredients zutat zutaten ingrédients ingredientes ingredienti ingredienten ingrediënten ingredienser ingredienti składniki skladniki'.split(
    ' ',
  ),
);
const stepWords = new Set(
  'instruction instructions direction directions step steps method methods preparation zubereitung zubereitungsschritte schritte étapes etapes préparation instrucciones pasos elaboracion preparacion preparazione procedimento passaggi preparo passos bereiding bereidingswijze stappen fremgangsmåde fremgangsmaade fremgangsmåte tillagning'.split(
    ' ',
  ),
);
/** Words that may stand beside them in a name: "groupedIngredients", "recipe_ingredient_list", "preparationSteps". */
const sideWords = new Set(
  'recipe grouped group groups list lists line lines section sections item items data cooking'.split(
    ' ',
  ),
);
const yieldNames = [
  'servings',
  'serves',
  'yield',
  'yields',
  'portions',
  'servingSize',
  'serving_size',
];

function listNamed(node: SchemaNode, words: ReadonlySet<string>): unknown[] | undefined {
  for (const [name, value] of Object.entries(node)) {
    if (!Array.isArray(value) || value.length === 0) continue;
    const parts = wordsOf(name);
    const isNamed = parts.some((word) => words.has(word));
    if (isNamed && parts.every((word) => words.has(word) || sideWords.has(word))) return value;
  }
  return undefined;
}

/** One text that holds the whole list, as HTML or line by line. */
function textNamed(node: SchemaNode, words: ReadonlySet<string>): unknown[] | undefined {
  for (const [name, value] of Object.entries(node)) {
    if (typeof value !== 'string' || !/<(?:li|p|br)\b|\n/i.test(value)) continue;
    const parts = wordsOf(name);
    const isNamed = parts.some((word) => words.has(word));
    if (isNamed && parts.every((word) => words.has(word) || sideWords.has(word))) {
      const lines = cleanLines(value);
      if (lines.length > 1) return lines;
    }
  }
  return undefined;
}

/** @example wordsOf('recipeIngredient_list') // ['recipe', 'ingredient', 'list'] */
const wordsOf = (name: string): string[] =>
  name
    .split(/(?<=\p{Ll})(?=\p{Lu})|[_-]/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

function firstOf(node: SchemaNode, names: readonly string[]): unknown {
  return names.map((name) => node[name]).find((value) => value !== undefined && value !== null);
}

/** The value that is called so, or else one of which the name has such a word: "displayIngredientQuantity". */
function about(node: SchemaNode, words: readonly string[]): unknown {
  const exact = firstOf(node, words);
  if (exact !== undefined) return exact;
  const names = Object.keys(node).filter((name) =>
    wordsOf(name).some((word) => words.includes(word)),
  );
  return firstOf(node, names);
}

/** What one line is made of. */
interface Item {
  /** The whole line, or a heading. */
  text?: unknown;
  amount: string;
  unit: unknown;
  name: unknown;
  before: string;
  after: string;
  note: string;
}

/** A text, its parts, or a group with a heading and a list of these. */
function itemsOf(item: unknown): Item[] {
  if (!isNode(item)) return [textItem(item)];
  const inner = listNamed(item, new Set([...ingredientWords, 'items', 'lines']));
  const name = firstOf(item, ['name', 'title', 'heading', 'ingredient', 'food']);
  if (inner !== undefined) {
    const heading = nameOf(name);
    return [...(heading === '' ? [] : [textItem(`${heading}:`)]), ...inner.flatMap(itemsOf)];
  }
  const whole = firstOf(item, ['text', 'display', 'displayText', 'original', 'raw']);
  if (typeof whole === 'string') return [textItem(whole)];
  const note = about(item, ['note', 'notes', 'comment', 'preparation', 'postText']);
  return [
    {
      amount: nameOf(about(item, ['amount', 'quantity', 'qty', 'value'])),
      unit: about(item, ['unit', 'measure', 'measurement']),
      name,
      before: nameOf(firstOf(item, ['prefix'])),
      after: nameOf(firstOf(item, ['suffix'])),
      note: nameOf(note),
    },
  ];
}

const textItem = (text: unknown): Item => ({
  text,
  amount: '',
  unit: undefined,
  name: undefined,
  before: '',
  after: '',
  note: '',
});

/** How often the amounts are taken: once, or as often as the recipe serves if they are for one. */
function factorOf(items: readonly Item[], serves: number): number {
  const amounts = items.map(({ amount }) => Number(amount)).filter((amount) => amount > 0);
  const isWhole = (amount: number) => Math.abs(amount * 2 - Math.round(amount * 2)) < 0.01;
  const isForOne =
    serves > 1 &&
    amounts.filter((amount) => !isWhole(amount)).length >= fewestParts &&
    amounts.every((amount) => isWhole(amount * serves));
  return isForOne ? serves : 1;
}

const fewestParts = 2;

function lineOf({ text, amount, unit, name, before, after, note }: Item, factor: number): unknown {
  if (text !== undefined) return text;
  const taken = Number(amount) * factor;
  const isMultiplied = factor > 1 && taken > 0;
  const isMany = taken > 1;
  const line = [
    isMultiplied ? String(Math.round(taken * 100) / 100) : amount,
    amount === '' ? '' : nameOf(unit, isMany),
    before,
    nameOf(name, isMany),
    after,
  ];
  const words = line.filter((part) => part !== '').join(' ');
  return note === '' ? words : `${words}, ${note}`;
}

/** A text or number, or what an object calls its name. */
function nameOf(value: unknown, isMany = false): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (!isNode(value)) return '';
  const numbers = isMany ? ['plural', 'singular'] : ['singular', 'plural'];
  const names = numbers.flatMap((number) => [number, `name_${number}`, `${number}Name`]);
  const inner = firstOf(value, ['abbreviation', 'name', 'title', 'label', 'value', ...names]);
  return typeof inner === 'string' || typeof inner === 'number' ? String(inner).trim() : '';
}

function stepOfItem(item: unknown): unknown {
  if (!isNode(item)) return item;
  const text = firstOf(item, ['text', 'description', 'instruction', 'content', 'body', 'step']);
  const inner = listNamed(item, new Set([...stepWords, 'items']));
  if (inner !== undefined) {
    const name = firstOf(item, ['name', 'title', 'heading']);
    return { '@type': 'HowToSection', name, itemListElement: inner.map(stepOfItem) };
  }
  return typeof text === 'string' ? text : item;
}
