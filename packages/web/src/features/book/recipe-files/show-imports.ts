/** Scrolls to the report, which is below so that nothing moves when it appears. */
export const importsId = 'imports';

export function showImports(): void {
  requestAnimationFrame(() => document.getElementById(importsId)?.scrollIntoView?.());
}
