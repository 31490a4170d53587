/** Puts what is seen while the app loads into a page, for readers who have no page of their own. */
import { findTab, hasTitleBar } from '../src/parent-pages.ts';
import type { BuiltPage } from './pages.ts';

/** As `src/prerender` rendered them: for visitors, for those signed in, and of pages with a title bar. */
export type Shells = Record<'visitor' | 'signedIn' | 'titleBar', string>;

/** `base.css` shows the one of the reader. */
export function shellsOf(page: Shown, shells: Shells): string {
  // Nearly every page that has no file of its own has one.
  const hasBar = page.path === undefined || hasTitleBar(page.path);
  const bars = hasBar ? shells.titleBar : shells.signedIn;
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
type Shown = Partial<Pick<BuiltPage, 'path' | 'prerenderedFor'>>;

/** The links to the page itself, or its tab, as the app marks them. */
function markCurrent(markup: string, path: string | undefined): string {
  const tab = path && findTab(path);
  if (path === undefined || tab === undefined) return markup;
  const mark = tab === path ? 'page' : 'true';
  return markup.replaceAll(`href="${tab}"`, `href="${tab}" aria-current="${mark}"`);
}

/** The theme is the same for both. */
const withoutStyles = (markup: string): string => markup.replace(/<style.*?<\/style>/s, '');
