/**
 * The library as it is now: the images of the files and those that admins added, as admins describe them.
 *
 * It is cached with its search index, and read again when the rows have changed; each process asks that before it answers.
 */
import type { CuratedImage } from '@saltbush/contract/recipe/curated-images';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import {
  indexCuratedImages,
  type CuratedImageSearch,
} from '@saltbush/domain/book/curated-images/find-curated-images';
import type { Db } from '../../../platform/db/connect';
import { listLibraryRows, readLibraryVersion, type LibraryRow } from './curated-images.store';
import { curatedImages as filedImages } from './library';

export interface LibraryImage extends CuratedImage {
  isShown: boolean;
  isAdded: boolean;
}

export interface Library {
  /** Those that admins added first, the newest before the others. */
  all: readonly LibraryImage[];
  searchAll: CuratedImageSearch<LibraryImage>;
  /** What people can choose from. */
  searchShown: CuratedImageSearch<CuratedImage>;
}

/** @returns reads the library */
export function openLibrary(db: Db): () => Promise<Library> {
  let known: { version: string; library: Library } | undefined;
  return async () => {
    const version = await readLibraryVersion(db);
    if (known?.version !== version) {
      known = { version, library: indexed(join(await listLibraryRows(db))) };
    }
    return known.library;
  };
}

function join(rows: readonly LibraryRow[]): LibraryImage[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const filed = filedImages.map((image) => {
    const row = byId.get(image._id);
    byId.delete(image._id);
    return { ...image, ...row?.description, isShown: !row?.hiddenAt, isAdded: false };
  });
  const added = [...byId.values()].flatMap(({ id, description, hiddenAt, colour }) =>
    // An image of the files that a later version left out has nothing to say of it.
    description === null
      ? []
      : [
          {
            _id: id,
            imageUrl: imageUrl(id),
            colour,
            ...description,
            isShown: hiddenAt === null,
            isAdded: true,
          },
        ],
  );
  return [...added, ...filed];
}

function indexed(all: LibraryImage[]): Library {
  const shown = all
    .filter(({ isShown }) => isShown)
    .map(({ isShown: _isShown, isAdded: _isAdded, ...image }): CuratedImage => image);
  return { all, searchAll: indexCuratedImages(all), searchShown: indexCuratedImages(shown) };
}
