/**
 * Files that a page finds in IndexedDB. What jsdom takes for a file loses its content there, so these are blobs of Node
 * with a name, and a file that is made of one is that blob.
 */
import { vi } from 'vitest';

/** Until the test ends. */
export function stubFiles(): void {
  vi.stubGlobal('File', function FakeFile([content]: [Blob], name: string) {
    return Object.assign(content, { name });
  });
}

/** @example await storableFile('book.zip', 'application/zip') */
export async function storableFile(name: string, type: string, content = name): Promise<File> {
  const headers = { 'content-type': type };
  const blob = await new Response(content, { headers }).blob();
  // As much of a file as is stored of it.
  return Object.assign(blob, { name }) as File;
}
