/** A prerendered page whose scripts fail to load must say so: the app itself did not load. */
export function reportFailedScripts(): void {
  const report = ({ target }: ErrorEvent) => {
    if (!(target instanceof HTMLScriptElement)) return;
    document.getElementById('not-loaded')!.hidden = false;
  };
  // The event of a script element does not bubble, but it can be captured.
  window.addEventListener('error', report, true);
}
