// @ts-check
/**
 * `npm run check`: everything that must hold before a change lands, step by step; stops at the
 * first that does not. `--no-tests` leaves out the tests (the CI runs them by the README's line) but for those of the
 * specification's tables, which take seconds and fail when what they name has moved.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './build.mjs';

const packages = ['recipe-parser', 'domain', 'contract', 'server', 'web'];

/** What a step that ran before knows of files that did not change since. */
const cache = '.cache';
/** @param {string} project @param {string} name of what is remembered */
const types = (project, name) =>
  `tsc -p ${project} --incremental --tsBuildInfoFile ${cache}/types/${name}.json`;

/** @type {[name: string, command: string][]} */
const steps = [
  [
    'Format',
    `prettier --check --log-level warn --cache --cache-strategy content --cache-location ${cache}/format .`,
  ],
  ['Lint', 'oxlint --type-aware --deny-warnings'],
  [
    'Sizes and spaces',
    `stylelint --cache --cache-location ${cache}/styles "packages/web/src/**/*.css"`,
  ],
  ['House rules', 'node scripts/house-rules.mjs'],
  ['Languages', 'tsx scripts/languages.ts --check'],
  ['Texts', 'node scripts/texts-in-catalogues.mjs'],
  ['Long functions', 'node scripts/long-functions.mjs'],
  ['Types: scripts, journeys, bench', types('tsconfig.json', 'root')],
  ...packages.map(
    (name) => /** @type {[string, string]} */ ([`Types: ${name}`, types(`packages/${name}`, name)]),
  ),
  ['Types: parser tests', types('packages/recipe-parser/tsconfig.test.json', 'parser-tests')],
  ['Types: domain tests', types('packages/domain/tsconfig.test.json', 'domain-tests')],
  ['Import law', 'depcruise packages e2e --config .dependency-cruiser.cjs --output-type err-long'],
  ['CSS classes', 'node scripts/css-classes.mjs'],
  ['Folders', 'node scripts/folders.mjs'],
  ['Unused', 'knip --no-progress --no-config-hints'],
  ['Undeclared', 'knip --strict --dependencies --no-progress --no-config-hints'],
  ['Tables of the specification', 'vitest run --project docs'],
  ['Build', 'node scripts/build.mjs'],
  ['Tests', 'vitest run'],
];

const bin = join(root, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` };
const isWithoutTests = process.argv.includes('--no-tests');
for (const [name, command] of steps) {
  if (isWithoutTests && name === 'Tests') continue;
  const started = Date.now();
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`✗ ${name} (${seconds} s): ${command}`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${seconds} s)`);
}
