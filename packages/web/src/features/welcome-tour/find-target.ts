/** Where the target of a tour step is in the window. */
export interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Undefined if none of the elements is in the window; a bar that is hidden on this device counts as none. */
export function findTarget(selector: string): Place | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const { top, left, width, height } = element.getBoundingClientRect();
    const isInWindow = top >= 0 && left >= 0 && top + height <= innerHeight && left < innerWidth;
    if (width > 0 && height > 0 && isInWindow) return { top, left, width, height };
  }
  return undefined;
}
