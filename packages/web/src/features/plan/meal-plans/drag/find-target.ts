/** What a drag is over. */
import { pointerWithin, type CollisionDetection } from '@dnd-kit/core';
import { partOf, pickerId } from './drop-place';
import type { KeyboardTarget } from './keyboard-steps';

/**
 * The keyboard's target, or what is under the pointer: the rows and edges that cover the page of a phone, the
 * picker, then an entry, then its day.
 */
export const findTarget =
  (keyboard: KeyboardTarget): CollisionDetection =>
  (args) => {
    const chosen = keyboard.get();
    if (chosen !== undefined) return [{ id: chosen }];
    const hits = pointerWithin(args);
    const hasRows = args.droppableContainers.some(({ id }) => partOf(id, 'row') !== undefined);
    if (hasRows) return hits.filter(({ id }) => partOf(id, 'row') ?? partOf(id, 'edge'));
    if (hits.some(({ id }) => id === pickerId)) return [];
    const entries = hits.filter(({ id }) => partOf(id, 'entry') !== undefined);
    if (entries.length > 0) return entries;
    return hits.length > 0 ? hits : nearbyDays(args);
  };

/** Tolerance for the gap between two days. */
const nearbyDays: CollisionDetection = ({ pointerCoordinates, droppableRects }) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  return [...droppableRects]
    .filter(
      ([id, { top, bottom, left, right }]) =>
        partOf(id, 'day') !== undefined &&
        x >= left - dayGapPx &&
        x <= right + dayGapPx &&
        y >= top - dayGapPx &&
        y <= bottom + dayGapPx,
    )
    .map(([id]) => ({ id }));
};
const dayGapPx = 8;
