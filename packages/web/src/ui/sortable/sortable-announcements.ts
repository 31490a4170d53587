/** Screen reader announcements while a row of a list is moved. */
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
  const at = (key: UniqueIdentifier) => `number ${placeOf(key)} of ${count}`;
  return {
    screenReaderInstructions: {
      draggable:
        'Press Space to pick up, the up and down arrows to move, Space to drop, Escape to cancel.',
    },
    announcements: {
      onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${at(active.id)}.`,
      onDragOver: ({ active, over }) =>
        over ? `${nameOf(active.id)} is over ${at(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        `${nameOf(active.id)} was dropped as ${at(over?.id ?? active.id)}.`,
      onDragCancel: ({ active }) => `${nameOf(active.id)} is back as ${at(active.id)}.`,
    },
  };
}
