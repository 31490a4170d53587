/** Screen reader announcements of a drag. */
import { t } from '@lingui/core/macro';
import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

export const dragInstructions: ScreenReaderInstructions = {
  draggable: t`Press Space to pick up. Up and down arrows go from place to place, left and right arrows from day to day. Press Space to drop, Escape to cancel.`,
};

export interface DragTexts {
  /** "Pumpkin soup" */
  nameOf: (activeId: string) => string;
  /** "Tue 24, 2 of 3"; undefined when nothing would change. */
  placeText: (activeId: string, overId: string) => string | undefined;
}

export function dragAnnouncements({ nameOf, placeText }: DragTexts): Announcements {
  return {
    onDragStart: ({ active }) => t`Picked up ${nameOf(String(active.id))}.`,
    onDragOver: ({ active, over }) => {
      const place = over && placeText(String(active.id), String(over.id));
      return place ? t`${nameOf(String(active.id))} is over ${place}.` : undefined;
    },
    onDragEnd: ({ active, over }) => {
      const place = over && placeText(String(active.id), String(over.id));
      return place
        ? t`${nameOf(String(active.id))} was put on ${place}.`
        : t`${nameOf(String(active.id))} was let go. Nothing changed.`;
    },
    onDragCancel: ({ active }) => t`Cancelled. ${nameOf(String(active.id))} stays where it was.`,
  };
}
