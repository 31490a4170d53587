import type { FastifyInstance } from 'fastify';
import { curatedImageAdminRoutes } from '@saltbush/contract/admin/curated-image-admin';
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { openLibrary, pageOf, type LibraryImage } from '../../access/curated-images';
import { addImage, changeImage } from './change-library';

export function serveCuratedImageAdmin(
  app: FastifyInstance,
  { database: { db }, clock }: Deps,
): void {
  const readLibrary = openLibrary(db);
  const find = async (id: string): Promise<LibraryImage> => {
    const { all } = await readLibrary();
    const image = all.find(({ _id }) => _id === id.toLowerCase());
    if (!image) throw new AppError('NOT_FOUND');
    return image;
  };
  serve(
    app,
    curatedImageAdminRoutes,
  )({
    list: async ({ query: { page, limit, search = '', only } }) => {
      const found = (await readLibrary()).searchAll.byText(search);
      return pageOf(found.filter(only === undefined ? () => true : isOnly[only]), { page, limit });
    },
    add: async ({ body: { imageUrl, ...description }, user }) => {
      // The contract has checked that it is the address of an image.
      const id = imageIdOf(imageUrl)!;
      await addImage(db, { id, description, adminId: user.userId, now: clock() });
      return find(id);
    },
    change: async ({ params, body, user }) => {
      const image = await find(params.id);
      await changeImage(db, { image, change: body, adminId: user.userId, now: clock() });
      return find(params.id);
    },
  });
}

const isOnly: Record<'off' | 'added', (image: LibraryImage) => boolean> = {
  off: ({ isShown }) => !isShown,
  added: ({ isAdded }) => isAdded,
};
