/** Archives made in a test. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** @example await zipOf({ 'recipe.json': '{}' }) */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) add(zip, name, Buffer.from(content));
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
}

/** Packing tiny files takes longer than it saves. */
function add(zip: ZipFile, name: string, content: Buffer): void {
  zip.addBuffer(content, name, { compress: content.length > 1000 });
}
