/**
 * Where toasts stand. Their usual place is at the foot of the window. Where that would cover something
 * that must stay free, they move up to the lowest place that does not. Where no place is free of all, the least
 * important one is covered.
 */

/** From top to bottom, in pixels of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/** Between toasts and what they must not cover. */
export const toastGapPx = 8;

/**
 * The top of the toasts.
 *
 * @param space where they may stand: its bottom is that of their usual place
 * @param height of all toasts
 * @param obstacles what must stay free, the most important first
 */
export function findToastTop(space: Span, height: number, obstacles: readonly Span[]): number {
  const usual = Math.max(space.top, space.bottom - height);
  for (let count = obstacles.length; count > 0; count -= 1) {
    const avoided = obstacles.slice(0, count);
    const places = [usual, ...avoided.flatMap((obstacle) => placesBeside(obstacle, height))];
    const free = places.filter(
      (top) =>
        top >= space.top &&
        top <= usual &&
        !avoided.some((obstacle) => isOver({ top, bottom: top + height }, obstacle)),
    );
    if (free.length > 0) return Math.max(...free);
  }
  return usual;
}

const placesBeside = ({ top, bottom }: Span, height: number): number[] => [
  top - toastGapPx - height,
  bottom + toastGapPx,
];

/** Touching is not covering. */
export const isOver = (one: Span, other: Span): boolean =>
  one.top < other.bottom && other.top < one.bottom;
