/** The export formats: file name and writer of each. */
import { Buffer } from 'node:buffer';
import type { ExportFormat } from '@saltbush/contract/book/recipe-files';
import { todayIn } from '@saltbush/domain/plan/days/week';
import type { Download } from '@saltbush/contract/route';
import { findTimeZone } from '../../../account/households';
import { withRests } from '../../../../platform/in-turns';
import type { Export } from './export';
import { cookbookHtml } from './write-cookbook';
import { cooklangEntries } from './write-cooklang-zip';
import { isForArchive, jsonLdEntries, jsonLdText } from './write-json-ld-file';
import { saltbushEntries } from './write-saltbush';
import { zipStream, type ZipEntry } from './zip-stream';

export async function exportAs(format: ExportFormat, request: Export): Promise<Download> {
  const { name, mediaType, body } = await exportFormats[format](request);
  const timeZone = await findTimeZone(request.deps.database.db, request.ownerId);
  const day = todayIn(request.now, timeZone);
  return { fileName: name.replace('DAY', day), mediaType, body };
}

interface Writer {
  name: string;
  mediaType: string;
  body: AsyncIterable<Uint8Array>;
}

const exportFormats: Record<ExportFormat, (request: Export) => Writer | Promise<Writer>> = {
  saltbush: (request) => zip('saltbush-DAY.zip', saltbushEntries(request), request),
  cooklang: (request) => zip('recipes-cooklang-DAY.zip', cooklangEntries(request), request),
  'json-ld': async (request) =>
    (await isForArchive(request))
      ? zip('recipes-json-ld-DAY.zip', jsonLdEntries(request), request)
      : {
          name: 'recipes-DAY.json',
          mediaType: 'application/ld+json',
          body: bytes(jsonLdText(request)),
        },
  book: (request) => ({
    name: 'recipe-book-DAY.html',
    mediaType: 'text/html; charset=utf-8',
    body: bytes(cookbookHtml(request)),
  }),
};

const zip = (name: string, entries: AsyncIterable<ZipEntry>, { now }: Export): Writer => ({
  name,
  mediaType: 'application/zip',
  body: zipStream(withRests(entries), now),
});

async function* bytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of withRests(texts)) yield Buffer.from(text);
}
