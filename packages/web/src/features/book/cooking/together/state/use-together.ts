/** What a cook does with a meal of several dishes; timers are set for its waits, and for what comes next. */
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import {
  finishTask,
  moveWait,
  noteDish,
  planFrom,
  takeBack,
  type CookingTogether,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import { capitalised } from '../../../../../ui/capitalised';
import { startTimer, useStoredTimers, removeTimer } from '../../../../device/timers';
import { changeTogether, removeTogether, storeTogether } from './stored-together';

export interface TogetherActions {
  /** The next task of this dish; call it in a press, which allows the timer to sound. */
  finish: (dish: number) => void;
  takeBack: () => void;
  /** Whether a dish is in the cook log. */
  note: (dish: number, isNoted: boolean) => void;
  end: () => void;
}

export function useTogether(meal: CookingTogether): TogetherActions {
  const { timers } = useStoredTimers();
  useMovedWaits(meal);
  const stopTimer = (origin: string) =>
    timers.filter((timer) => timer.origin === origin).forEach(({ id }) => removeTimer(id));
  return {
    finish: (dish) => {
      const now = Date.now();
      const next = finishTask(meal, dish, now);
      storeTogether(next);
      startWait(meal, dish);
      stopTimer(nextOrigin(meal));
      startNext(next, now);
    },
    takeBack: () => {
      const last = meal.history.at(-1);
      if (!last) return;
      changeTogether((stored) => takeBack(stored, Date.now()));
      stopTimer(waitOrigin(meal, last.dish, meal.dishes[last.dish]!.done - 1));
      stopTimer(nextOrigin(meal));
    },
    note: (dish, isNoted) => changeTogether((stored) => noteDish(stored, dish, isNoted)),
    end: () => {
      stopTimer(nextOrigin(meal));
      removeTogether();
    },
  };
}

const waitOrigin = ({ id }: CookingTogether, dish: number, task: number): string =>
  `together ${id} ${dish} ${task}`;
const nextOrigin = ({ id }: CookingTogether): string => `together ${id} next`;

/** The wait of a task whose work is done. */
function startWait(meal: CookingTogether, dish: number): void {
  const { recipeId, title, tasks, done } = meal.dishes[dish]!;
  const { label, waitMinutes, timed } = tasks[done]!;
  if (waitMinutes === 0) return;
  startTimer({
    name: `${label ? capitalised(label) : t`Wait`} · ${title}`,
    recipe: { id: recipeId, title },
    origin: waitOrigin(meal, dish, done),
    minSeconds: timed?.minSeconds ?? waitMinutes * 60,
    ...(timed && { maxSeconds: timed.maxSeconds }),
  });
}

/** Less is not worth going away for. */
const shortestPauseMs = 60_000;

/** Calls the cook back where there is nothing to do for a while. */
function startNext(meal: CookingTogether, now: number): void {
  const [next] = planFrom(meal, now).tasks;
  if (!next || next.start - now < shortestPauseMs) return;
  const { recipeId, title } = meal.dishes[next.dish]!;
  startTimer({
    name: t`Go on · ${title}`,
    recipe: { id: recipeId, title },
    origin: nextOrigin(meal),
    minSeconds: Math.round((next.start - now) / 1_000),
  });
}

/** A timer that was prolonged prolongs its wait. */
function useMovedWaits(meal: CookingTogether): void {
  const { timers } = useStoredTimers();
  useEffect(() => {
    meal.dishes.forEach(({ waits }, dish) => {
      for (const { task, until } of waits) {
        const timer = timers.find(({ origin }) => origin === waitOrigin(meal, dish, task));
        if (timer?.state.kind !== 'running') continue;
        const { endsAt } = timer.state;
        if (Math.abs(endsAt - until) < shortestPauseMs) continue;
        changeTogether((stored) => moveWait(stored, dish, task, endsAt));
      }
    });
  }, [meal, timers]);
}
