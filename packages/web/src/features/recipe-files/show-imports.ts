/** The report lies below, so that nothing on the page moves when it comes; the page goes to it. */
export const importsId = 'imports';

export function showImports(): void {
  requestAnimationFrame(() => document.getElementById(importsId)?.scrollIntoView?.());
}
