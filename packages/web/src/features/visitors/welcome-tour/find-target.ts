/** Where the target of a tour step is in the window. */
export interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Whether the page shows one of these; a bar that is hidden on this device counts as none. */
export const hasTarget = (selector: string): boolean => shownTargets(selector).length > 0;

/**
 * Reports where the target is, now and as soon as that changes: a list may still be loading, and bars slide. It is the
 * first of these that can be seen; where none can, the first is scrolled there.
 *
 * @returns what ends it
 */
export function followTarget(
  selector: string,
  report: (place: Place | undefined) => void,
): () => void {
  let target = chooseTarget(selector);
  /** Null before the first report. */
  let last: Place | undefined | null = null;
  let frame = 0;
  const look = () => {
    frame = requestAnimationFrame(look);
    // A list that was fetched again has new cards.
    if (!target?.isConnected) target = chooseTarget(selector);
    const place = target && placeOf(target);
    if (last !== null && isSame(place, last)) return;
    last = place;
    report(place);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

function chooseTarget(selector: string): Element | undefined {
  const targets = shownTargets(selector);
  const seen = targets.find(canBeSeen);
  if (seen || !targets[0]) return seen;
  const [target] = targets;
  // The bar of tabs, which somebody has scrolled out of the way.
  target.closest('[data-away]')?.removeAttribute('data-away');
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
}

const shownTargets = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = placeOf(element);
    return width > 0 && height > 0;
  });

function placeOf(element: Element): Place {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

const isSame = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.top === other?.top &&
  one?.left === other?.left &&
  one?.width === other?.width &&
  one?.height === other?.height;

/** In the window, and behind nothing but the tour: bars stand over the page. */
function canBeSeen(element: Element): boolean {
  const { top, left, width, height } = placeOf(element);
  if (top < 0 || left < 0 || top + height > innerHeight || left + width > innerWidth) return false;
  const uppermost = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((at) => !at.closest('.mantine-Modal-root'));
  return !uppermost || element.contains(uppermost) || uppermost.contains(element);
}
