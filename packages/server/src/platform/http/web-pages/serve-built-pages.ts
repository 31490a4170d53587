/**
 * The pages that the web app's build wrote out (`pages.json`): each links the scripts it needs, and
 * some are prerendered (decision 0017). Every other address is answered with index.html.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

interface BuiltPage {
  /** As the app's router spells it: "/recipes/$id". */
  path: string;
  /** Below the web folder. */
  file: string;
}

/** @param basePath "" or "/recipes" */
export function serveBuiltPages(app: FastifyInstance, webFolder: string, basePath: string): void {
  const pages = readPages(join(webFolder, 'pages.json'));
  for (const { path, file } of pages) {
    app.get(path.replace(/\$(\w+)/g, ':$1'), (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false }),
    );
  }
  void app.register(async (forms) => serveForms(forms, pages, basePath));
}

/**
 * Forms are sent by the app. One that the browser sent because no script had loaded leads back to its
 * page; what it carries is not read.
 */
function serveForms(app: FastifyInstance, pages: BuiltPage[], basePath: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });
  for (const { path } of pages) {
    if (path.includes('$')) continue;
    app.post(path, (_request, reply) => reply.redirect(basePath + path, 303));
  }
}

function readPages(file: string): BuiltPage[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltPage[]) : [];
}
