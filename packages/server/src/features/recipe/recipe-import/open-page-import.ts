/** Reads recipes of pages and texts, with one client for the pages of all calls. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openWebPages } from '../../../outside/web-page';
import { importFromPage, type Imported, type Source } from './import-from-page';
import type { Caller, RecipeReader } from './reading/recipe-reader';

/** @throws AppError NO_RECIPE_FOUND, RECIPE_ELSEWHERE, TOO_MUCH_TO_READ, WORKERS_BUSY, or one of the PAGE codes */
export type PageImport = (source: Source, caller: Caller) => Promise<Imported>;

export function openPageImport(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  reader: RecipeReader,
): PageImport {
  const webPages = openWebPages({ allowedPrivateHosts: config.allowedPrivateImportHosts });
  app.addHook('onClose', () => webPages.close());
  return (source, caller) => importFromPage(source, { webPages, reader }, caller);
}
