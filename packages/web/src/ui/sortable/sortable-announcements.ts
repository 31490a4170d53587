/** Screen reader announcements while a row of a list is moved. */
import { t } from '@lingui/core/macro';
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

interface Rows {
  count: number;
  /** From 1. */
  placeOf: (key: UniqueIdentifier) => number;
  nameOf: (key: UniqueIdentifier) => string;
}

export function sortableAnnouncements({ count, placeOf, nameOf }: Rows): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  return {
    screenReaderInstructions: {
      draggable: t`Press Space to pick up, the up and down arrows to move, Space to drop, Escape to cancel.`,
    },
    announcements: {
      onDragStart: ({ active }) =>
        t`Picked up ${{ name: nameOf(active.id) }}, number ${{ place: placeOf(active.id) }} of ${count}.`,
      onDragOver: ({ active, over }) =>
        over
          ? t`${{ name: nameOf(active.id) }} is over number ${{ place: placeOf(over.id) }} of ${count}.`
          : undefined,
      onDragEnd: ({ active, over }) =>
        t`${{ name: nameOf(active.id) }} was dropped as number ${{ place: placeOf(over?.id ?? active.id) }} of ${count}.`,
      onDragCancel: ({ active }) =>
        t`${{ name: nameOf(active.id) }} is back as number ${{ place: placeOf(active.id) }} of ${count}.`,
    },
  };
}
