/**
 * The history of a recipe in our own export. What is short stands in the file of the recipe; more of it is in files of
 * its own behind that (`parts.ts`): a history may have a hundred megabytes, and neither who writes it nor who reads it
 * holds all of it (docs/decisions/0086-answers-in-bounded-pieces.md).
 *
 * @example `versions/000012-0001.json` goes on with the history of `recipes/000012.json`
 */
import * as z from 'zod/mini';
import { maxVersions } from '@saltbush/contract/book/recipe-versions';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import type { TransferMetadata } from '../../../recipe/recipes';
import { bytesOfText, partsOf } from './parts';
import { versionFromFile, versionInFile, versionSchema } from './version-in-file';

export type ArchivedVersion = TransferMetadata['versions'][number];

export const recipePlace = (number: number): string => `recipes/${padded(number, 6)}.json`;

/** @param part from 1 */
export const versionsPlace = (number: number, part: number): string =>
  `versions/${padded(number, 6)}-${padded(part, 4)}.json`;

/** @returns the place of the recipe that a file of versions belongs to */
export function recipeOfVersions(place: string): string | undefined {
  const name = /^versions\/([^/]+)-\d+\.json$/.exec(place)?.[1];
  return name === undefined ? undefined : `recipes/${name}.json`;
}

/** The parts of a history; the first one, for the file of the recipe, may be empty. */
export const partsOfHistory = (versions: AsyncIterable<ArchivedVersion>, most?: number) =>
  partsOf(withText(versions), most);

async function* withText(versions: AsyncIterable<ArchivedVersion>) {
  for await (const version of versions) {
    const text = JSON.stringify(versionInFile(version));
    yield { version, text, bytes: bytesOfText(text) };
  }
}

export const writeVersionsFile = (part: readonly { text: string }[]): string =>
  `{"versions":[${part.map(({ text }) => `\n${text}`).join(',')}\n]}\n`;

/** @returns nothing when it is none of ours */
export function readVersionsFile(json: unknown): ArchivedVersion[] | undefined {
  const parsed = parseInput(versionsFileSchema, json);
  return parsed.success ? parsed.data.versions.map(versionFromFile) : undefined;
}

const versionsFileSchema = z.object({
  versions: z.array(versionSchema).check(maxLength(maxVersions)),
});

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');
