/**
 * A page that a browser saved as one file (`.mht`, `.mhtml`), and a mail: parts of MIME, one of which is the page.
 *
 * - Known by the headers at its beginning. Parts may hold parts; the first that is HTML counts, else a text.
 * - Its address is in a header: the images of the page are read from there, not from the file.
 *
 * Source: RFC 2557 (MHTML), RFC 2045 (transfer encodings).
 */
import { decodePage } from '../../../../../outside/web-page/charset';

interface ArchivedPage {
  text: string;
  isHtml: boolean;
  /** Where the page was saved from. */
  url: string | undefined;
}

/** @param beginning of the file */
export function isWebArchive(beginning: string): boolean {
  const { headers } = headersIn(beginning.slice(0, longestHeaders));
  const type = headers.get('content-type') ?? '';
  return (
    headers.size > 1 &&
    (/^multipart\//i.test(type) || (headers.has('mime-version') && /^text\/html/i.test(type)))
  );
}

/** @returns undefined where no part is a page or a text */
export function readWebArchive(bytes: Buffer): ArchivedPage | undefined {
  const parts = [...textPartsIn(bytes.toString('latin1'), 0)];
  const found = parts.find(({ isHtml }) => isHtml) ?? parts[0];
  const { headers } = headersIn(bytes.subarray(0, longestHeaders).toString('latin1'));
  const url = headers.get('snapshot-content-location') ?? found?.url;
  return found && { ...found, url: isWebAddress(url) ? url : undefined };
}

const isWebAddress = (url: string | undefined): boolean => /^https?:\/\/\S+$/i.test(url ?? '');

function* textPartsIn(part: string, depth: number): Generator<ArchivedPage> {
  const { headers, body } = headersIn(part);
  if (headers.size === 0) return;
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = parameterOf(type, 'boundary');
  if (/^multipart\//i.test(type) && boundary !== undefined) {
    if (depth >= deepest) return;
    const inner = body.split(
      new RegExp(`(?:^|\\r?\\n)--${escapedPattern(boundary)}(?:--)?[ \\t]*(?=\\r?\\n|$)`),
    );
    for (const each of inner.slice(1, mostParts))
      yield* textPartsIn(each.replace(/^\r?\n/, ''), depth + 1);
    return;
  }
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)/i.test(type);
  if (!isHtml && !/^text\/plain/i.test(type)) return;
  const bytes = decoded(body, headers.get('content-transfer-encoding') ?? '');
  yield {
    text: decodePage(bytes, parameterOf(type, 'charset')),
    isHtml,
    url: headers.get('content-location'),
  };
}

/** Headers in lower case, a line that begins with a blank goes on; below a blank line is the body. */
function headersIn(text: string): { headers: Map<string, string>; body: string } {
  const headers = new Map<string, string>();
  const end = /\r?\n\r?\n/.exec(text);
  const head = end === null ? text : text.slice(0, end.index);
  for (const line of head
    .slice(0, longestHeaders)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)) {
    const [, name, value] = /^([A-Za-z][A-Za-z-]{1,60}):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) break;
    headers.set(name.toLowerCase(), value!.trim());
  }
  return { headers, body: end === null ? '' : text.slice(end.index + end[0].length) };
}

function parameterOf(header: string, name: string): string | undefined {
  const [, quoted, bare] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{1,200})"|([^\\s;]{1,200}))`, 'i').exec(header) ?? [];
  return quoted ?? bare;
}

const escapedPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function decoded(body: string, encoding: string): Buffer {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64');
  if (!/^quoted-printable$/i.test(encoding)) return Buffer.from(body, 'latin1');
  const plain = body
    .replace(/[ \t]*=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(plain, 'latin1');
}

const longestHeaders = 16_384;
const deepest = 4;
const mostParts = 2_000;
