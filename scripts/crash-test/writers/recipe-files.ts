/**
 * Sends files of recipes. A file that was acknowledged is imported to its end, whatever is killed
 * meanwhile: every recipe of it once, whole.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, find, get, type Caller } from '../caller';
import type { Thing } from '../ledger';
import { makeContent, type RecipeContent } from './recipe-things';
import { nextNumber, type OpenWriter } from './writer';

export const openRecipeFileWriter: OpenWriter = (caller) => {
  let last: Thing | undefined;
  return {
    async write() {
      if (last?.pending) return false;
      // One import at a time.
      if (last && !(await hasEnded(caller))) {
        await sleep(pollMs);
        return true;
      }
      const fileName = `recipes-${nextNumber()}.json`;
      const contents = Array.from({ length: recipesInFile }, makeContent);
      last = {
        name: fileName,
        acknowledged: undefined,
        read: () => readImport(caller, fileName),
      };
      const form = new FormData();
      form.append('file', new Blob([JSON.stringify(contents.map(asJsonLd))]), fileName);
      const next = { state: 'done', recipes: contents.map(asFound) };
      const call = () => ask(caller, 'POST', '/recipe-files/import', form);
      return (await caller.ledger.write(last, next, call)) !== undefined;
    },
  };
};

interface ImportOnWire {
  _id: string;
  fileName: string;
  state: string;
}
interface Imports {
  imports: ImportOnWire[];
  hasMore: boolean;
}

const isOpen = ({ state }: ImportOnWire): boolean => state === 'waiting' || state === 'running';

const recipesInFile = 6;
const pollMs = 20;
/** Another process takes up an interrupted import within ten seconds. */
const endLimitMs = 60_000;

async function hasEnded(caller: Caller): Promise<boolean> {
  const answer = await ask(caller, 'GET', '/recipe-files/imports?limit=1');
  const [latest] = (answer?.body as Imports | undefined)?.imports ?? [];
  return latest !== undefined && !isOpen(latest);
}

/** @returns nothing when no such file arrived; otherwise its recipes, once it has ended */
async function readImport(caller: Caller, fileName: string): Promise<unknown> {
  for (const deadline = Date.now() + endLimitMs; ; await sleep(pollMs)) {
    const found = await findImport(caller, fileName);
    if (found === undefined) return undefined;
    if (isOpen(found) && Date.now() < deadline) continue;
    const path = `/recipe-files/imports/${found._id}/items?limit=100`;
    const { items } = await get<{ items: { recipe?: string }[] }>(caller, path);
    const recipes = [];
    for (const { recipe } of items) {
      const imported = await find<RecipeContent>(caller, `/recipes/${recipe}`);
      recipes.push(imported && asFound(imported));
    }
    return { state: found.state, recipes };
  }
}

async function findImport(caller: Caller, fileName: string) {
  for (let page = 1; ; page += 1) {
    const path = `/recipe-files/imports?limit=50&page=${page}`;
    const { imports, hasMore } = await get<Imports>(caller, path);
    const found = imports.find((one) => one.fileName === fileName);
    if (found || !hasMore) return found;
  }
}

const asJsonLd = (content: RecipeContent) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: content.title,
  recipeYield: String(content.serves),
  recipeIngredient: content.ingredients.map(inWords),
  recipeInstructions: content.instructions,
});

/** What is compared: the same of what was sent and of what was imported. */
const asFound = ({ title, serves, ingredients, instructions }: RecipeContent) => ({
  title,
  serves,
  ingredients: ingredients.map(inWords),
  instructions,
});

const inWords = ({ amount, unit, name }: RecipeContent['ingredients'][number]) =>
  `${amount} ${unit} ${name}`;
