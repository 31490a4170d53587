/**
 * What a chat or a social site shows of a shared recipe: its readers run no scripts, so the page they
 * are given says it in its head (Open Graph and Twitter cards, https://ogp.me).
 */
import { escapeHtml } from '../../../platform/escape-html';

export interface Preview {
  title: string;
  description: string;
  url: string;
  /** Absent for a recipe without an image. */
  imageUrl: string | undefined;
  /** Whether search engines may index the page: not when it was opened with a token. */
  isForSearch: boolean;
  /** Of its addresses, the one that search engines are to know. */
  canonicalUrl: string;
  /** The recipe as data, of schema.org and in full (`recipe-data.ts`). */
  data: readonly PageData[];
}

export interface PageData {
  type: 'application/ld+json' | 'application/json';
  id: string;
  value: object;
}

/** The app's page with the preview in its head, in place of the app's own title and description. */
export function withPreview(page: string, preview: Preview): string {
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${headOf(preview)}\n  </head>`);
}

const longestDescription = 200;

/** @example firstWords('Hot and sour.\n\nBetter the next day.', 13) // 'Hot and sour…' */
export function firstWords(text: string, most: number = longestDescription): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\s.,;]+$/, '')}…`;
}

function headOf(preview: Preview): string {
  const { title, description, url, imageUrl, isForSearch, canonicalUrl, data } = preview;
  return [
    `<title>${escapeHtml(title)} | Saltbush</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Saltbush'),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(imageUrl === undefined ? [] : [meta('property', 'og:image', imageUrl)]),
    meta('name', 'twitter:card', imageUrl === undefined ? 'summary' : 'summary_large_image'),
    isForSearch
      ? `<link rel="canonical" href="${escapeHtml(canonicalUrl)}" />`
      : meta('name', 'robots', 'noindex'),
    ...data.map(dataScript),
  ].join('\n    ');
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** A "<" in the text could end the element. Browsers do not run scripts of these types. */
const dataScript = ({ type, id, value }: PageData): string =>
  `<script type="${type}" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
