/** Puts what is seen while the app loads into a page, for readers who have no page of their own. */
import type { BuiltPage } from './pages.ts';

/** As `src/prerender` rendered them: for visitors, and for those signed in by the path of the page. */
export interface Shells {
  visitor: string;
  signedIn: Readonly<Record<string, string>>;
}

/** `base.css` shows the one of the reader. */
export function shellsOf({ path = '', prerenderedFor }: Shown, shells: Shells): string {
  // Only those who see its image load it.
  const signedIn = shells.signedIn[path]!.replace(/<link rel="preload"[^>]*>/g, '');
  // Whoever is signed in and not known yet sees it on every page.
  const parts = [`<div data-shell-for="signed-in">${signedIn}</div>`];
  if (prerenderedFor !== 'visitor') {
    parts.push(`<div data-shell-for="visitor">${withoutStyles(shells.visitor)}</div>`);
  }
  return `<div id="loading-shell">${parts.join('')}</div>`;
}

/** Of index.html nothing is known. */
type Shown = Partial<Pick<BuiltPage, 'path' | 'prerenderedFor'>>;

/** The theme is the same for both. */
const withoutStyles = (markup: string): string => markup.replace(/<style.*?<\/style>/s, '');
