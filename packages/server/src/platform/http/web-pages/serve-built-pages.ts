/**
 * The pages that the web app's build wrote out (`pages.json`): each links the scripts it needs, and
 * some are prerendered (decision 0017), in the language of their reader. Every other address is answered with index.html.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { answerLanguageLink } from './language-link';
import type { PageLanguages } from './page-languages';

interface BuiltPage {
  /** As the app's router spells it: "/recipes/$id". */
  path: string;
  /** Below the folder of the language. */
  file: string;
}

interface BuiltPages {
  webFolder: string;
  languages: PageLanguages;
  /** "" or "/recipes". */
  basePath: string;
}

export function serveBuiltPages(
  app: FastifyInstance,
  { webFolder, languages, basePath }: BuiltPages,
): void {
  const pages = readPages(join(webFolder, 'pages.json'));
  for (const { path, file } of pages) {
    app.get(path.replace(/\$(\w+)/g, ':$1'), (request, reply) => {
      if (answerLanguageLink(request, reply, basePath)) return reply;
      const folder = languages.choose(request, reply);
      return reply
        .header('cache-control', 'no-cache')
        .sendFile(folder + file, { cacheControl: false });
    });
  }
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume().once('end', () => done(null));
    });
    serveForms(forms, pages, basePath);
    serveShareTarget(forms, webFolder, basePath);
  });
}

/**
 * Forms are sent by the app. One that the browser sent because no script had loaded leads back to its
 * page; what it carries is not read.
 */
function serveForms(app: FastifyInstance, pages: BuiltPage[], basePath: string): void {
  for (const { path } of pages) {
    if (path.includes('$')) continue;
    app.post(path, (_request, reply) => reply.redirect(basePath + path, 303));
  }
}

/**
 * What another app shares is taken by the service worker. Before there is one it comes here: nothing of it is read, and the
 * page, whose address the manifest has, asks to share it again.
 */
function serveShareTarget(app: FastifyInstance, webFolder: string, basePath: string): void {
  const file = join(webFolder, 'manifest.webmanifest');
  if (!existsSync(file)) return;
  const { share_target: target } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const [path = ''] = target.action.slice(basePath.length).split('?');
  app.post(path, (_request, reply) => reply.redirect(target.action, 303));
}

interface Manifest {
  /** Its address is below the path of the instance. */
  share_target: { action: string };
}

function readPages(file: string): BuiltPage[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltPage[]) : [];
}
