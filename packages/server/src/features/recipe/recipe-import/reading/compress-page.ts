/** A page as it is stored: its HTML, gzipped. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { textOfPage } from '@saltbush/recipe-parser/page';

/** A page of 5 MB packs to less, unless it is full of images. */
const maxBytes = 1_000_000;
const maxUnpacked = 8_000_000;

/** @returns `undefined` when it is too large to be stored */
export function compressPage(html: string): Uint8Array | undefined {
  const packed = gzipSync(html);
  return packed.length <= maxBytes ? packed : undefined;
}

/** The only form in which a stored page leaves the server: it must never be sent as HTML. */
export function textOfCompressedPage(packed: Uint8Array): string {
  return textOfPage(gunzipSync(packed, { maxOutputLength: maxUnpacked }).toString('utf8'));
}
