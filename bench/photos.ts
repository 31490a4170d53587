/**
 * How much of a recipe is found on photos of it, how long a page takes, and what memory that needs.
 *
 * - 45 recipes written for this, set and photographed by code. 12 were set aside while the reader was
 *   tuned on 12 others, with other texts, faces, papers and light; 8 came later, in other layouts; 13 on
 *   busy pages (apps, boxes, pictures, other languages), of which 7 were set aside. `--only busy`
 *   reads only these.
 * - An ingredient line counts as found when a line of the answer has its amount, unit and food, as the
 *   printed line is understood; case does not matter, remarks do not count.
 * - A step counts as found when a step of the answer has the same words and numbers in the same order.
 * - What a person has to delete is counted too: lines and steps that are not on the page. A line that is
 *   wrong in its amount alone should be marked as doubtful.
 * - Times are those of a signed-in person's call, all photos of a recipe one after the other; memory is
 *   the most the reading process ever held (Linux only).
 */
import { readFile, readdir } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright-core';
import { findOrInstallBrowser } from '../e2e/setup/find-browser';
import { runSaltbush, type RunningSaltbush } from '../e2e/setup/run-saltbush';
import { parseIngredient } from '../packages/recipe-parser/src/ingredients/parse-ingredient';
import { toNumber } from '../packages/recipe-parser/src/units/quantity';
import { registerCook, type Cook } from './cook';
import { printTable, round, spreadOf } from './measure';
import { ingredientLinesOf, type PrintedRecipe } from './photos/printed-recipe';
import { busyRecipesForTuning, busyRecipesSetAside } from './photos/recipes-in-busy-layouts';
import { recipesInOtherLayouts } from './photos/recipes-in-other-layouts';
import { recipesForTuning } from './photos/recipes-for-tuning';
import { recipesSetAside } from './photos/recipes-set-aside';
import { shotsForTuning, shotsSetAside } from './photos/shots';
import { busyShotsForTuning, busyShotsSetAside } from './photos/shots-of-busy-layouts';
import { shotsOfOtherLayouts } from './photos/shots-of-other-layouts';
import { takePhotos, type Shot } from './photos/take-photo';

/** @param asked `only: 'busy'` measures the busy pages alone */
export async function benchPhotos({ only }: { only?: string | undefined }): Promise<void> {
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const cook = await registerCook(saltbush.url, 'photographer');
    const reading = { browser, saltbush, cook };
    const groups = [];
    for (const { part, recipes, shots } of measured(only)) {
      const results = await readAll(reading, recipes, shots);
      printTable(`Photos: ${part}`, results.map(shown));
      groups.push({ part, results });
    }
    printTable(
      'Found, %',
      groups.map(({ part, results }) => ({ part, ...shares(results) })),
    );
    const all = groups.flatMap(({ results }) => results);
    const times = all.map(({ milliseconds, photos }) => milliseconds / photos);
    printTable('Milliseconds a photo', [spreadOf('in one call', times)]);
    const megabytes = Math.max(...all.map((result) => result.megabytes));
    console.log(`Peak memory of the reading process: ${megabytes} MB\n`);
  } finally {
    await browser.close();
    await saltbush.stop();
  }
}

/** Each part with its pages. */
function measured(only: string | undefined) {
  const busy = [
    { part: 'busy, used for tuning', recipes: busyRecipesForTuning, shots: busyShotsForTuning },
    { part: 'busy, set aside', recipes: busyRecipesSetAside, shots: busyShotsSetAside },
  ];
  if (only === 'busy') return busy;
  return [
    { part: 'used for tuning', recipes: recipesForTuning, shots: shotsForTuning },
    { part: 'set aside', recipes: recipesSetAside, shots: shotsSetAside },
    { part: 'in other layouts', recipes: recipesInOtherLayouts, shots: shotsOfOtherLayouts },
    ...busy,
  ];
}

interface Reading {
  browser: Browser;
  saltbush: RunningSaltbush;
  cook: Cook;
}

