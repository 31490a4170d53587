/**
 * What one person does while another one's calls are timed. A load is repeated until its signal is
 * aborted.
 */
import { renderedPhoto } from '../../packages/server/src/testing/rendered-photo';
import type { Cook } from '../cook';
import { callsAtOnce } from './calls-at-once';
import { fileLoad } from './file-load';
import {
  bombFile,
  bracketsFile,
  largeImage,
  largestRecipe,
  printedPage,
  recipesFile,
  smallObjectsFile,
} from './large-inputs';
import { hostilePages } from './hostile-pages';
import { formOf, sender, type FormBody } from './send';

export interface Load {
  name: string;
  /** Does it once more. Resolves to what became of it: a status, the state of a job. */
  once(signal: AbortSignal): Promise<string>;
}

/** @param host of the site that serves the hostile pages */
export async function makeLoads(url: string, busy: Cook, host: string): Promise<Load[]> {
  const send = sender(url, busy.session.token);
  const call = (name: string, method: string, path: string, body?: string | FormBody): Load => ({
    name,
    once: async (signal) => {
      const { status } = await send(method, path, { signal, ...(body !== undefined && { body }) });
      return String(status);
    },
  });
  const scrape = (name: string, content: object): Load =>
    call(name, 'POST', '/recipes/scrape', JSON.stringify(content));

  const pages = Object.keys(hostilePages).map((name) =>
    scrape(`page: ${name}`, { url: `http://${host}/${encodeURIComponent(name)}` }),
  );
  const source = hostilePages['long list']!().slice(0, 2_400_000);
  const text = 'Soup\n\n'.padEnd(99_000, '1. 400g (400g) ');
  const longest = JSON.stringify(largestRecipe());
  const photo = await formOf('photo', await (await renderedPhoto(printedPage)).jpeg().toBuffer());
  const image = await formOf('image', await largeImage());
  const exports = ['saltbush', 'json-ld', 'cooklang', 'book'].map((format) =>
    call(`export: ${format}`, 'GET', `/recipe-files/export?format=${format}`),
  );
  const recipes = await formOf('file', await recipesFile(2_000));
  const bomb = await formOf('file', await bombFile());
  const brackets = await formOf('file', bracketsFile());
  const objects = await formOf('file', smallObjectsFile());
  return [
    ...(await callsAtOnce(busy, send)),
    ...pages,
    scrape('page source in the call', { html: source }),
    scrape('pasted text', { text }),
    call('the longest recipe', 'POST', '/recipes', longest),
    call('photo of a page', 'POST', '/recipe-photo-extraction/extract-recipe', photo),
    call('picture, 60 million pixels', 'POST', '/images', image),
    ...exports,
    fileLoad('file of 2,000 recipes', recipes, send),
    fileLoad('file that unpacks to 900 MB', bomb, send),
    fileLoad('file of 90 MB of brackets', brackets, send),
    fileLoad('file of 65 MB of small objects', objects, send),
  ];
}
