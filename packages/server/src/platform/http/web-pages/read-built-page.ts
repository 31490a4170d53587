/** The app's page for addresses that have none of their own, as text, for those who write into its head. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageLanguages } from './page-languages';

/** @returns the page in the language of its reader; its headers say so */
export type BuiltPageReader = (request: FastifyRequest, reply: FastifyReply) => string;

/** @param webFolder that is served */
export function readBuiltPage(webFolder: string, languages: PageLanguages): BuiltPageReader {
  const pages = new Map<string, string>();
  return (request, reply) => {
    const folder = languages.choose(request, reply);
    const page = pages.get(folder) ?? readFileSync(join(webFolder, folder, 'index.html'), 'utf8');
    pages.set(folder, page);
    return page;
  };
}
