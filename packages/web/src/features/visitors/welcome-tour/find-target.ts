/** Where the target of a tour step is in the window. */
export interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Whether the page shows one of these; a bar that is hidden on this device counts as none. */
export const hasTarget = (selector: string): boolean => shownTargets(selector).length > 0;

/** The first of these that is in the window; where none is, the first is scrolled there. */
export function findTarget(selector: string): Place | undefined {
  const targets = shownTargets(selector);
  const inWindow = targets.find(({ place }) => isInWindow(place));
  if (inWindow || !targets[0]) return inWindow?.place;
  const [{ element }] = targets;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return placeOf(element);
}

const shownTargets = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((element) => ({ element, place: placeOf(element) }))
    .filter(({ place: { width, height } }) => width > 0 && height > 0);

function placeOf(element: Element): Place {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

const isInWindow = ({ top, left, width, height }: Place): boolean =>
  top >= 0 && left >= 0 && top + height <= innerHeight && left + width <= innerWidth;
