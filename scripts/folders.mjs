// @ts-check
/**
 * Looks at all folders of the packages' sources; `npm run check` runs it. Tests are left out. It fails when
 *
 * - folders that lie side by side import each other in a circle. The import law sees files; two features may form a
 *   circle without any two files doing so.
 * - the areas of a package import each other in more ways than today.
 * - a folder has more files than one finds one's way in.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './build.mjs';

const mostFiles = 20;

/** The areas of a package, and how many pairs of them one of which imports the other. */
const mostArrows = new Map([
  ['packages/web/src/features', 11],
  ['packages/server/src/features', 13],
]);

/** @typedef {Map<string, Map<string, string>>} Graph from folder to folder, with one import as proof */

const files = listSources();
const graphs = graphsOf(files);
const problems = [
  ...[...graphs].flatMap(([folder, graph]) =>
    findCircles(graph).map((circle) => describeCircle(folder, graph, circle)),
  ),
  ...[...mostArrows].flatMap(([folder, most]) => checkArrows(folder, most)),
  ...findCrowded(files),
];
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length === 0 ? 0 : 1;

/** @returns {string[]} */
function listSources() {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  });
}

/**
 * The imports between folders side by side, by the folder that both are in. A file belongs to the folders around it
 * alone: one beside the folders is in none of them.
 *
 * @param {readonly string[]} sources
 * @returns {Map<string, Graph>}
 */
function graphsOf(sources) {
  /** @type {Map<string, Graph>} */
  const found = new Map();
  for (const file of sources) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const { folder, from, to } = whereTheyPart(dirname(file), folderOf(file, fileName));
      if (from === undefined || to === undefined) continue;
      const graph = found.get(folder) ?? new Map();
      const targets = graph.get(from) ?? new Map();
      targets.set(to, `${relative(folder, file)} imports ${fileName}`);
      found.set(folder, graph.set(from, targets));
    }
  }
  return found;
}

/**
 * @param {string} file
 * @param {string} imported a file, or a folder with an `index.ts`
 */
function folderOf(file, imported) {
  const path = join(dirname(file), imported);
  return existsSync(join(root, path, 'index.ts')) ? path : dirname(path);
}

/**
 * @param {string} one
 * @param {string} other
 */
function whereTheyPart(one, other) {
  const [names, others] = [one.split('/'), other.split('/')];
  let depth = 0;
  while (depth < names.length && names[depth] === others[depth]) depth += 1;
  return { folder: names.slice(0, depth).join('/'), from: names[depth], to: others[depth] };
}

/**
 * @param {string} folder
 * @param {Graph} graph
 * @param {readonly string[]} circle
 */
function describeCircle(folder, graph, circle) {
  const proofs = circle.slice(1).map((to, index) => graph.get(circle[index] ?? '')?.get(to));
  return [
    `${folder}: ${circle.join(' → ')}. Move what both need into a folder that both import, or pass it in.`,
    ...proofs,
  ].join('\n    ');
}

/**
 * @param {string} folder
 * @param {number} most
 * @returns {string[]}
 */
function checkArrows(folder, most) {
  const arrows = [...(graphs.get(folder) ?? [])].flatMap(([from, targets]) =>
    [...targets].map(([to, proof]) => `${from} → ${to}: ${proof}`),
  );
  console.log(`${folder}: ${arrows.length} arrows between areas`);
  if (arrows.length <= most) return [];
  return [`${folder} may have ${most} arrows between areas. It has:\n    ${arrows.join('\n    ')}`];
}

/**
 * @param {readonly string[]} sources
 * @returns {string[]}
 */
function findCrowded(sources) {
  const counts = new Map();
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(
      ([folder, count]) => `${folder} has ${count} files: make a folder of those about one thing.`,
    );
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
