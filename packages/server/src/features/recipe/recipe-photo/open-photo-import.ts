/** Reads recipes of photos, with one client of the service that an admin may have set up for it. */
import type { Deps } from '../../../deps';
import { openLiveClient } from '../../../outside/live-client';
import type { PhotoCaller } from '../../../outside/photo-reader';
import { openVision } from '../../../outside/vision';
import { importFromPhoto, type PhotoReaders, type ReadFromPhotos } from './import-from-photo';

/** @throws AppError NO_RECIPE_IN_PHOTO with the text, IMAGE_UNREADABLE, or one of the PHOTO codes */
export type PhotoImport = (
  photos: readonly Buffer[],
  caller: PhotoCaller,
) => Promise<ReadFromPhotos>;

export function openPhotoImport(
  { services, log, diagnostics }: Pick<Deps, 'services' | 'log' | 'diagnostics'>,
  readers: Pick<PhotoReaders, 'reader' | 'photoReader'>,
): PhotoImport {
  const vision = openLiveClient({
    findSettings: () => services.find('photo-reading'),
    open: (settings) => diagnostics.watch('photo-reading', openVision(settings)),
  });
  return async (photos, caller) =>
    importFromPhoto(photos, { ...readers, vision: await vision.find(), log }, caller);
}
