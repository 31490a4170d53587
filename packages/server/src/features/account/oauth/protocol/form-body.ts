/** Bodies as OAuth sends them: `application/x-www-form-urlencoded`, a parameter once (RFC 6749, 3.2). */
import type { FastifyInstance } from 'fastify';

/**
 * @example readForm('a=1&b=2&b=3') // { a: '1', b: ['2', '3'] }, whose list the contract refuses where it takes a text
 */
function readForm(body: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

/** In the scope of its own routes. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(body as string)),
  );
}
