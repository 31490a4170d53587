/** Reading a page that a person gives the address of: the only place that fetches untrusted pages. */
import { openGuardedGet, type GuardedGetOptions } from './web-page/guarded-get';

export interface WebPage {
  /** Where the page is, after redirects. */
  url: string;
  bytes: Buffer;
  /** From the HTTP header; `decodePage` reads the declaration in the page. */
  charset: string | undefined;
  isPlainText: boolean;
}

export interface WebPages {
  /**
   * @throws AppError PAGE_ADDRESS_REFUSED (not public), PAGE_UNREACHABLE (with the reason),
   * PAGE_TOO_LARGE (over 5 MB unpacked) or PAGE_NOT_HTML
   */
  read(address: string, signal?: AbortSignal): Promise<WebPage>;
  close(): Promise<void>;
}

export function openWebPages(options: GuardedGetOptions = {}): WebPages {
  const guarded = openGuardedGet(options);
  return {
    read: async (address, signal) => {
      const { url, contentType, charset, bytes } = await guarded.get(address, {
        accepts: (type) => pageTypes.has(type),
        accept: 'text/html, application/xhtml+xml, application/xml;q=0.9, text/plain;q=0.8',
        signal,
      });
      return { url, bytes, charset, isPlainText: contentType === 'text/plain' };
    },
    close: () => guarded.close(),
  };
}

/** '' is a site without a content type: its bytes are read as a page. */
const pageTypes: ReadonlySet<string> = new Set([
  '',
  'text/html',
  'application/xhtml+xml',
  'application/xml',
  'text/xml',
  'text/plain',
]);
