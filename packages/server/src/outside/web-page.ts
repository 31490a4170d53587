/** Reading a page that a person gives the address of: the only place that fetches untrusted pages. */
import { openGuardedGet, type GuardedGetOptions } from './web-page/guarded-get';
import { refreshIn } from './web-page/meta-refresh';

export interface WebPage {
  /** Where the page is, after redirects. */
  url: string;
  bytes: Buffer;
  /** From the HTTP header; `decodePage` reads the declaration in the page. */
  charset: string | undefined;
  /** A text, Markdown or data: no page, though some servers call a page so. */
  isPlainText: boolean;
}

export interface WebPages {
  /**
   * @throws AppError PAGE_ADDRESS_REFUSED (not public), PAGE_UNREACHABLE (with the reason),
   * PAGE_TOO_LARGE (over 5 MB unpacked) or PAGE_NOT_HTML
   */
  read(address: string, signal?: AbortSignal): Promise<WebPage>;
  /** The captions track of a page's video. Throws as `read` does. */
  readCaptions(address: string, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

export function openWebPages(options: GuardedGetOptions = {}): WebPages {
  const guarded = openGuardedGet(options);
  return {
    read: async (address, signal) => {
      const { url, contentType, charset, bytes } = await guarded.get(address, {
        accepts: (type) => pageTypes.has(type),
        accept:
          'text/html, application/xhtml+xml, application/xml;q=0.9, application/ld+json;q=0.8, text/plain;q=0.8',
        redirectIn: ({ url: from, contentType: type, bytes: page }) => {
          const next = textTypes.has(type) ? undefined : refreshIn(page);
          return next !== undefined && isElsewhere(next, from) ? next : undefined;
        },
        signal,
      });
      return { url, bytes, charset, isPlainText: textTypes.has(contentType) };
    },
    readCaptions: async (address, signal) => {
      const accept =
        'text/vtt, application/x-subrip, text/xml, application/json;q=0.9, text/plain;q=0.8';
      return (await guarded.get(address, { accepts: mayBeCaptions, accept, signal })).bytes;
    },
    close: () => guarded.close(),
  };
}

/** '' is a site without a content type, and "octet-stream" one that knows none. */
const mayBeCaptions = (type: string): boolean =>
  type === '' || type.startsWith('text/') || /\b(?:xml|json|x-subrip|octet-stream)$/.test(type);

const textTypes: ReadonlySet<string> = new Set([
  'text/plain',
  'text/markdown',
  'application/ld+json',
  'application/json',
]);

/** A page that only loads itself again is what there is. */
const isElsewhere = (address: string, from: string): boolean =>
  URL.canParse(address, from) && new URL(address, from).href.replace(/#.*$/, '') !== from;

/** '' is a site without a content type: its bytes are read as a page. */
const pageTypes: ReadonlySet<string> = new Set([
  '',
  'text/html',
  'application/xhtml+xml',
  'application/xml',
  'text/xml',
  ...textTypes,
]);
