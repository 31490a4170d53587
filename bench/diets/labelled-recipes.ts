/**
 * Recipes with labels made by reading their ingredient lists (labelling.md). A line of the text files is
 * `title = line ; line => what it surely contains | what a reader cannot say`; of `pages.txt` the first
 * part is the SHA-1 of the page's name.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readPage } from '../../packages/recipe-parser/src/page/read-page';

export interface LabelledRecipe {
  name: string;
  lines: readonly string[];
  contains: ReadonlySet<string>;
  unsure: ReadonlySet<string>;
}

/** @param file `recipes-for-tuning.txt` or `recipes-held-out.txt` */
export async function readOwnRecipes(file: string): Promise<LabelledRecipe[]> {
  return (await rowsOf(file)).map(([head, labels]) => {
    const [name = '', lines = ''] = head.split(' = ');
    return { name, lines: lines.split(' ; '), ...readLabels(labels) };
  });
}

/** Only those whose page is in the folder and can be imported. */
export async function readLabelledPages(folder: string): Promise<LabelledRecipe[]> {
  const labels = new Map(await rowsOf('pages.txt'));
  const pages = await Promise.all(
    (await readdir(folder)).toSorted().map((file) => readOnePage(folder, file, labels)),
  );
  return pages.flat();
}

async function readOnePage(
  folder: string,
  file: string,
  labels: ReadonlyMap<string, string>,
): Promise<LabelledRecipe[]> {
  const name = /^(.+)\.html\.gz$/.exec(file)?.[1] ?? '';
  const label = labels.get(createHash('sha1').update(name).digest('hex').slice(0, 12));
  if (label === undefined) return [];
  const html = gunzipSync(await readFile(join(folder, file))).toString('utf8');
  const lines = readPage(html, `https://${name}/`)?.ingredientLines ?? [];
  return lines.length === 0 ? [] : [{ name, lines, ...readLabels(label) }];
}

async function rowsOf(file: string): Promise<(readonly [string, string])[]> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const rows = (await readFile(path, 'utf8')).split('\n').filter((row) => row.includes('=>'));
  return rows.map((row) => {
    const [head = '', labels = ''] = row.split('=>');
    return [head.trim(), labels] as const;
  });
}

function readLabels(text: string): Pick<LabelledRecipe, 'contains' | 'unsure'> {
  const [contains = '', unsure = ''] = text.split('|').map((part) => part.trim());
  const sure = wordsOf(contains);
  return {
    contains: sure,
    unsure: new Set([...wordsOf(unsure)].filter((each) => !sure.has(each))),
  };
}

function wordsOf(text: string): Set<string> {
  const words = text.split(' ').filter((word) => word !== '');
  return new Set(words.flatMap((word) => (word === 'flour' ? ['wheat', 'gluten'] : [word])));
}
