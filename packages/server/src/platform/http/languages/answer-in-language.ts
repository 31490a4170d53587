/** Each call is answered in the language of its caller. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { currentLanguage, withLanguage } from '../../language/current-language';
import { languageOf } from './language';

/** Before all other hooks: what they refuse is said in that language too. */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withLanguage(languageOf(request), done));
  // Again, since what reads a body goes on from the events of the connection, which may serve several callers.
  app.addHook('preValidation', (request, _reply, done) => withLanguage(languageOf(request), done));
}

/** Words of ours on a page are in its language, which a cookie may have chosen (`page-languages.ts`). */
export const inLanguageOfPage = <Result>(reply: FastifyReply, work: () => Result): Result =>
  withLanguage(String(reply.getHeader('content-language')), work);

/** Of an answer with words: says in which language they are, and that others are sent others. */
export function nameLanguage(reply: FastifyReply): void {
  reply.header('content-language', currentLanguage());
  addVary(reply, 'accept-language');
}

/** @param name of a header of calls, in small letters */
export function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  const names = before === undefined ? [] : String(before).split(', ');
  if (!names.includes(name)) reply.header('vary', [...names, name].join(', '));
}
