/** Text from bytes: UTF-8, UTF-16 with its mark, or what spreadsheets on Windows and MS-DOS programs wrote. */
import { dosText } from './code-page-437';

/**
 * @param isCut there is more behind these bytes: the last character may be half
 * @returns nothing for what is no text
 */
export function decodeText(bytes: Uint8Array, isCut = false): string | undefined {
  try {
    const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
    const text = decoder.decode(bytes, { stream: isCut });
    return text.includes('\u0000') ? undefined : text;
  } catch {
    // This decoding never fails, so bytes that no text has are recognised by themselves.
    const windowsText = new TextDecoder('windows-1252').decode(bytes);
    const text = dosText(bytes, windowsText) ?? windowsText;
    return /[\u0000-\u0008\u000e-\u001a]/.test(text) ? undefined : text;
  }
}

/** Windows programs write UTF-16 with a byte order mark. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
