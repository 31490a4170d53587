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
  const at = (key: UniqueIdentifier) => t`number ${placeOf(key)} of ${count}`;
  return {
    screenReaderInstructions: {
      draggable:
        'Press Space to pick up, the up and down arrows to move, Space to drop, Escape to cancel.',
    },
    announcements: {
      onDragStart: ({ active }) => t`Picked up ${nameOf(active.id)}, ${at(active.id)}.`,
      onDragOver: ({ active, over }) =>
        over ? t`${nameOf(active.id)} is over ${at(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        t`${nameOf(active.id)} was dropped as ${at(over?.id ?? active.id)}.`,
      onDragCancel: ({ active }) => t`${nameOf(active.id)} is back as ${at(active.id)}.`,
    },
  };
}
