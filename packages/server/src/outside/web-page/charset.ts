/**
 * Bytes of a page to text. The byte order mark decides, then the header, then the page's own `meta`, then
 * whether the bytes are good UTF-8; what is left is read as Windows-1252, as browsers do.
 */
import { fromWindows1252 } from '@saltbush/recipe-parser/text';

export function decodePage(bytes: Buffer, headerCharset: string | undefined): string {
  const label = charsetOfMark(bytes) ?? known(headerCharset) ?? known(charsetOfMeta(bytes));
  if (label === windows1252) return decodeWindows1252(bytes);
  if (label !== undefined) return new TextDecoder(label).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

const windows1252 = 'windows-1252';

/** Node before 24 reads it as Latin-1: quotes and dashes are lost (nodejs/node#56542). */
function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (char) =>
      String.fromCharCode(fromWindows1252[char.charCodeAt(0) - 128] ?? 0xfffd),
    );
}

function charsetOfMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

/** HTML demands 1024; many pages put scripts first. */
const searchedBytes = 8192;

function charsetOfMeta(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, searchedBytes).toString('latin1');
  const meta = /<meta[^>]{1,200}?charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(start)?.[1];
  const declared = /^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([\w.:-]{2,40})/i.exec(start)?.[1];
  const label = meta ?? declared;
  // A page whose declaration is readable as single bytes is not UTF-16.
  return label?.toLowerCase().startsWith('utf-16') ? 'utf-8' : label;
}

function known(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
