/**
 * Tells Chromium to compile a whole script while it is being loaded, off the main thread. Otherwise it
 * compiles each function when it is first called: 1,300 times for the list of recipes. Other browsers
 * read a comment (https://v8.dev/blog/explicit-compile-hints).
 */
const hint = '//# allFunctionsCalledOnLoad';

/** What is used as soon as it has loaded; a page that may never open is compiled when it does. */
const usedAtOnce = new Set(['index', 'vendor', 'sign-in', 'signed-in', 'recipe-lists']);

export const compileHint = ({ name }: { name: string }): string =>
  usedAtOnce.has(name) ? hint : '';
