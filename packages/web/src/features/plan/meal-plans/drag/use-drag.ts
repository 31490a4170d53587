/** A drag over the week: how it starts, what it is over, and what it does when it ends. */
import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Target } from '../plan/planner-context';
import type { WeekPlan } from '../plan/use-week-plan';
import { dragAnnouncements, dragInstructions } from './drag-announcements';
import { describePlace, partOf, placeOf } from './drop-place';
import { findTarget } from './find-target';
import { makeCoordinateGetter, makeKeyboardTarget, type KeyboardTarget } from './keyboard-steps';

/** A touch this long starts a drag; a shorter one scrolls. */
const longPressMs = 250;
const restTolerancePx = 8;
const mouseStartPx = 6;

export interface DragOptions {
  plan: Pick<WeekPlan, 'menu' | 'undated'>;
  today: PlainDate;
  /** "Pumpkin soup", for a draggable's id. */
  nameOf: (activeId: string) => string;
  onDrop: (activeId: string, target: Target) => void;
}

export interface Drag {
  activeId: string | undefined;
  over: Target | undefined;
  /** The edge it is over: -1 leads to last week, 1 to next week. */
  edge: number | undefined;
  /** For `DndContext`. */
  context: DndContextProps;
}

interface DragState {
  activeId: string;
  over?: Target | undefined;
  edge?: number | undefined;
  /** Where a drag starts, an edge means nothing: it must come from a day. */
  wasOverDay?: boolean;
}

export function useDrag({ plan, today, nameOf, onDrop }: DragOptions): Drag {
  const [keyboard] = useState(makeKeyboardTarget);
  const [drag, setDrag] = useState<DragState>();
  const collisionDetection = useMemo(() => findTarget(keyboard), [keyboard]);
  const sensors = useDragSensors(plan, today, keyboard);

  const isPointer = () => keyboard.get() === undefined;
  const place = (activeId: string, overId: string) =>
    placeOf(plan.menu, { ...plan, activeId, overId, isPointer: isPointer(), today });
  const placeText = (active: string, target: string) => {
    const found = place(active, target);
    return found && describePlace(plan.menu, found, active);
  };
  const context: DndContextProps = {
    sensors,
    collisionDetection,
    accessibility: {
      screenReaderInstructions: dragInstructions,
      announcements: dragAnnouncements({ nameOf, placeText }),
    },
    onDragStart: ({ active, activatorEvent }) => {
      keyboard.set(undefined);
      if (activatorEvent.type.startsWith('touch')) navigator.vibrate?.(buzzMs);
      setDrag({ activeId: String(active.id) });
    },
    onDragOver: ({ active, over }) => {
      const target = over ? place(String(active.id), String(over.id)) : undefined;
      setDrag((now) => now && movedTo(now, target, over?.id));
    },
    onDragEnd: ({ active, over }) => {
      const landed = over && place(String(active.id), String(over.id));
      if (landed) onDrop(String(active.id), landed);
      setDrag(undefined);
    },
    onDragCancel: () => setDrag(undefined),
  };
  return { activeId: drag?.activeId, over: drag?.over, edge: drag?.edge, context };
}

function movedTo(
  drag: DragState,
  over: Target | undefined,
  overId: string | number | undefined,
): DragState {
  const step = overId === undefined ? undefined : partOf(overId, 'edge');
  const edge = step !== undefined && drag.wasOverDay ? Number(step) : undefined;
  const isOverDay = overId !== undefined && step === undefined;
  return { ...drag, over, edge, wasOverDay: drag.wasOverDay || isOverDay };
}

const buzzMs = 15;

function useDragSensors(
  { menu, undated }: DragOptions['plan'],
  today: PlainDate,
  keyboard: KeyboardTarget,
) {
  const coordinateGetter = useMemo(
    () => makeCoordinateGetter({ menu, undated }, today, keyboard),
    [menu, undated, today, keyboard],
  );
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseStartPx } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: longPressMs, tolerance: restTolerancePx },
    }),
    // Enter opens the recipe.
    useSensor(KeyboardSensor, {
      coordinateGetter,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  );
}
