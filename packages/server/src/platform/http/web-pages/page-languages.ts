/**
 * In which languages the web app is there, and which of them a page is sent in (decision 0160). That of English is the build
 * itself; each other one has a folder in it, which may come while the server runs (`scripts/start.mjs`).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { folderOf, standInLanguage, type Language } from '@saltbush/domain/texts/languages';
import { pageLanguagesOf, pageLanguageVary } from '../languages/language';

export interface PageLanguages {
  /**
   * Says in the answer's headers which language it is in, and what that depends on.
   *
   * @returns the folder of its files: "", "languages/de/"
   */
  choose: (request: FastifyRequest, reply: FastifyReply) => string;
}

/** @param webFolder that is served */
export function openPageLanguages(webFolder: string): PageLanguages {
  const found = new Set<Language>([standInLanguage]);
  const isThere = (language: Language): boolean => {
    if (found.has(language)) return true;
    const isBuilt = existsSync(join(webFolder, folderOf(language), 'index.html'));
    if (isBuilt) found.add(language);
    return isBuilt;
  };
  return {
    choose: (request, reply) => {
      const language = pageLanguagesOf(request).find(isThere) ?? standInLanguage;
      reply.headers({ 'content-language': language, vary: `accept-encoding, ${pageLanguageVary}` });
      return folderOf(language);
    },
  };
}
