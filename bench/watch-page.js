// @ts-check
/**
 * Runs in the page before anything of the page, and notes in `visit` what came when. Plain
 * JavaScript: what tsx makes of TypeScript calls a function that a page does not have.
 *
 * @typedef {{ wanted: string, pressed: string, picture: string }} Watched
 */
{
  const visit = {
    firstPaint: 0,
    largestPaint: 0,
    wanted: 0,
    painted: 0,
    pictures: 0,
    usable: 0,
    blocked: 0,
  };
  Object.assign(globalThis, { visit });

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') visit.firstPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) visit.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  const look = () => {
    const { wanted, pressed, picture } = /** @type {{ watched: Watched }} */ (
      /** @type {unknown} */ (globalThis)
    ).watched;
    if (!visit.wanted && isShown(document.querySelector(wanted))) {
      visit.wanted = performance.now();
      afterPaint(() => (visit.painted = performance.now()));
    }
    visit.usable ||= isTakenOver(document.querySelector(pressed)) ? performance.now() : 0;
    visit.pictures ||= isDrawn(document.querySelector(picture)) ? performance.now() : 0;
    if (!visit.wanted || !visit.usable || !visit.pictures) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  /**
   * A frame is laid out and painted after its callbacks; a message comes after that.
   * @param {() => void} callback in the callback of a frame
   */
  function afterPaint(callback) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(undefined);
  }

  /** @param {Element | null} element */
  function isShown(element) {
    return element !== null && element.checkVisibility({ visibilityProperty: true });
  }

  /** @param {Element | null} element */
  function isDrawn(element) {
    return element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
  }

  /**
   * React notes its properties on the elements that it looks after.
   * @param {Element | null} element
   */
  function isTakenOver(element) {
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }
}
