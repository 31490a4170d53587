/**
 * The history of a recipe in our own export. What is short stands in the file of the recipe; more of it is in files of
 * its own behind that, each with about a megabyte: a history may have a hundred times that, and neither who writes it
 * nor who reads it holds all of it (docs/decisions/0086-answers-in-bounded-pieces.md).
 *
 * @example `versions/000012-0001.json` goes on with the history of `recipes/000012.json`
 */
import * as z from 'zod/mini';
import { maxVersions } from '@saltbush/contract/recipe-versions';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import type { TransferMetadata } from '../../recipes';
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

/** Parts with about as much text as one file may have; the first one may be empty, the others are not. */
export async function* partsOf(
  versions: AsyncIterable<ArchivedVersion>,
): AsyncGenerator<ArchivedVersion[]> {
  let part: ArchivedVersion[] = [];
  let characters = 0;
  let isFirst = true;
  for await (const version of versions) {
    const length = JSON.stringify(version.content).length;
    if (characters + length > partCharacters && (isFirst || part.length > 0)) {
      yield part;
      part = [];
      characters = 0;
      isFirst = false;
    }
    part.push(version);
    characters += length;
  }
  if (isFirst || part.length > 0) yield part;
}

export const writeVersionsFile = (versions: readonly ArchivedVersion[]) => ({
  versions: versions.map(versionInFile),
});

/** @returns nothing when it is none of ours */
export function readVersionsFile(json: unknown): ArchivedVersion[] | undefined {
  const parsed = parseInput(versionsFileSchema, json);
  return parsed.success ? parsed.data.versions.map(versionFromFile) : undefined;
}

const versionsFileSchema = z.object({
  versions: z.array(versionSchema).check(maxLength(maxVersions)),
});

const partCharacters = 1_000_000;

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');
