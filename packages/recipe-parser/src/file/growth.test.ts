import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slowTexts, type Reader } from '../../testing/growth';
import { runsBetweenWords } from '../../testing/hostile-texts';
import { takeComments } from './cooklang/comments';
import { cooklangKind } from './cooklang/kind';
import { parseYaml } from './front-matter/yaml';
import { parseFrontMatter, splitFrontMatter } from './front-matter/front-matter';
import { isFrontMatterRecipe } from './front-matter/front-matter-recipe';
import { headedLines } from './recipe/headed-lines';
import type { HtmlPiece } from './fields/html-piece';
import { readJson } from './read-json';
import { readText, type TextReading } from './read-text';
import { readXml } from './read-xml';
import { readCopyMeThat } from './formats/copy-me-that';
import { readCsv } from './formats/csv/csv';
import { csvRows } from './formats/csv/csv-rows';
import { readRecipeKeeper } from './formats/recipe-keeper';
import type { ReadRecipe } from './fields/recipe-in-file';

/** Each recipe of a file is read alone, and may take time of its own: a few stand for all. */
const some = (recipes: readonly ReadRecipe[] = []) => recipes.slice(0, 5).map((read) => read());
const recipesOf = (reading: TextReading) => ('problem' in reading ? [] : some(reading.recipes));

const inQuotes = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** Where many fields hold the text, each has a part of it. */
const part = (text: string) => text.slice(0, text.length / 3);
const piecesOf = (text: string, ...names: string[]): HtmlPiece[] =>
  names.map((name) => ({ name, value: part(text) }));

/** Each puts the text where a file may have it. */
const readers: Record<string, Reader> = {
  'a text file': (text) => recipesOf(readText(text, 'Pie.txt')),
  'rows of a table': (text) => [...csvRows(text)],
  'a table': (text) => some(readCsv(`Title,Ingredients\n${text},"${text}`)?.recipes),
  'front matter': (text) => [splitFrontMatter(`---\n${text}`), parseFrontMatter(text)],
  YAML: (text) => [
    parseYaml(`key:\n- ${text}`),
    parseYaml(`key: |\n  ${text}\nlist:\n  - ${text}`),
  ],
  'a key of front matter': (text) => parseFrontMatter(`key: ${text}`),
  'a list of front matter': (text) => [
    parseFrontMatter(`key: [${text}]`),
    parseFrontMatter(`key:\n- ${text.replaceAll('\n', '\n  ')}`),
  ],
  headings: headedLines,
  'a book of Meal-Master': (text) =>
    recipesOf(readText(`MMMMM----- Meal-Master\n  Title: Pie\n\n      1 c  ${text}`, 'Pie.mmf')),
  'a book of RezKonv': (text) =>
    recipesOf(readText(`========== REZKONV\n  Titel: Pie\n\n      1    ${text}`, 'Pie.rk')),
  'a text of MasterCook': (text) =>
    recipesOf(readText(`* Exported from MasterCook *\n\nPie\n${text}`, 'Pie.mxp')),
  'the beginning of a document': (text) => [readXml(`<${text}`), readXml(`<!DOCTYPE ${text}`)],
  'comments of Cooklang': (text) => [takeComments(text), takeComments(text.replaceAll('[', '\\['))],
  'the kind of Cooklang': (text) => [
    cooklangKind(text, 'Pie.cook'),
    cooklangKind(`@a{1} ${text}`, 'Pie.txt'),
  ],
};

/** The text as it stands, and in the elements of several programs. */
const documentsOf = (text: string) =>
  [
    `<cookbook><recipe><title>${text}</title><ingredient><li>${text}</li></ingredient></recipe>`,
    `<gourmetDoc><recipe><instructions>${text}</instructions><rating>${text}</rating></recipe>`,
    `<en-export><note><title>Pie</title><content><![CDATA[${text}]]></content></note>`,
    `<cookbook>${text}`,
  ].flatMap((document) => {
    const xml = readXml(document);
    return xml === undefined || 'problem' in xml ? [] : [...xml.recipes].map((read) => read());
  });

/** Each puts the text into many fields, which are understood as those of every other recipe. */
const fieldReaders: Record<string, Reader> = {
  'cells of a table': (text) => {
    const cell = inQuotes(part(text));
    const row = Array.from({ length: 5 }, () => cell).join(',');
    return some(readCsv(`Title,Ingredients,Directions,Prep time,Tags\n${row}`)?.recipes);
  },
  Chowdown: (text) => {
    const lines = part(text).split('\n').join('\n- ');
    const head = `title: Pie\ningredients:\n- ${lines}\ndirections:\n- ${lines}`;
    const file = `---\n${head}\n---\n${part(text)}`;
    return [isFrontMatterRecipe(file), recipesOf(readText(file, 'Pie.md'))];
  },
  'Copy Me That': (text) => [
    readCopyMeThat(piecesOf(text, 'recipeIngredients', 'recipeInstructions', 'recipe_notes')),
    readCopyMeThat(
      piecesOf(text, 'recipeIngredient', 'recipeIngredient_subheader', 'instruction', 'tag'),
    ),
  ],
  'a book in XML': (text) => documentsOf(part(text)),
  'Recipe Keeper': (text) =>
    readRecipeKeeper(
      piecesOf(text, 'recipeIngredients', 'recipeDirections', 'recipeYield', 'recipeSource'),
    ),
};

test.each(Object.entries(readers))(
  'the time of reading %s grows in proportion to the text',
  (_name, read) => {
    expect(slowTexts(read)).toEqual([]);
  },
);

test.each(Object.entries(fieldReaders))(
  'the time of reading %s grows in proportion to its fields',
  (_name, read) => {
    expect(slowTexts(read, runsBetweenWords)).toEqual([]);
  },
);

test.each([
  'crouton',
  'flavorish',
  'kitchen-owl',
  'mealie-backup',
  'mealie',
  'mela',
  'nextcloud-cookbook',
  'norish',
  'paprika',
  'pestle',
  'recipe-sage',
  'tandoor',
])('the time of reading a file of %s grows in proportion to its fields', (name) => {
  const path = new URL(`../../fixtures/recipe-files/${name}.json`, import.meta.url);
  const document = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  const read = (text: string) => some(readJson(withText(document, part(text)))?.recipes);
  expect(read('egg')).toHaveLength(1);
  expect(slowTexts(read, runsBetweenWords)).toEqual([]);
});

/** The document with one item in each list, and the text in the place of each text that is no code. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return /^(?:[A-Z]+|Recipe|HowTo\w+)$/.test(value) ? value : text;
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => withText(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name.startsWith('@') ? inner : withText(inner, text),
    ]),
  );
}

test('a recipe of many addresses that have no place in it is read in time', () => {
  const ofLength = (length: number) =>
    Array.from({ length: length / 25 }, (_, at) => `https://a.example/${at}`).join('\n');
  const pie = { name: 'Pie', ingredients: '2 eggs', source_url: '' };
  const read = (text: string) =>
    some(
      readJson({
        ...pie,
        directions: 'https://a.example. '.repeat(text.length / 19),
        created: text,
      })?.recipes,
    );
  expect(read(ofLength(50))).toHaveLength(1);
  expect(slowTexts(read, [{ name: 'addresses', ofLength }])).toEqual([]);
});
