/**
 * A list with movable rows: by mouse and touch on the handle, by keyboard on the handle (Space,
 * arrows, Space) or anywhere in a row with Alt and an arrow. Moves are announced to screen readers.
 */
import { t } from '@lingui/core/macro';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { sortableAnnouncements } from './sortable-announcements';
import classes from './sortable-list.module.css';
import { SortableRow } from './sortable-row';

export interface SortableListProps<Row extends { key: string }> {
  label: string;
  rows: readonly Row[];
  /** What a row is called when it moves: "flour". */
  nameOf: (row: Row, index: number) => string;
  onMove: (from: number, to: number) => void;
  renderRow: (row: Row, index: number) => ReactNode;
  /** A handle of its own, at the end of the row; what is pressed and moved there moves the row. */
  renderHandle?: (row: Row, index: number) => ReactNode;
}

export function SortableList<Row extends { key: string }>(props: SortableListProps<Row>) {
  const { label, rows, nameOf, renderRow, renderHandle } = props;
  const { move, announcement, context } = useMoves(props);
  return (
    <DndContext
      {...context}
      sensors={useSortSensors()}
      collisionDetection={closestCenter}
      modifiers={upAndDownOnly}
    >
      <SortableContext items={rows.map((row) => row.key)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={label}>
          {rows.map((row, index) => (
            <SortableRow
              key={row.key}
              id={row.key}
              name={nameOf(row, index)}
              handle={renderHandle?.(row, index)}
              onMove={(step) => move(index, index + step)}
            >
              {renderRow(row, index)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </DndContext>
  );
}

/** Moves by a drag and by keys, and what screen readers announce of them. */
function useMoves<Row extends { key: string }>({ rows, nameOf, onMove }: SortableListProps<Row>) {
  const [announcement, announce] = useState('');
  const indexOf = (key: unknown) => rows.findIndex((row) => row.key === key);
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    onMove(from, to);
    announce(
      t`${{ name: nameOf(row, from) }} is now number ${{ place: to + 1 }} of ${{ count: rows.length }}.`,
    );
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [indexOf(active.id), indexOf(over?.id)];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  const accessibility = sortableAnnouncements({
    count: rows.length,
    placeOf: (key) => indexOf(key) + 1,
    nameOf: (key) => nameOf(rows[indexOf(key)]!, indexOf(key)),
  });
  return { move, announcement, context: { onDragEnd, accessibility } };
}

const useSortSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

const upAndDownOnly: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
