/**
 * Parser and list on one core: lines parsed, beside two parsers of npm in the same process; lists built;
 * memory of the food table. Times are of the processor, since the machine may do other things.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseIngredient as parseBySharp } from '@jlucaspains/sharp-recipe-parser';
import { parse as parseByV3 } from 'recipe-ingredient-parser-v3';
import { build } from 'vite';
import type * as Foods from '../packages/recipe-parser/src/foods/find-food';
import type * as Parsing from '../packages/recipe-parser/src/ingredients/parse-ingredient';
import type * as Lists from '../packages/domain/src/plan/shopping-list/build-shopping-list';
import type { ListMeal } from '../packages/domain/src/plan/shopping-list/shopping-line';
import { printTable, round, spreadOf } from './measure';
import type { Spread } from './measure';

/** @param lines a file with a line each; the fixtures of the parser where there is none */
export async function benchKitchen({ lines: file }: { lines?: string | undefined }): Promise<void> {
  const lines = file === undefined ? await handWrittenLines() : await linesOf(file);
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-kitchen-'));
  try {
    await bundleDomain(folder);
    const load = <Module>(name: keyof typeof entries): Promise<Module> =>
      import(pathToFileURL(join(folder, `${name}.mjs`)).href) as Promise<Module>;
    // First, before the food table is loaded.
    await benchFoodMemory(await load<typeof Foods>('foods'));
    const parsing = await load<typeof Parsing>('parsing');
    benchLinesSeenOnce(parsing, lines);
    benchParsing(parsing, lines);
    benchLists(await load<typeof Lists>('lists'), lines);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const parser = fileURLToPath(new URL('../packages/recipe-parser', import.meta.url));
const domain = fileURLToPath(new URL('../packages/domain', import.meta.url));
const entries = {
  foods: join(parser, 'src/foods/find-food.ts'),
  parsing: join(parser, 'src/ingredients/parse-ingredient.ts'),
  lists: join(domain, 'src/plan/shopping-list/build-shopping-list.ts'),
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
    // The folder has no packages beside it.
    ssr: { noExternal: true },
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

async function linesOf(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
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

/**
 * As a server meets them: warm from one half of the lines, each line of the other half once. Repeated lines flatter
 * every parser, since its compiled code has seen all that they do.
 */
function benchLinesSeenOnce({ parseIngredient }: typeof Parsing, lines: readonly string[]): void {
  const half = Math.floor(lines.length / 2);
  const parsers = [
    { what: 'parseIngredient', parse: parseIngredient, milliseconds: 0 },
    { what: 'sharp-recipe-parser', parse: withoutErrors(bySharp), milliseconds: 0 },
  ];
  for (let turn = 0; turn < warmUpTurns; turn += 1) {
    for (const { parse } of parsers) for (const line of lines.slice(0, half)) parse(line);
  }
  for (let at = half; at < lines.length; at += linesAtOnce) {
    for (const parser of parsers) {
      parser.milliseconds += processorTime(() => {
        for (const line of lines.slice(at, at + linesAtOnce)) parser.parse(line);
      });
    }
  }
  const rows = parsers.map(({ what, milliseconds }) => ({
    what,
    milliseconds: round(milliseconds),
    linesPerSecond: Math.round(((lines.length - half) / milliseconds) * 1000),
  }));
  printTable(`${lines.length - half} lines seen once, ms of the processor`, rows);
}

/** So few that both parsers meet the same noise of the machine. */
const linesAtOnce = 100;

/** In turns, so that what else the machine does slows all of them. */
function benchParsing({ parseIngredient }: typeof Parsing, lines: readonly string[]): void {
  const parsers = [
    { what: 'parseIngredient', parse: parseIngredient, times: [] as number[] },
    { what: 'sharp-recipe-parser', parse: withoutErrors(bySharp), times: [] as number[] },
    { what: 'recipe-ingredient-parser-v3', parse: withoutErrors(byV3), times: [] as number[] },
  ];
  for (let turn = 0; turn < warmUpTurns + turns; turn += 1) {
    for (const { parse, times } of parsers) {
      const milliseconds = processorTime(() => {
        for (const line of lines) parse(line);
      });
      if (turn >= warmUpTurns) times.push(milliseconds);
    }
  }
  const rows = parsers.map(({ what, times }) => {
    const spread = spreadOf(what, times);
    return { ...spread, linesPerSecond: Math.round((lines.length / spread.p50) * 1000) };
  });
  printTable(`${lines.length} lines, warm, ms of the processor`, rows);
}

const bySharp = (line: string): unknown => parseBySharp(line, 'en');
const byV3 = (line: string): unknown => parseByV3(line, 'eng');

/** Both throw on lines that they cannot read. */
function withoutErrors(parse: (line: string) => unknown): (line: string) => unknown {
  return (line) => {
    try {
      return parse(line);
    } catch {
      return undefined;
    }
  };
}

function benchLists({ buildShoppingList }: typeof Lists, lines: readonly string[]): void {
  const meals = weekOfMeals(lines);
  const what = `${recipesPerWeek} recipes of ${linesPerRecipe} lines`;
  const first = processorTime(() => buildShoppingList(meals));
  const times = Array.from({ length: 500 }, () => processorTime(() => buildShoppingList(meals)));
  const again: Spread = spreadOf(`${what}, warm`, times.slice(50));
  printTable('buildShoppingList, ms of the processor', [
    spreadOf(`${what}, for the first time`, [first]),
    again,
  ]);
}

/** Milliseconds that this process used. */
function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
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

const warmUpTurns = 20;
const turns = 100;
const recipesPerWeek = 21;
const linesPerRecipe = 12;
