/** Puts what is seen while the app loads into a page, for readers who have no page of their own. */
import type { BuiltPage } from './pages.ts';

/** As `src/prerender` rendered them: for visitors, for those signed in, and of pages with a bar of their own. */
export type Shells = Record<'visitor' | 'signedIn' | 'ownBar', string>;

/** `base.css` shows the one of the reader. */
export function shellsOf(page: Shown, shells: Shells): string {
  const bars = page.hasOwnBar ? shells.ownBar : shells.signedIn;
  // Only those who see its image load it.
  const signedIn = markCurrent(bars, page.path).replace(/<link rel="preload"[^>]*>/g, '');
  // Whoever is signed in and not known yet sees it on every page.
  const parts = [`<div data-shell-for="signed-in">${signedIn}</div>`];
  if (page.prerenderedFor !== 'visitor') {
    parts.push(`<div data-shell-for="visitor">${withoutStyles(shells.visitor)}</div>`);
  }
  return `<div id="loading-shell">${parts.join('')}</div>`;
}

/** Of index.html nothing is known. */
type Shown = Partial<Pick<BuiltPage, 'path' | 'prerenderedFor' | 'hasOwnBar'>>;

/** The links to the page itself, as the app marks them. */
const markCurrent = (markup: string, path: string | undefined): string =>
  path === undefined
    ? markup
    : markup.replaceAll(`href="${path}"`, `href="${path}" aria-current="page"`);

/** The theme is the same for both. */
const withoutStyles = (markup: string): string => markup.replace(/<style.*?<\/style>/s, '');
