/** The recipes of one text file that another program wrote. Archives are for the caller to open. */
import type { RecipeInFile, UnreadField } from './fields/recipe-in-file';
import { readJson } from './read-json';
import { readText } from './read-text';
import { readXml } from './read-xml';

export interface FileReading {
  /** The name people know it by: "Paprika", "Cooklang". Undefined when the file holds no recipe. */
  format: string | undefined;
  recipes: RecipeInFile[];
  /** Parts of the file that are not recipes: plans, lists, accounts. */
  unread: UnreadField[];
  /** Why there are no recipes, as a sentence. */
  problem: string | undefined;
}

/**
 * @param name of the file; some formats are known by its ending alone
 * @example recipesFromFile('Boil @eggs{2}.', 'Eggs.cook').recipes[0].draft.ingredientLines // ['2 eggs']
 */
export function recipesFromFile(text: string, name: string): FileReading {
  const xml = readXml(text);
  if (xml !== undefined && 'recipes' in xml) {
    const recipes = [...xml.recipes].map((read) => read());
    return { format: xml.format, recipes, unread: xml.leftOver(), problem: undefined };
  }
  if (xml !== undefined) return { format: undefined, recipes: [], unread: [], ...xml };
  const json = parsedJson(text);
  const reading = (json === undefined ? undefined : readJson(json)) ?? readText(text, name);
  if ('problem' in reading) {
    return { format: undefined, recipes: [], unread: [], problem: reading.problem };
  }
  const recipes = reading.recipes.flatMap((read) => read() ?? []);
  return { format: reading.format, recipes, unread: reading.notUnderstood, problem: undefined };
}

/** @returns undefined for what is no JSON */
function parsedJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
