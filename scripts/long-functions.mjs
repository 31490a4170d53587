// @ts-check
/**
 * Shows functions of more than 40 lines (blank lines and comments not counted), and fails when there are
 * more of them than before: a function fits a screen (docs/style.md).
 *
 *     node scripts/long-functions.mjs        the ten longest, and how many there are
 *     node scripts/long-functions.mjs --all  each of them
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build.mjs';

/** No function may be longer. */
const mostAllowed = 0;
const shown = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 10;

// Tests and data are exempt; a file of tables lists columns and indexes.
const ignored = ['**/dist/**', '**/testing/**', '**/*.test.ts', '**/*.test.tsx', '**/schema/**'];
const { stdout } = spawnSync(
  join(root, 'node_modules/.bin/oxlint'),
  [
    '--config',
    join(root, 'scripts/long-functions.oxlintrc.json'),
    '--format',
    'json',
    ...ignored.flatMap((pattern) => ['--ignore-pattern', pattern]),
    'packages',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 },
);

/** @type {{ diagnostics: { message: string, filename: string, labels: { span: { line: number } }[] }[] }} */
const { diagnostics } = JSON.parse(stdout);
const found = diagnostics
  .map(({ message, filename, labels }) => ({
    lines: Number(/\((\d+)\)/.exec(message)?.[1]),
    place: `${filename}:${labels[0]?.span.line}`,
  }))
  .toSorted((one, other) => other.lines - one.lines);

for (const { lines, place } of found.slice(0, shown)) {
  console.log(`${String(lines).padStart(4)} lines  ${place}`);
}
console.log(`${found.length} functions are longer than 40 lines; ${mostAllowed} are allowed.`);
if (found.length > mostAllowed) {
  console.error('Split the newest: each part gets a name that says what it does.');
  process.exitCode = 1;
}
