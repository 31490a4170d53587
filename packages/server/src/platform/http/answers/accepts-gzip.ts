import { Negotiator } from '@fastify/accept-negotiator';

/** What answers can be sent as, the best first. */
export const encodings = ['gzip', 'identity'] as const;

/**
 * As the plugin that compresses answers reads it.
 *
 * @param header `Accept-Encoding`
 * @example acceptsGzip('br, gzip;q=0.5') // true
 */
export function acceptsGzip(header = ''): boolean {
  // An old name for the same.
  const names = header.toLowerCase().replaceAll('x-gzip', 'gzip');
  return negotiator.negotiate(names) === 'gzip';
}

const negotiator = new Negotiator({ supportedValues: [...encodings] });
