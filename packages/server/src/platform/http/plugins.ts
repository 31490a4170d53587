/** Fastify's plugins, set up once: security headers, rate limits, bodies, compression, request log. */
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { encodings } from './answers/accepts-gzip';
import { addBodyDrain, type DrainBounds } from './body-drain';
import { refuseCompressedBodies } from './compressed-bodies';
import { leastCompressedBytes } from './answers/conditional-answer';
import { endlessDisk, type Disk } from '../disk/disk';
import { openLimits, type Limits } from './limits/limits';
import type { CountShared } from './limits/shared-limits';
import { addSecurityHeaders, type ImageOrigins, type TagManager } from './security-headers';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
    disk: Disk;
  }
}

export interface HttpSettings {
  /** Endless by default. */
  disk?: Disk;
  hasRateLimits: boolean;
  /** Given where other processes may serve the same database. */
  countShared?: CountShared | undefined;
  publicUrl: string;
  imageOrigins?: ImageOrigins;
  tagManager?: TagManager | undefined;
  drainBounds?: DrainBounds;
}

export async function addPlugins(app: FastifyInstance, settings: HttpSettings): Promise<void> {
  addSecurityHeaders(app, settings);
  if (settings.hasRateLimits) await app.register(rateLimit, { global: false });
  const countShared = settings.hasRateLimits ? settings.countShared : undefined;
  app.decorate('limits', openLimits(app, countShared));
  app.decorate('disk', settings.disk ?? endlessDisk);
  refuseCompressedBodies(app);
  addBodyDrain(app, settings.drainBounds);
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 } });
  await app.register(compress, {
    threshold: leastCompressedBytes,
    encodings: [...encodings],
    globalDecompression: false,
  });
  logRequests(app);
}

/** One line per request, without query (tokens travel there) and without body. */
function logRequests(app: FastifyInstance): void {
  if (!['debug', 'trace'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'unknown';
    request.log.debug(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
