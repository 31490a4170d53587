/** One row of a `SortableList`: a drag handle and the row's content. */
import { t } from '@lingui/core/macro';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import classes from './sortable-list.module.css';

export interface SortableRowProps {
  id: string;
  name: string;
  /** Alt and an arrow key: -1 moves up. */
  onMove: (step: -1 | 1) => void;
  /** Instead of the usual one, and at the end of the row. */
  handle?: ReactNode;
  children: ReactNode;
}

export function SortableRow({ id, name, onMove, handle, children }: SortableRowProps) {
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
  const grip = { ref: setActivatorNodeRef, listeners };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut that the fields inside pass up; the handle is the control
    <li
      ref={setNodeRef}
      className={classes.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      onKeyDown={handleKey}
    >
      {handle === undefined && <UsualHandle {...grip} attributes={attributes} name={name} />}
      <div className={classes.content}>{children}</div>
      {handle !== undefined && <OwnHandle {...grip}>{handle}</OwnHandle>}
    </li>
  );
}

type Sortable = ReturnType<typeof useSortable>;

interface GripProps extends Pick<Sortable, 'listeners'> {
  ref: Sortable['setActivatorNodeRef'];
}

interface UsualHandleProps extends GripProps, Pick<Sortable, 'attributes'> {
  name: string;
}

function UsualHandle({ ref, listeners, attributes, name }: UsualHandleProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={classes.handle}
      {...attributes}
      {...listeners}
      aria-label={t`Move ${name}`}
    >
      <IconGripVertical size={20} stroke={1.75} aria-hidden />
    </button>
  );
}

function OwnHandle({ ref, listeners, children }: GripProps & { children: ReactNode }) {
  return (
    <div
      ref={ref}
      className={classes.ownHandle}
      onPointerDown={(event) => isInside(event) && listeners?.['onPointerDown']?.(event)}
    >
      {children}
    </div>
  );
}

/** React passes on what happens in a menu that the handle has opened. */
const isInside = ({ currentTarget, target }: PointerEvent): boolean =>
  currentTarget.contains(target as Node);
