/**
 * Receives what other apps share with Saltbush (`share_target` of the manifest), and leads to the page that imports it.
 *
 * - A link or a short text stands in the address of that page, as it does without a service worker.
 * - Photos, files and long texts are stored on the device, and the address names them.
 * - Any site can send such a form: nothing is imported until somebody asks for it on the page.
 */
import { storeShared, type SharedContent } from '../features/device/shared-content';
import { importRecipePath, recipeFilesPath } from '../paths';

/** What the page says instead, when nothing was stored. */
export type NotShared = 'too-much' | 'not-stored';

/** Whether the request is what the manifest says that other apps send. */
export const isShare = (method: string, pathname: string): boolean =>
  method === 'POST' && pathname === importRecipePath;

/** @param request its form is read */
export async function receiveShare(request: Pick<Request, 'formData'>): Promise<Response> {
  const content = await readContent(request);
  const { files, ...texts } = content;
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ''));
  if (files.length === 0 && query.toString().length <= longestQuery) {
    return leadTo(importRecipePath, query);
  }
  return leadTo(pageFor(files), new URLSearchParams({ shared: await store(content) }));
}

/** Without this much, a server takes the address, too. */
const longestQuery = 4_000;

async function readContent(request: Pick<Request, 'formData'>): Promise<SharedContent> {
  const form = await request.formData().catch(() => new FormData());
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  return {
    title: textOf('title'),
    text: textOf('text'),
    url: textOf('url'),
    // A field of which no file was chosen comes as one without a name.
    files: files.filter(({ name, size }) => name !== '' || size > 0),
  };
}

/** @returns the id of what is stored, or why it is not */
const store = (content: SharedContent): Promise<string> =>
  storeShared(content).catch((error: unknown): NotShared =>
    error instanceof RangeError ? 'too-much' : 'not-stored',
  );

/** Photos are read as a recipe; any other file is one of recipes. Some systems know no type of HEIC. */
const pageFor = (files: readonly File[]): string =>
  files.every(({ name, type }) => /^image\/|^,.+\.hei[cf]$/i.test(`${type},${name}`))
    ? importRecipePath
    : recipeFilesPath;

function leadTo(path: string, query: URLSearchParams): Response {
  const address = new URL(basePath + path, location.origin);
  address.search = query.toString();
  return Response.redirect(address.href, 303);
}
