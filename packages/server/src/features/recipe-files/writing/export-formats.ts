/** The files that somebody can take along: how each is named, and how it is made. */
import { Buffer } from 'node:buffer';
import type { ExportFormat } from '@saltbush/contract/recipe-files';
import type { Download } from '@saltbush/contract/route';
import type { Export } from './export';
import { bookText } from './write-book';
import { cooklangEntries } from './write-cooklang-zip';
import { jsonLdText } from './write-json-ld-file';
import { saltbushEntries } from './write-saltbush';
import { zipStream } from './zip-stream';

export function exportAs(format: ExportFormat, asked: Export): Download {
  const { name, mediaType, body } = exportFormats[format];
  const day = asked.now.toISOString().slice(0, 10);
  return { fileName: name.replace('DAY', day), mediaType, body: body(asked) };
}

const exportFormats: Record<
  ExportFormat,
  { name: string; mediaType: string; body: (asked: Export) => AsyncIterable<Uint8Array> }
> = {
  saltbush: {
    name: 'saltbush-DAY.zip',
    mediaType: 'application/zip',
    body: (asked) => zipStream(saltbushEntries(asked), asked.now),
  },
  cooklang: {
    name: 'recipes-cooklang-DAY.zip',
    mediaType: 'application/zip',
    body: (asked) => zipStream(cooklangEntries(asked), asked.now),
  },
  'json-ld': {
    name: 'recipes-DAY.json',
    mediaType: 'application/ld+json',
    body: (asked) => bytes(jsonLdText(asked)),
  },
  book: {
    name: 'recipe-book-DAY.html',
    mediaType: 'text/html; charset=utf-8',
    body: (asked) => bytes(bookText(asked)),
  },
};

async function* bytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
