/** One row of a `SortableList`: a drag handle and the row's content. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './sortable-list.module.css';

export interface SortableRowProps {
  id: string;
  name: string;
  /** Alt and an arrow key: -1 moves up. */
  onMove: (step: -1 | 1) => void;
  children: ReactNode;
}

export function SortableRow({ id, name, onMove, children }: SortableRowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut that the fields inside pass up; the handle is the control
    <li
      ref={setNodeRef}
      className={classes.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      onKeyDown={handleKey}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <IconGripVertical size={20} stroke={1.75} aria-hidden />
      </button>
      <div className={classes.content}>{children}</div>
    </li>
  );
}
