/**
 * Where a page sends its visitors by itself: `<meta http-equiv="refresh" content="0; url=…">`.
 *
 * - Only one that acts within seconds counts: others show the page again, with new adverts.
 * - One for browsers without scripts, and one in a comment, are none.
 */
const searchedBytes = 32_768;
const mostSeconds = 5;

/** @example refreshIn(Buffer.from('<meta http-equiv="refresh" content="0;url=/pie">')) // '/pie' */
export function refreshIn(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, searchedBytes).toString('latin1');
  const shown = head.replace(hidden, '');
  for (const [tag] of shown.matchAll(/<meta\b[^>]{1,2000}>/gi)) {
    if (!/\bhttp-equiv\s*=\s*["']?refresh\b/i.test(tag)) continue;
    const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    const said = (content?.[1] ?? content?.[2] ?? '').replaceAll('&amp;', '&');
    const [, seconds, address] =
      /^\s*(\d{1,4})(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"'\s]+)/i.exec(said) ?? [];
    if (address !== undefined && Number(seconds) <= mostSeconds) return address;
  }
  return undefined;
}

const hidden = /<!--[\s\S]*?-->|<noscript\b[\s\S]*?<\/noscript>|<script\b[\s\S]*?<\/script>/gi;
