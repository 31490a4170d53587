/**
 * A link that opens a page in another language, for who is not signed in: "/login?language=de". The choice is stored in the cookie of
 * pages, and nothing else is changed: whoever follows a link from elsewhere reads a page in another language at most.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie } from '@saltbush/domain/texts/language-cookie';
import { findLanguage } from '@saltbush/domain/texts/languages';

/**
 * Answers such a link with the page's own address.
 *
 * @param basePath of the instance: "" or "/recipes"
 * @returns whether it was one
 */
export function answerLanguageLink(
  { url, protocol }: FastifyRequest,
  reply: FastifyReply,
  basePath: string,
): boolean {
  const { path, language } = readLink(url);
  if (!language) return false;
  void reply
    .header('set-cookie', languageCookie(language, { basePath, isSecure: protocol === 'https' }))
    .header('cache-control', 'no-store')
    .redirect(basePath + path, 303);
  return true;
}

/** @param url of a page of ours, so that it leads nowhere else */
function readLink(url: string) {
  const [path = '', query = ''] = url.split('?', 2);
  const search = new URLSearchParams(query);
  const language = findLanguage(search.get('language'));
  search.delete('language');
  return { path: search.size > 0 ? `${path}?${search.toString()}` : path, language };
}
