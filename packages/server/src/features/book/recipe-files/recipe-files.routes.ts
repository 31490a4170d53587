import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import type { Deps } from '../../../deps';
import type { PhotoReader } from '../../../outside/photo-reader';
import { authorize } from '../../../platform/authorized';
import { inThisLanguage } from '../../../platform/language/current-language';
import { inLanguageOf } from '../../access/reader-language';
import type { Db } from '../../../platform/db/connect';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { importFile, makeImportFolder, removeImportFiles } from './importing/import-file';
import { presentImport, presentItem } from './importing/imports.present';
import {
  addImport,
  findImport,
  finishImport,
  hasOpenImport,
  isOpenState,
  listItemsOf,
  listOwnImports,
} from './importing/imports.store';
import { undoImport } from './importing/undo-import';
import { openImportWorker, type ImportWorker } from './importing/job/import-worker';
import { exportAs } from './writing/export-formats';
import { openExportPlaces } from './writing/export-places';
import { issueTicket, ownerOfTicket } from './writing/tickets';

type FileHandlers = Partial<Handlers<typeof recipeFilesRoutes>>;

export function serveRecipeFiles(
  app: FastifyInstance,
  deps: Deps & { photoReader: PhotoReader },
): void {
  const worker = openImportWorker(app, deps);
  serve(
    app,
    recipeFilesRoutes,
  )({
    ...startHandlers(deps, worker),
    ...importHandlers(deps, worker),
    ...endHandlers(deps),
    ...exportHandlers(deps),
  });
}

function startHandlers({ config, clock, database: { db } }: Deps, worker: ImportWorker) {
  return {
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
      worker.start(id);
      return presentImport(added);
    },
  } satisfies FileHandlers;
}

function importHandlers({ database: { db } }: Deps, worker: ImportWorker) {
  return {
    listImports: async ({ query: { page, limit }, user }) => {
      const { rows, total } = await listOwnImports(db, { ownerId: user.userId, page, limit });
      const imports = await Promise.all(
        rows.map(async (row) => presentImport(await worker.takeUp(row))),
      );
      return { imports, total, page, limit, hasMore: page * limit < total };
    },

    getImport: async ({ params, user }) =>
      presentImport(await worker.takeUp(await getOwnImport(db, params.id, user.userId))),

    listItems: async ({ params, query, user }) => {
      const own = await getOwnImport(db, params.id, user.userId);
      const { page, limit } = query;
      const { rows, total } = await listItemsOf(db, own, query);
      return { items: rows.map(presentItem), total, page, limit, hasMore: page * limit < total };
    },
  } satisfies FileHandlers;
}

function endHandlers({ config, clock, database: { db } }: Deps) {
  return {
    cancelImport: async ({ params, user }) => {
      const own = await getOwnImport(db, params.id, user.userId);
      await finishImport(db, own.id, { state: 'cancelled', now: clock() });
      await removeImportFiles(config, own.id);
      return presentImport(await getOwnImport(db, own.id, user.userId));
    },

    undoImport: async ({ params, user }) => {
      const own = await getOwnImport(db, params.id, user.userId);
      if (isOpenState(own.state)) throw new AppError('IMPORT_RUNNING');
      await undoImport(db, own, clock());
      return presentImport(await getOwnImport(db, own.id, user.userId));
    },
  } satisfies FileHandlers;
}

function exportHandlers(deps: Deps) {
  const { clock, config, database } = deps;
  const places = openExportPlaces();
  return {
    prepareExport: async ({ body: { format }, user }) => {
      const ticket = await issueTicket(
        database.db,
        { ownerId: user.userId, use: 'export' },
        clock(),
      );
      return { url: `/api/recipe-files/export?format=${format}&ticket=${ticket}` };
    },

    exportAll: async ({ query: { format, ticket }, user, signal }) => {
      const now = clock();
      const ownerId =
        ticket === undefined
          ? user?.userId
          : await ownerOfTicket(database.db, ticket, { use: 'export', now, demands: config });
      if (ownerId === undefined) throw new AppError(ticket ? 'NOT_FOUND' : 'NOT_SIGNED_IN');
      const file = await inLanguageOf(database.db, { id: ownerId }, async () => {
        const { body, ...rest } = await exportAs(format, { deps, ownerId, now });
        return { ...rest, body: inThisLanguage(body) };
      });
      return { ...file, body: places.inPlace(ownerId, file.body, signal) };
    },
  } satisfies FileHandlers;
}

const getOwnImport = async (db: Db, id: string, userId: string) =>
  authorize(await findImport(db, id), ({ ownerId }) => ownerId === userId);

/** Of a file's name only what can be shown. */
const shownName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, 200) || 'file';