interface Result {
  shot: string;
  photos: number;
  lines: number;
  linesFound: number;
  steps: number;
  stepsFound: number;
  hasTitle: boolean;
  /** Lines and steps of the answer that are not on the page. */
  foreign: number;
  milliseconds: number;
  megabytes: number;
}

async function readAll(reading: Reading, recipes: PrintedRecipe[], shots: Shot[]) {
  const results: Result[] = [];
  for (const [index, recipe] of recipes.entries()) {
    results.push(await readOne(reading, recipe, shots[index]!));
  }
  return results;
}

async function readOne({ browser, saltbush, cook }: Reading, recipe: PrintedRecipe, shot: Shot) {
  const photos = await takePhotos(browser, recipe, shot);
  const started = performance.now();
  const draft = await send(saltbush.url, cook.session.token, photos);
  const lines = ingredientLinesOf(recipe);
  const linesFound = countFound(lines.map(understood), draft.ingredientLines.map(understood));
  const stepsFound = countFound(recipe.steps.map(wordsOf), draft.instructions.map(wordsOf));
  const given = draft.ingredientLines.length + draft.instructions.length;
  return {
    shot: shot.name,
    photos: photos.length,
    lines: lines.length,
    linesFound,
    steps: recipe.steps.length,
    stepsFound,
    foreign: given - linesFound - stepsFound,
    hasTitle: wordsOf(draft.title) === wordsOf(recipe.title),
    milliseconds: performance.now() - started,
    megabytes: await peakMegabytes(saltbush.pid),
  };
}

interface Draft {
  title: string;
  ingredientLines: string[];
  instructions: string[];
}

/** What cannot be read counts as nothing found. */
async function send(url: string, token: string, photos: readonly Buffer[]): Promise<Draft> {
  const form = new FormData();
  for (const photo of photos) form.append('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const response = await fetch(`${url}/api/recipe-photo-extraction/extract-recipe`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) return { title: '', ingredientLines: [], instructions: [] };
  return (await response.json()) as Draft;
}

/** Each expected one is found at most as often as it is there. */
function countFound(expected: readonly string[], found: readonly string[]): number {
  const left = [...found];
  return expected.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
}

function understood(line: string): string {
  const { amount, unit, unitText, name } = parseIngredient(line);
  const number = amount === undefined ? '' : toNumber(amount);
  return [number, unit ?? unitText, wordsOf(name)].join(' | ');
}

/** "3½" and "3 1/2" are the same words. */
const wordsOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(/(?<=\d)(?=[½⅓⅔¼¾])/gu, ' ')
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** Of the server's children, the one that reads photos is the only one run by Node. */
async function peakMegabytes(serverPid: number): Promise<number> {
  if (process.platform !== 'linux') return NaN;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const peaks = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const isReader = status.includes(`PPid:\t${serverPid}\n`) && command.includes('photo-reader');
      return isReader ? Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : 0;
    }),
  );
  return Math.round(Math.max(...peaks));
}

const shown = ({ shot, photos, hasTitle, foreign, milliseconds, ...found }: Result) => ({
  shot,
  photos,
  title: hasTitle ? 'yes' : 'no',
  ingredients: `${found.linesFound} of ${found.lines}`,
  steps: `${found.stepsFound} of ${found.steps}`,
  'not on the page': foreign,
  seconds: round(milliseconds / 1000),
});

function shares(results: readonly Result[]) {
  const sum = (count: (result: Result) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const percent = (found: number, all: number) => `${round((found / all) * 100)} (${found}/${all})`;
  return {
    'ingredient lines': percent(
      sum(({ linesFound }) => linesFound),
      sum(({ lines }) => lines),
    ),
    steps: percent(
      sum(({ stepsFound }) => stepsFound),
      sum(({ steps }) => steps),
    ),
    'not on the page': sum(({ foreign }) => foreign),
    titles: percent(results.filter(({ hasTitle }) => hasTitle).length, results.length),
  };
}
