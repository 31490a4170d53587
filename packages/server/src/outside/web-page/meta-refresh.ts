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
  for (const [tag] of withoutHidden(head).matchAll(/<meta\b[^>]{1,2000}>/gi)) {
    if (!/\bhttp-equiv\s*=\s*["']?refresh\b/i.test(tag)) continue;
    const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    const said = (content?.[1] ?? content?.[2] ?? '').replaceAll('&amp;', '&');
    const [, seconds, address] =
      /^\s*(\d{1,4})(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"'\s]+)/i.exec(said) ?? [];
    if (address !== undefined && Number(seconds) <= mostSeconds) return address;
  }
  return undefined;
}

/** In one pass: what is opened and never closed hides all that follows. */
function withoutHidden(html: string): string {
  const lower = html.toLowerCase();
  const shown: string[] = [];
  let from = 0;
  for (let open = nextHidden(html, from); open !== undefined; open = nextHidden(html, from)) {
    shown.push(html.slice(from, open.at));
    const end = lower.indexOf(open.closing, open.at);
    if (end === -1) return shown.join('');
    from = end + open.closing.length;
  }
  return [...shown, html.slice(from)].join('');
}

function nextHidden(html: string, from: number): { at: number; closing: string } | undefined {
  opening.lastIndex = from;
  const found = opening.exec(html);
  return found === null
    ? undefined
    : { at: found.index, closing: closingOf[found[0].toLowerCase()]! };
}

const opening = /<!--|<noscript\b|<script\b/gi;
const closingOf: Record<string, string> = {
  '<!--': '-->',
  '<noscript': '</noscript>',
  '<script': '</script>',
};
