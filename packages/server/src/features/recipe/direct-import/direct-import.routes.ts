import type { FastifyInstance } from 'fastify';
import {
  directImportRoutes,
  type DirectImport,
} from '@saltbush/contract/recipe/recipe-import/direct-import';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { authorOf } from '../../../platform/http/session';
import type { PageImport } from '../recipe-import';
import type { PhotoImport } from '../recipe-photo';
import { contentOfPage, contentOfPhotos, contentOfText, findPlace } from './content-place';
import { presentStored, storeImport, type Storing } from './store-import';

export interface Readings extends Pick<Storing, 'reader' | 'webImages'> {
  readPage: PageImport;
  readPhotos: PhotoImport;
}

export function serveDirectImport(app: FastifyInstance, deps: Deps, readings: Readings): void {
  const { readPage, readPhotos } = readings;
  const storing = { ...deps, ...readings };

  /** What is sent a second time, because the answer was lost, is not read again. */
  async function once(
    content: string,
    userId: string,
    importIt: () => Promise<DirectImport>,
  ): Promise<DirectImport> {
    const place = await findPlace(deps.database.db, userId, content);
    return place.isTaken ? presentStored(deps, place.id, userId) : importIt();
  }

  serve(
    app,
    directImportRoutes,
  )({
    importRecipe: async ({ body, user, signal }) => {
      const caller = { ...authorOf(user), signal };
      const { text } = body;
      if (text === undefined) {
        // A page may have changed, and is known by its address once it is read.
        const read = await readPage(body, caller);
        const content = contentOfPage(body, read.addresses);
        return storeImport(storing, { ...read, origin: 'web-page', content }, caller);
      }
      const content = contentOfText(text);
      return once(content, caller.userId, async () => {
        const read = await readPage(body, caller);
        return storeImport(storing, { ...read, origin: 'text', content }, caller);
      });
    },

    importPhotos: async ({ files, user, signal }) => {
      const caller = { ...authorOf(user), signal };
      const content = contentOfPhotos(files);
      return once(content, caller.userId, async () => {
        const read = await readPhotos(files, caller);
        return storeImport(storing, { ...read, origin: 'photo', content }, caller);
      });
    },
  });
}
