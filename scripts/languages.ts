/**
 * A language is one folder of `languages/` (docs/translating.md). `npm run languages` writes the lists of what is in the
 * folders, from which the packages import; `--check` fails where a list is old.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { languages } from '../languages/languages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a folder may have beside its texts, by the name of the file and of what it exports. */
const parts = {
  words: 'words.ts',
  foods: 'foods.ts',
  furtherFoods: 'further-foods.ts',
  repeats: 'repeats.ts',
} as const;
type Part = keyof typeof parts;

const lists: Record<string, () => string> = {
  'packages/domain/src/texts/language-names.ts': () => `
    export const languageNames = ${JSON.stringify(Object.fromEntries(['en', ...languages].map((language) => [language, ownNameOf(language)])))} as const;`,
  'packages/recipe-parser/src/names/all-languages.ts': () => `
    ${importsOf('words', 'foods', 'furtherFoods')}
    import type { NamesOfLanguage } from './readers-language';

    /** By BCP 47 tag. A server has those of all languages, the web app those of its build. */
    export const namesByLanguage: Readonly<Record<string, NamesOfLanguage>> = ${namesRecord()};

    /** Names of foods as they are shown, which are read too. */
    export const foodsByLanguage: Readonly<Record<string, string>> = ${recordOf('foods')};

    /** Names of foods that are only read. */
    export const furtherFoodsByLanguage: Readonly<Record<string, string>> = ${recordOf('furtherFoods')};`,
  'packages/domain/src/plan/shopping-list/repeats/repeats-by-language.ts': () => `
    ${importsOf('repeats')}
    import type { RepeatWords } from './repeat-words-of-language';

    export const repeatsByLanguage: Readonly<Record<string, RepeatWords>> = ${recordOf('repeats')};`,
};

/** In its own words, as a list shows it. @example ownNameOf('fr') // 'Français' */
function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}

function importsOf(...wanted: Part[]): string {
  return languages
    .flatMap((language) =>
      wanted
        .filter((part) => has(language, part))
        .map((part) => {
          const from = `<folders>languages/${language}/${parts[part].replace('.ts', '')}`;
          return `import { ${part} as ${variable(language, part)} } from '${from}';`;
        }),
    )
    .join('\n');
}

function recordOf(part: Part): string {
  const entries = languages
    .filter((language) => has(language, part))
    .map((language) => `'${language}': ${variable(language, part)}`);
  return `{ ${entries.join(', ')} }`;
}

/** @throws for a folder with one of the two files: names are shown with units */
function namesRecord(): string {
  const entries = languages
    .filter((language) => has(language, 'words') || has(language, 'foods'))
    .map((language) => {
      if (!has(language, 'words') || !has(language, 'foods')) {
        throw new Error(`languages/${language} needs both ${parts.words} and ${parts.foods}.`);
      }
      const [words, foods] = [variable(language, 'words'), variable(language, 'foods')];
      return `'${language}': { words: ${words}, foods: ${foods} }`;
    });
  return `{ ${entries.join(', ')} }`;
}

const has = (language: string, part: Part): boolean =>
  existsSync(join(root, 'languages', language, parts[part]));

/** @example variable('pt-BR', 'foods') // 'foodsOfPtBR' */
const variable = (language: string, part: Part): string =>
  `${part}Of${language
    .split('-')
    .map((subtag) => subtag.charAt(0).toUpperCase() + subtag.slice(1))
    .join('')}`;

const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1);

async function formatted(file: string, code: string): Promise<string> {
  const head =
    '/** Written by `npm run languages` from the folders of `languages/`: it is not edited. */';
  const options = await resolveConfig(join(root, 'package.json'));
  return format(`${head}\n${code.trim()}`, { ...options, filepath: file });
}

const isCheck = process.argv.includes('--check');
const old: string[] = [];
for (const [path, write] of Object.entries(lists)) {
  const file = join(root, path);
  const text = await formatted(file, write().replaceAll('<folders>', upFrom(path)));
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (before === text) continue;
  old.push(path);
  if (!isCheck) await writeFile(file, text);
}
if (isCheck && old.length > 0) {
  console.error(`Older than the folders of languages/: ${old.join(', ')}. Run npm run languages.`);
  process.exit(1);
}
