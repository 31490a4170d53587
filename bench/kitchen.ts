/** The rules of `domain` on one core: lines parsed, lists built, memory of the food table. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import type * as Foods from '../packages/recipe-parser/src/foods/find-food';
import type * as Parsing from '../packages/recipe-parser/src/ingredients/parse-ingredient';
import type * as Lists from '../packages/domain/src/shopping-list/build-shopping-list';
import type { ListMeal } from '../packages/domain/src/shopping-list/shopping-line';
import { measure, printTable, round } from './measure';

export async function benchKitchen(): Promise<void> {
  const lines = await handWrittenLines();
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-kitchen-'));
  try {
    await bundleDomain(folder);
    const load = <Module>(name: keyof typeof entries): Promise<Module> =>
      import(pathToFileURL(join(folder, `${name}.mjs`)).href) as Promise<Module>;
    // First, before the food table is loaded.
    await benchFoodMemory(await load<typeof Foods>('foods'));
    await benchParsing(await load<typeof Parsing>('parsing'), lines);
    await benchList(await load<typeof Lists>('lists'), lines);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const parser = fileURLToPath(new URL('../packages/recipe-parser', import.meta.url));
const domain = fileURLToPath(new URL('../packages/domain', import.meta.url));
const entries = {
  foods: join(domain, 'src/foods/find-food.ts'),
  parsing: join(domain, 'src/ingredients/parse-ingredient.ts'),
  lists: join(domain, 'src/shopping-list/build-shopping-list.ts'),
};

/**
 * The benchmarks run through tsx, which wraps every function to keep its name and so halves the
 * speed of code made of small functions. So the measured code is bundled first, like the server.
 */
async function bundleDomain(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: domain,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

async function handWrittenLines(): Promise<string[]> {
  const text = await readFile(join(parser, 'fixtures/ingredient-lines.json'), 'utf8');
  return (JSON.parse(text) as { line: string }[]).map(({ line }) => line);
}

async function benchFoodMemory({ findFood }: typeof Foods): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const heapUsed = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = heapUsed();
  const started = performance.now();
  findFood('carrots');
  const milliseconds = round(performance.now() - started);
  const megabytes = round((heapUsed() - before) / 2 ** 20);
  printTable('The food table, read by the first findFood', [{ megabytes, milliseconds }]);
}

async function benchParsing({ parseIngredient }: typeof Parsing, lines: string[]): Promise<void> {
  const linesOfOnce = lines.length * passesOfOnce;
  const spread = await measure(`${linesOfOnce} varied lines`, 300, async () => {
    for (let pass = 0; pass < passesOfOnce; pass += 1) {
      for (const line of lines) parseIngredient(line);
    }
  });
  const linesPerSecond = Math.round((linesOfOnce / spread.p50) * 1000);
  printTable('parseIngredient, warm, one core, ms', [{ ...spread, linesPerSecond }]);
}

async function benchList({ buildShoppingList }: typeof Lists, lines: string[]): Promise<void> {
  const meals = weekOfMeals(lines);
  const what = `${recipesPerWeek} recipes of ${linesPerRecipe} lines`;
  printTable('buildShoppingList, warm, ms', [
    await measure(what, 500, async () => buildShoppingList(meals)),
  ]);
}

/** Three meals a day; the recipes are different and share foods. */
function weekOfMeals(lines: readonly string[]): ListMeal[] {
  return Array.from({ length: recipesPerWeek }, (_, n) => ({
    recipe: {
      id: `recipe-${n}`,
      title: `Recipe ${n}`,
      ingredients: Array.from({ length: linesPerRecipe }, (_line, index) => ({
        name: lines[(n * linesPerRecipe + index) % lines.length] ?? '',
        amount: '',
        unit: '',
      })),
    },
    quantity: 1 + (n % 3) / 2,
    date: `2026-03-0${1 + Math.floor(n / 3)}`,
  }));
}

/** One pass over the lines is too short to be measured. */
const passesOfOnce = 10;
const recipesPerWeek = 21;
const linesPerRecipe = 12;
