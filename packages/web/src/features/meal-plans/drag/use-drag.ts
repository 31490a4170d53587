/** A drag over the week: how it starts, what it is over, and what it does when it ends. */
import {
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import type { Menu, Place } from '@saltbush/domain/meal-plans/menu';
import { dragAnnouncements, dragInstructions } from './drag-announcements';
import { describePlace, partOf, placeOf, pickerId } from './drop-place';
import { makeCoordinateGetter, makeKeyboardTarget, type KeyboardTarget } from './keyboard-steps';

/** A touch this long starts a drag; a shorter one scrolls. */
const longPressMs = 250;
const restTolerancePx = 8;
const mouseStartPx = 6;

export interface DragOptions {
  menu: Menu;
  /** "Pumpkin soup", for a draggable's id. */
  nameOf: (activeId: string) => string;
  onDrop: (activeId: string, place: Place) => void;
}

export interface Drag {
  activeId: string | undefined;
  over: Place | undefined;
  /** For `DndContext`. */
  context: DndContextProps;
}

export function useDrag({ menu, nameOf, onDrop }: DragOptions): Drag {
  const [keyboard] = useState(makeKeyboardTarget);
  const [activeId, setActiveId] = useState<string>();
  const [over, setOver] = useState<Place>();
  const collisionDetection = useMemo(() => findTarget(keyboard), [keyboard]);
  const sensors = useDragSensors(menu, keyboard);

  const place = (active: string, target: string) =>
    placeOf(menu, { activeId: active, overId: target, isPointer: keyboard.get() === undefined });
  const placeText = (active: string, target: string) => {
    const found = place(active, target);
    return found && describePlace(menu, found, active);
  };
  const stop = () => {
    setActiveId(undefined);
    setOver(undefined);
  };
  const context: DndContextProps = {
    sensors,
    collisionDetection,
    accessibility: {
      screenReaderInstructions: dragInstructions,
      announcements: dragAnnouncements({ nameOf, placeText }),
    },
    onDragStart: ({ active }) => {
      keyboard.set(undefined);
      setActiveId(String(active.id));
    },
    onDragOver: ({ active, over: target }) =>
      setOver(target ? place(String(active.id), String(target.id)) : undefined),
    onDragEnd: ({ active, over: target }) => {
      const landed = target && place(String(active.id), String(target.id));
      if (landed) onDrop(String(active.id), landed);
      stop();
    },
    onDragCancel: stop,
  };
  return { activeId, over, context };
}

function useDragSensors(menu: Menu, keyboard: KeyboardTarget) {
  const coordinateGetter = useMemo(() => makeCoordinateGetter(menu, keyboard), [menu, keyboard]);
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseStartPx } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: longPressMs, tolerance: restTolerancePx },
    }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
}

/**
 * The keyboard's target, or what is under the pointer: the picker first, then an entry, then its
 * day.
 */
const findTarget =
  (keyboard: KeyboardTarget): CollisionDetection =>
  (args) => {
    const chosen = keyboard.get();
    if (chosen !== undefined) return [{ id: chosen }];
    const hits = pointerWithin(args);
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
