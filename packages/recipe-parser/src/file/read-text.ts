/**
 * A text file that is neither JSON nor HTML: which kind of recipe it holds, or why it holds none.
 *
 * - Known by its content: the texts of Meal-Master, RezKonv and MasterCook, a recipe in front matter
 *   (Chowdown), YAML, Cooklang, a table, or plain text with ingredients and a method, perhaps below front matter.
 * - Menus and templates are no recipes, and neither are the files in which a collection explains itself
 *   (README and the like, which are the only ones known by their names).
 */
import { recipeFromPlainText } from '../plain-text/recipe-from-plain-text';
import { cooklangKind } from './cooklang/kind';
import { readCooklang } from './cooklang/read-cooklang';
import { fieldsOf } from './fields/fields';
import { parseFrontMatter, splitFrontMatter } from './front-matter/front-matter';
import { isFrontMatterRecipe, readFrontMatterRecipe } from './front-matter/front-matter-recipe';
import { recipeFromMetadata } from './front-matter/metadata';
import { parseYaml } from './front-matter/yaml';
import { isNode } from '../schema-org/schema-values';
import { readJson, type JsonReading } from './read-json';
import { readCsv } from './formats/csv/csv';
import { cookBookManager } from './formats/apps/cookbook-manager';
import { readMasterCookText } from './formats/columns/master-cook-text';
import { readMealMaster } from './formats/columns/meal-master';
import { readRezKonv } from './formats/columns/rez-konv';
import { recipeFromDraft } from './recipe/recipe-from-draft';
import type { RecipeInFile } from './fields/recipe-in-file';

/** Recipes, or a sentence on why there are none. */
export type TextReading = JsonReading | { problem: string };

/**
 * @param name of the file, perhaps with its folder
 * @example readText('Boil @eggs{2}.', 'Eggs.cook').format // 'Cooklang'
 */
export function readText(text: string, name: string): TextReading {
  if (isAboutTheFiles.test(name)) return { problem: aboutTheFiles };
  for (const [format, read] of columnFormats) {
    const reading = read(text);
    if (reading !== undefined) return { format, ...reading };
  }
  const table = readCsv(text);
  if (table !== undefined) return { format: 'CSV', ...table };
  const yaml = readYaml(text, name);
  if (yaml !== undefined) return yaml;
  if (isFrontMatterRecipe(text)) return readChowdown(text, name);
  if (isTemplate(text)) return { problem: templateProblem };
  const kind = cooklangKind(text, name);
  if (kind === 'menu') return { problem: menu };
  if (kind === 'template') return { problem: templateProblem };
  if (kind === 'recipe') return one('Cooklang', () => readCooklang(text, baseName(name)));
  const recipe = plainRecipe(text, baseName(name));
  return recipe === undefined ? { problem: noRecipe } : one('Text', () => recipe);
}

/** Known by the line above each recipe; a text in columns may look like a table. */
const columnFormats = [
  ['Meal-Master', readMealMaster],
  ['RezKonv', readRezKonv],
  ['MasterCook', readMasterCookText],
] as const;

/**
 * Whether a text begins like a book of one of these programs: it may have thousands of recipes.
 *
 * @example isBookOfTexts('MMMMM----- Recipe via Meal-Master (tm) v8.05') // true
 */
export const isBookOfTexts = (beginning: string): boolean =>
  columnFormats.some(([, read]) => read(beginning) !== undefined);

/** @returns undefined for what is no document of keys and values */
function readYaml(text: string, name: string): TextReading | undefined {
  const { head, body } = splitFrontMatter(text);
  if (text.length > longestPlainText * 10 || (head !== '' && body.trim() === '')) return undefined;
  const value = parseYaml(text);
  const reading = value === undefined ? undefined : readJson(value);
  if (reading !== undefined) {
    const isOwn = reading.format === cookBookManager.name;
    return isOwn ? reading : { ...reading, format: 'YAML' };
  }
  return value !== undefined && (/\.ya?ml$/i.test(name) || hasOnlyNames(value))
    ? { problem: noRecipeInYaml }
    : undefined;
}

/** Names as programs write them, which are no words of a person. */
function hasOnlyNames(value: unknown): boolean {
  const names = isNode(value) ? Object.keys(value) : [];
  return names.length > 2 && names.every((name) => /^[a-z][a-z0-9_-]*$/.test(name));
}

/** The text below the front matter may well have places: Jekyll fills in the address of the site. */
function readChowdown(text: string, name: string): TextReading {
  const recipe = readFrontMatterRecipe(text, baseName(name));
  const { title, ingredientLines } = recipe.draft;
  if (isTemplate([title, ...ingredientLines].join('\n'))) return { problem: templateProblem };
  return one('Chowdown', () => recipe);
}

/** Whether a text has places that Jekyll, Jinja, Handlebars and their like fill in. */
export const isTemplate = (text: string): boolean => places.test(text);
export const templateProblem = 'It is a template with places to fill in, not a recipe.';

const one = (format: string, read: () => RecipeInFile): JsonReading => ({
  format,
  recipes: [read],
  notUnderstood: [],
});

function plainRecipe(text: string, fileName: string): RecipeInFile | undefined {
  const { head, body } = splitFrontMatter(text);
  const draft = body.length <= longestPlainText ? recipeFromPlainText(body) : undefined;
  if (!draft || draft.ingredients.length === 0 || draft.steps.length === 0) return undefined;
  if (head === '') return recipeFromDraft(draft, body);
  const { title, ingredients, steps, description, notes = '' } = draft;
  return recipeFromMetadata(fieldsOf({ title, ...parseFrontMatter(head) }), {
    fileName,
    description,
    ingredients,
    steps,
    notes: [notes],
  });
}

/** @example baseName('Soups/Laksa.cook') // 'Laksa' */
const baseName = (path: string): string =>
  path.replace(/^.*\//, '').replace(/\.[a-z0-9]{1,12}$/i, '');

const isAboutTheFiles =
  /(?:^|\/)(?:readme|licen[cs]e|copying|changelog|contributing|code[_-]of[_-]conduct|security|authors|credits)(?:\.[a-z]{1,10})?$/i;

const places = /\{\{[^{}\n]{1,200}\}\}|\{%[^{}\n]{1,200}%\}/;

const longestPlainText = 100_000;

const aboutTheFiles = 'It is about these files, and holds no recipe.';
const noRecipeInYaml = 'It is data of keys and values, and we found no recipe in it.';
const menu = 'It is a menu: it names recipes, and holds none itself.';
const noRecipe = 'We found no recipe in its text.';
