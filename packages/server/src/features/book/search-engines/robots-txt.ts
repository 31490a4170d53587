import { basePathOf } from '../../../platform/http/base-path';

/** Pages behind the sign-in, forms and secret addresses are of no use in a search. */
const notForSearch = [
  '/api/',
  '/calendar/',
  '/invitation/',
  '/vote/',
  '/reset-password',
  '/verify-email',
  '/my-recipes',
  '/menu-maker',
  '/shopping-list',
  '/households',
  '/account',
  '/admin',
];

/** Source: RFC 9309. Pages of one shared recipe say by themselves whether they may be listed. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...notForSearch.map((path) => `Disallow: ${basePathOf(publicUrl)}${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
