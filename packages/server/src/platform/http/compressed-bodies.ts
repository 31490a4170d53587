/**
 * Refuses compressed request bodies: no client needs them, and unpacking a
 * hostile body can cost far more than was sent.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';

export function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    const isPlain = encoding === undefined || /^(identity)?$/i.test(encoding.trim());
    done(
      isPlain
        ? undefined
        : new AppError('UNSUPPORTED_MEDIA_TYPE', say('Please send it uncompressed.')),
    );
  });
}
