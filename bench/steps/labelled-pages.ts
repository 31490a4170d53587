/** The saved pages that have labels, imported as the product imports them. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RecipeDraft } from '../../packages/recipe-parser/src/recipe/draft';
import { readPage } from '../../packages/recipe-parser/src/page/read-page';
import labels from './labels.json';

export interface LabelledPage {
  name: string;
  /** 1 was labelled before the program was looked at, 2 when it had been repaired by what 1 showed. */
  round: number;
  recipe: RecipeDraft;
  uses: LabelledUse[];
}

/** Numbers count from 1, as a reader does. */
export interface LabelledUse {
  step: number;
  ingredient: number;
  /** "all", "unknown", "part 2 tbsp", "rest 1/4 cup". */
  amount: string;
}

type PageLabels = (typeof labels)[number];

export async function readLabelledPages(folder: string) {
  const found: LabelledPage[] = [];
  const moved: string[] = [];
  const labelsOf = new Map(labels.map((each) => [each.page, each]));
  for (const file of (await readdir(folder)).toSorted()) {
    const name = /^(.+)\.html\.gz$/.exec(file)?.[1];
    const page = name === undefined ? undefined : labelsOf.get(digest(name, 12));
    if (name === undefined || page === undefined) continue;
    const html = gunzipSync(await readFile(join(folder, file))).toString('utf8');
    const recipe = readPage(html, `https://${name}/`);
    if (recipe && isAsLabelled(recipe, page)) {
      found.push({ name, round: page.round, recipe, uses: page.steps.flatMap(usesOfStep) });
    } else moved.push(name);
  }
  return { found, moved, missing: labels.length - found.length - moved.length };
}

/** A line that moved would be scored against the label of another. */
function isAsLabelled({ steps, ingredientLines }: RecipeDraft, page: PageLabels): boolean {
  const isAt = (text: string | undefined, hash: string) =>
    text !== undefined && digest(text, hash.length) === hash;
  return page.steps.every(
    ({ step, text, uses }) =>
      isAt(steps[step - 1]?.text, text) &&
      uses.every(({ ingredient, line }) => isAt(ingredientLines[ingredient - 1], line)),
  );
}

function usesOfStep({ step, uses }: PageLabels['steps'][number]): LabelledUse[] {
  return uses.map(({ ingredient, amount }) => ({ step, ingredient, amount }));
}

function digest(text: string, length: number): string {
  return createHash('sha1').update(text).digest('hex').slice(0, length);
}
