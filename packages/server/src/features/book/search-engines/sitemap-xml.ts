/** Sitemaps as XML. Source: https://www.sitemaps.org/protocol.html */
import { escapeHtml } from '../../../platform/escape-html';

export interface SitemapEntry {
  url: string;
  changedAt?: Date | undefined;
}

/** @example sitemapXml([{ url: 'https://a.example/' }]) // '<?xml … <url><loc>https://a.example/</loc></url>…' */
export const sitemapXml = (pages: readonly SitemapEntry[]): string =>
  document('urlset', pages.map(entry('url')));

/** The index of the sitemaps: search engines read at most 50,000 addresses in one file. */
export const sitemapIndexXml = (sitemaps: readonly SitemapEntry[]): string =>
  document('sitemapindex', sitemaps.map(entry('sitemap')));

function document(element: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${element}>\n`,
  ].join('\n');
}

const entry =
  (element: string) =>
  ({ url, changedAt }: SitemapEntry): string => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<${element}><loc>${escapeHtml(url)}</loc>${changed}</${element}>`;
  };
