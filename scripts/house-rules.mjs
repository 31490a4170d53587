// @ts-check
/** Rules that neither the compiler nor the linter checks. Each message states what to do instead. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './build.mjs';
import { misplacedImports } from './lazy-imports.mjs';
import { physicalSides } from './logical-sides.mjs';
import { refusedWords } from './plain-language.mjs';
import { unclearTestNames } from './test-names.mjs';

const allFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n');
const files = allFiles.filter((path) => /\.(ts|tsx|mjs|cjs|js)$/.test(path));
const screenFiles = allFiles.filter((path) =>
  /^packages\/web\/src\/(?!.*\/dish-drawing\/)(?!.*\.test\.).*\.(css|tsx?)$/.test(path),
);

/**
 * @typedef {object} Rule
 * @property {RegExp} where paths the rule looks at
 * @property {RegExp} [except] paths it does not
 * @property {(path: string, text: string) => boolean} isBroken
 * @property {string} instead
 */

/** @type {Rule[]} */
const rules = [
  {
    where: /^packages\//,
    isBroken: (path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(basename(path)),
    instead: 'Name files in kebab-case: recipe-form.tsx exports RecipeForm.',
  },
  {
    where: /\/(utils?|helpers?|common|shared|lib|misc|types|services)(\/|\.tsx?$)/,
    isBroken: () => true,
    instead: 'Find the name of the thing; there is no drawer for everything.',
  },
  {
    where: /^packages\/domain\/src\//,
    except: /\.test\.ts$/,
    isBroken: (_path, text) => /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b/.test(text),
    instead: 'The domain has no clock and no dice: take `today` or `random` as an argument.',
  },
  {
    where: /^packages\/(server|domain|contract)\/src\//,
    except:
      /packages\/server\/src\/(config|run-server|command-line\/commands)\.ts$|\.test\.ts$|\/testing\//,
    isBroken: (_path, text) => /\bprocess\.env\b/.test(text),
    instead: 'Only config.ts reads the environment; take what you need from Config.',
  },
  {
    where: /^packages\/(contract|server|web)\/src\//,
    except: /contract\/src\/schemas\/parse-input\.ts$|\.test\.tsx?$|\/testing\//,
    isBroken: (_path, text) =>
      /\bsafeParse(Async)?\(|\bz\.(parse|decode)(Async)?\(|[sS]chema\.parse(Async)?\(/.test(text),
    instead: 'A schema may throw: parse by parseInput of contract/schemas/parse-input.',
  },
  {
    where: /^packages\/(contract|server|web)\/src\//,
    except: /contract\/src\/schemas\/lengths\.ts$/,
    isBroken: (_path, text) => /\bz\s*\.(max|min)?(Length|length|Size|size)\(/.test(text),
    instead:
      'zod looks at lengths of any type: use maxLength and minLength of contract/schemas/lengths.',
  },
  {
    where: /\.(test|spec)\.tsx?$/,
    isBroken: (_path, text) => /\bwaitForTimeout\(|\bsetTimeout\((resolve|done), *[1-9]/.test(text),
    instead:
      'A test waits for what it expects (vi.waitFor, waitFor of a locator) or sets its clock: it never sleeps.',
  },
  {
    where: /\.spec\.ts$|vitest\.config\.ts$/,
    isBroken: (_path, text) => /\bretry: *[1-9]/.test(text),
    instead: 'A test that needs a second try is mended (docs/decisions/0094).',
  },
  {
    where: /^e2e\//,
    isBroken: (_path, text) => /\bwaitForFunction\(\s*async\b/.test(text),
    instead:
      'waitForFunction takes the promise of an async predicate for a yes: use untilYes of e2e/pages/device.ts.',
  },
  {
    where: /^packages\/web\/src\//,
    except: /\/ui\/(theme[^/]*$|dish-drawing\/|images\/tiles\.ts$)|\.test\.tsx?$/,
    isBroken: (_path, text) => /['"`\s:]#[0-9a-fA-F]{6}\b/.test(text),
    instead: 'Colours live in the theme; use its tokens.',
  },
  {
    where: /^packages\/web\/src\//,
    except:
      /\.test\.tsx?$|\/(testing|gallery)\/|\/base-path\.ts$|\/service-worker\/service-worker\.ts$/,
    isBroken: (_path, text) => ownAddress.test(text.replaceAll(comments, '')),
    instead:
      'Below a path of its host the app has other addresses: put basePath, withBasePath or instanceUrl of base-path.ts before it.',
  },
];

/** An address of ours for the browser or for people, which the router does not make. */
const ownAddress =
  /["'`](\/(api|images|assets|screens)\/|\/api\$|\/(sw\.js|logo\.svg|icon-\d))|location\.origin\}?[`/]|basePath\.length|\bhref: (?!basePath\b)\w+[^,]*, replace\b/;
const comments = /^\s*(\/\*\*|\*|\/\/).*$/gm;

let broken = 0;
for (const path of files) {
  const text = readFileSync(new URL(path, `file://${root}`), 'utf8');
  for (const rule of rules) {
    if (!rule.where.test(path) || rule.except?.test(path)) continue;
    if (rule.isBroken(path, text)) {
      console.error(`${path}: ${rule.instead}`);
      broken += 1;
    }
  }
  for (const problem of [...refusedWords(path, text), ...unclearTestNames(path, text)]) {
    console.error(`${path}: ${problem} (docs/style.md).`);
    broken += 1;
  }
  for (const problem of misplacedImports(path, text)) {
    console.error(`${path}: ${problem} (docs/architecture.md).`);
    broken += 1;
  }
}
for (const path of screenFiles) {
  const text = readFileSync(new URL(path, `file://${root}`), 'utf8');
  for (const problem of physicalSides(path, text)) {
    console.error(`${problem} (docs/style.md).`);
    broken += 1;
  }
}
process.exit(broken === 0 ? 0 : 1);
