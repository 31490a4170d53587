/** Fastify's plugins, set up once: security headers, rate limits, uploads, compression, request log. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

export interface HttpSettings {
  hasRateLimits: boolean;
  publicUrl: string;
}

export async function addPlugins(app: FastifyInstance, settings: HttpSettings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    // Only meaningful behind TLS; over plain HTTP on a home network it must not lock people out.
    strictTransportSecurity: settings.publicUrl.startsWith('https://'),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  if (settings.hasRateLimits) await app.register(rateLimit, { global: false });
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 } });
  // Small answers cost more to compress than to send.
  await app.register(compress, { threshold: 2048, encodings: ['gzip', 'identity'] });
  logRequests(app);
}

const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Mantine writes its theme variables into a style element.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** One line per request, without query (tokens travel there) and without body. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
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
  });
}
