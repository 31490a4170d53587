/** An entry can be dragged, and others can be dropped before it. */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useMemo } from 'react';
import { entryId } from './drop-place';

/** @param role of the element that has the focus and takes the keys */
export function useEntryDrag(id: string, role: 'link' | 'button') {
  const { attributes, setActivatorNodeRef, ...drag } = useDraggable({
    id: entryId(id),
    attributes: { role },
  });
  const { setNodeRef: setDropRef } = useDroppable({ id: entryId(id) });
  const setNodeRef = (node: HTMLElement | null) => {
    drag.setNodeRef(node);
    setDropRef(node);
  };
  const { isDragging, listeners } = drag;
  const handle = useMemo(
    () => ({ ...attributes, ref: setActivatorNodeRef }),
    [attributes, setActivatorNodeRef],
  );
  return { setNodeRef, listeners, isDragging, handle };
}
