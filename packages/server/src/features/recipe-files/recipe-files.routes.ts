import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { recipeFilesRoutes } from '@saltbush/contract/recipe-files';
import type { Deps } from '../../deps';
import { authorize } from '../../platform/authorized';
import { serve } from '../../platform/http/serve';
import { newId } from '../../platform/ids';
import { importFile, makeImportFolder } from './importing/import-file';
import { presentImport, presentItem } from './importing/imports.present';
import {
  addImport,
  findImport,
  finishImport,
  hasOpenImport,
  listItemsOf,
  listOwnImports,
} from './importing/imports.store';
import { undoImport } from './importing/undo-import';
import { openImportWork } from './importing/work';
import { exportAs } from './writing/export-formats';
import { issueTicket, ownerOfTicket } from './writing/tickets';

export function serveRecipeFiles(app: FastifyInstance, deps: Deps): void {
  const { config, clock } = deps;
  const { db } = deps.database;
  const work = openImportWork(app, deps);

  const getOwn = async (id: string, userId: string) =>
    authorize(await findImport(db, id), ({ ownerId }) => ownerId === userId);

  serve(
    app,
    recipeFilesRoutes,
  )({
    importFile: async ({ file, query, user }) => {
      // Before a long upload, not after it.
      if (await hasOpenImport(db, user.userId)) throw new AppError('IMPORT_RUNNING');
      const id = newId();
      await makeImportFolder(config);
      await file.saveTo(importFile(config, id));
      const added = await addImport(db, {
        id,
        ownerId: user.userId,
        fileName: shownName(file.name),
        keepsDuplicates: query.duplicates === 'keep',
        createdAt: clock(),
      });
      if (added === undefined) {
        await rm(importFile(config, id), { force: true });
        throw new AppError('IMPORT_RUNNING');
      }
      work.start(id);
      return presentImport(added);
    },

    listImports: async ({ query: { page, limit }, user }) => {
      const { rows, total } = await listOwnImports(db, { ownerId: user.userId, page, limit });
      const imports = await Promise.all(
        rows.map(async (row) => presentImport(await work.takeUp(row))),
      );
      return { imports, total, page, limit, hasMore: page * limit < total };
    },

    getImport: async ({ params, user }) =>
      presentImport(await work.takeUp(await getOwn(params.id, user.userId))),

    listItems: async ({ params, query: { page, limit, outcome }, user }) => {
      const own = await getOwn(params.id, user.userId);
      const { rows, total } = await listItemsOf(db, own, { outcome, page, limit });
      return { items: rows.map(presentItem), total, page, limit, hasMore: page * limit < total };
    },

    cancelImport: async ({ params, user }) => {
      const own = await getOwn(params.id, user.userId);
      await finishImport(db, own.id, { state: 'cancelled', now: clock() });
      await rm(importFile(config, own.id), { force: true });
      return presentImport(await getOwn(params.id, user.userId));
    },

    undoImport: async ({ params, user }) => {
      const own = await getOwn(params.id, user.userId);
      if (own.state === 'waiting' || own.state === 'running') throw new AppError('IMPORT_RUNNING');
      await undoImport(db, own, clock());
      return presentImport(await getOwn(params.id, user.userId));
    },

    prepareExport: async ({ body: { format }, user }) => {
      const ticket = await issueTicket(db, user.userId, clock());
      return { url: `/api/recipe-files/export?format=${format}&ticket=${ticket}` };
    },

    exportAll: async ({ query: { format, ticket }, user }) => {
      const now = clock();
      const ownerId = ticket === undefined ? user?.userId : await ownerOfTicket(db, ticket, now);
      if (ownerId === undefined) throw new AppError(ticket ? 'NOT_FOUND' : 'NOT_SIGNED_IN');
      return exportAs(format, { deps, ownerId, now });
    },
  });
}

/** Of a file's name only what can be shown. */
const shownName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, 200) || 'file';
