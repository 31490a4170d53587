// @ts-check
/**
 * Fails when folders that lie side by side import each other in a circle, or when the areas of a package import each
 * other in more ways than today: `npm run check` runs it. The import law sees files; two features may form a circle
 * without any two files doing so.
 */
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from './build.mjs';

/** The areas of a package, and how many pairs of them one of which imports the other. */
const mostArrows = new Map([
  ['packages/web/src/features', 11],
  ['packages/server/src/features', 13],
]);

/** Folders whose subfolders may not form a circle. */
const guarded = [
  ...[...mostArrows.keys()].flatMap((folder) => [folder, ...foldersIn(folder)]),
  'packages/server/src/schema',
  'packages/server/src/features/account/accounts',
  'packages/server/src/features/book/recipe-files',
];

/** @typedef {Map<string, Map<string, string>>} Graph from folder to folder, with one import as proof */

let failed = false;
for (const folder of guarded) {
  const graph = await importsBetween(join(root, folder));
  for (const circle of findCircles(graph)) {
    failed = true;
    console.error(`${folder}: ${circle.join(' → ')}`);
    circle.slice(1).forEach((to, index) => {
      console.error(`    ${graph.get(circle[index] ?? '')?.get(to)}`);
    });
  }
  const most = mostArrows.get(folder);
  if (most === undefined) continue;
  const arrows = [...graph].flatMap(([from, targets]) =>
    [...targets].map(([to, proof]) => `${from} → ${to}: ${proof}`),
  );
  console.log(`${folder}: ${foldersIn(folder).length} areas, ${arrows.length} arrows between them`);
  if (arrows.length <= most) continue;
  failed = true;
  console.error(`At most ${most}:\n${arrows.join('\n')}`);
}
if (failed) {
  console.error('Move what both need into a folder that both import, or pass it in.');
  process.exitCode = 1;
}

/** @param {string} folder */
function foldersIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

/**
 * Tests are left out: a journey through two features may import both.
 * @param {string} folder
 * @returns {Promise<Graph>}
 */
async function importsBetween(folder) {
  /** @type {Graph} */
  const graph = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const from = subfolderOf(folder, file);
    for (const { fileName } of ts.preProcessFile(await readFile(file, 'utf8')).importedFiles) {
      const to = fileName.startsWith('.') && subfolderOf(folder, join(dirname(file), fileName));
      if (!to || !from || to === from || !existsSync(join(folder, to))) continue;
      const targets = graph.get(from) ?? new Map();
      targets.set(to, `${relative(folder, file)} imports ${fileName}`);
      graph.set(from, targets);
    }
  }
  return graph;
}

/**
 * @param {string} folder
 * @param {string} path
 */
function subfolderOf(folder, path) {
  const [first, ...rest] = relative(folder, path).split(sep);
  // A file beside the folders belongs to none of them.
  const isInside = first !== '..' && (rest.length > 0 || !/\.tsx?$/.test(path));
  return isInside ? first : undefined;
}

/**
 * For each pair of folders on a circle the shortest circle, each circle once.
 * @param {Graph} graph
 * @returns {string[][]} first and last entry are the same folder
 */
function findCircles(graph) {
  /** @type {Map<string, string[]>} */
  const circles = new Map();
  for (const [from, targets] of graph) {
    for (const to of targets.keys()) {
      const back = shortestPath(graph, to, from);
      if (!back) continue;
      const key = back.toSorted().join(' ');
      if (!circles.has(key)) circles.set(key, [from, ...back]);
    }
  }
  return [...circles.values()];
}

/**
 * @param {Graph} graph
 * @param {string} from
 * @param {string} to
 * @returns {string[] | undefined} both ends included
 */
function shortestPath(graph, from, to) {
  const seen = new Set([from]);
  for (let paths = [[from]]; paths.length > 0;) {
    /** @type {string[][]} */
    const next = [];
    for (const path of paths) {
      const last = path.at(-1) ?? from;
      if (last === to) return path;
      for (const folder of graph.get(last)?.keys() ?? []) {
        if (!seen.has(folder)) next.push([...path, folder]);
        seen.add(folder);
      }
    }
    paths = next;
  }
  return undefined;
}
