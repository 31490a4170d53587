/** Images that items of a section name, written beside the file that is read, like those of recipes. */
import { imageNamesOf } from '../saltbush-archive/section';
import type { FilesBeside } from './file-events';
import { writeFurtherImages } from './image-files';

/** @returns the files by the names in the archive; without those that are not in it */
export async function writeSectionImages(
  items: readonly unknown[],
  place: { path: string; beside: FilesBeside },
): Promise<Record<string, string>> {
  const names = new Set(items.flatMap(imageNamesOf));
  const files: Record<string, string> = {};
  const written = await writeFurtherImages(
    [...names].map((name) => ({ name })),
    place,
  );
  for (const { name, path } of written) files[name] = path;
  return files;
}
