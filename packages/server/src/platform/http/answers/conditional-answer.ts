/** Answers of calls with an ETag: not built for who has them, and compressed once for everybody else. */
import type { FastifyRequest } from 'fastify';
import { standInLanguage } from '@saltbush/domain/texts/languages';
import { StoredJson } from '../../json-text';
import { currentLanguage } from '../../language/current-language';
import { acceptsGzip } from './accepts-gzip';
import type { Conditional } from '../handler';

export interface ConditionalAnswer {
  etag: string;
  /** Absent when the caller has it; `GzippedJson`, or what the handler built. */
  body?: unknown;
}

export class GzippedJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** @param check throws when an answer breaks its contract */
export async function buildAnswer(
  { headers }: FastifyRequest,
  { etag: etagInEnglish, build }: Conditional<unknown>,
  check: (answer: StoredJson) => void,
): Promise<ConditionalAnswer> {
  const etag = inLanguageOfCaller(etagInEnglish);
  if (hasEtag(headers['if-none-match'], etag)) return { etag };
  const body = await build();
  if (!(body instanceof StoredJson)) return { etag, body };
  const isCompressed =
    body.text.length >= leastCompressedBytes && acceptsGzip(headers['accept-encoding']);
  if (!isCompressed) return { etag, body };
  check(body);
  return { etag, body: new GzippedJson(await body.gzipped()) };
}

/** Below, an answer costs more to compress than to send. */
export const leastCompressedBytes = 2048;

/** The same in another language is another answer. */
export function inLanguageOfCaller(etag: string): string {
  const language = currentLanguage();
  return language === standInLanguage ? etag : `${etag.slice(0, -1)}-${language}"`;
}

/** Compressing proxies mark an ETag as weak: W/"…" names the same answer. */
function hasEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
