/** The export formats: file name and writer of each. */
import { Buffer } from 'node:buffer';
import type { ExportFormat } from '@saltbush/contract/recipe-files';
import type { Download } from '@saltbush/contract/route';
import { withRests } from '../../../platform/in-turns';
import type { Export } from './export';
import { cookbookHtml } from './write-cookbook';
import { cooklangEntries } from './write-cooklang-zip';
import { jsonLdText } from './write-json-ld-file';
import { saltbushEntries } from './write-saltbush';
import { zipStream } from './zip-stream';

export function exportAs(format: ExportFormat, request: Export): Download {
  const { name, mediaType, body } = exportFormats[format];
  const day = request.now.toISOString().slice(0, 10);
  return { fileName: name.replace('DAY', day), mediaType, body: body(request) };
}

const exportFormats: Record<
  ExportFormat,
  { name: string; mediaType: string; body: (request: Export) => AsyncIterable<Uint8Array> }
> = {
  saltbush: {
    name: 'saltbush-DAY.zip',
    mediaType: 'application/zip',
    body: (request) => zipStream(withRests(saltbushEntries(request)), request.now),
  },
  cooklang: {
    name: 'recipes-cooklang-DAY.zip',
    mediaType: 'application/zip',
    body: (request) => zipStream(withRests(cooklangEntries(request)), request.now),
  },
  'json-ld': {
    name: 'recipes-DAY.json',
    mediaType: 'application/ld+json',
    body: (request) => bytes(jsonLdText(request)),
  },
  book: {
    name: 'recipe-book-DAY.html',
    mediaType: 'text/html; charset=utf-8',
    body: (request) => bytes(cookbookHtml(request)),
  },
};

async function* bytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of withRests(texts)) yield Buffer.from(text);
}
