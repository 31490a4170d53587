/** Keys in the list of days: arrows go to the same button of another day, L locks and S swaps that day's dish. */
import { useEffect, type RefObject } from 'react';
import { alongReading } from '../../../../direction';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function useCardKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      const step = steps[alongReading(event.key)];
      const button = step === undefined ? buttonIn(target, event.key) : neighbour(target, step);
      if (!button) return;
      event.preventDefault();
      button.focus();
      if (step === undefined) button.click();
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [list]);
}

const cardOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-card]');

const buttonIn = (within: HTMLElement, key: string) =>
  /^[ls]$/i.test(key)
    ? cardOf(within)?.querySelector<HTMLElement>(`[data-key="${key.toLowerCase()}"]`)
    : undefined;

function neighbour(from: HTMLElement, step: number) {
  const card = cardOf(from);
  const all = [...(card?.parentElement?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const next = card && all[all.indexOf(card) + step];
  const key = from.dataset['key'] ?? 's';
  return next?.querySelector<HTMLElement>(`[data-key="${key}"], [data-key]`);
}
