/**
 * Puts the names of foods, units and aisles of one language into the scripts (decision 0161): two files of the parser have
 * none, which is English, and are replaced by those of the language that is built.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../languages/', import.meta.url));

/**
 * What to load instead of a file.
 *
 * @param language a BCP 47 tag; one without names of its own stays English
 * @returns undefined for every other file
 * @example namesInstead('…/names/foods-in-scripts.ts', 'de') // "export { foods } from '…/languages/de/foods.ts';"
 */
export function namesInstead(file: string, language: string): string | undefined {
  const [, kind] = /\/recipe-parser\/src\/names\/(words|foods)-in-scripts\.ts$/.exec(file) ?? [];
  const own = `${folder}${language}/${kind}.ts`;
  if (kind === undefined || !existsSync(own)) return undefined;
  return `export { ${kind} } from ${JSON.stringify(own)};`;
}
