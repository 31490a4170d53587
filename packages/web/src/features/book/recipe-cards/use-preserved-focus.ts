/** When the focused card is removed from the list, focuses the card in its position. */
import { useEffect, useRef, type FocusEvent } from 'react';

export function usePreservedFocus(recipes: readonly { _id: string }[]) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<{ id: string; place: number }>(undefined);

  useEffect(() => {
    const gone = focused.current;
    if (!gone || recipes.some(({ _id }) => _id === gone.id)) return;
    focused.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-recipe] h2 a') ?? [];
    const next = cards[Math.min(gone.place, cards.length - 1)];
    const heading = document.querySelector<HTMLElement>('main h1');
    (next ?? heading)?.focus({ preventScroll: true });
  }, [recipes]);

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-recipe]')?.dataset['recipe'];
    if (id) focused.current = { id, place: recipes.findIndex(({ _id }) => _id === id) };
  };
  return { ref: list, onFocus: handleFocus };
}
