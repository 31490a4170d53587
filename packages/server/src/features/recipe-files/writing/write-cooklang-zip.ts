/** A folder of Cooklang files, each with its picture beside it under the same name. */
import { writeCooklang } from '@saltbush/domain/recipe-files/cooklang/write-cooklang';
import { findPictureFile } from '../../images';
import type { Export } from './export';
import { fileNames } from './file-names';
import { wholeBook } from './whole-book';
import type { ZipEntry } from './zip-stream';

export async function* cooklangEntries({ deps, ownerId }: Export): AsyncGenerator<ZipEntry> {
  const nameFor = fileNames();
  for await (const { shown, content, imageId } of wholeBook(deps.database.db, ownerId)) {
    const name = nameFor(content.title);
    const picture = imageId === null ? undefined : await findPictureFile(deps, imageId, 1200);
    const extras = {
      createdAt: shown.createdAt,
      ...(shown.isFavourite && { isFavourite: true }),
      ...(picture && { picture: `${name}.webp` }),
    };
    yield { name: `${name}.cook`, content: writeCooklang(content, extras) };
    if (picture) yield { name: `${name}.webp`, content: picture, isPacked: true };
  }
}
