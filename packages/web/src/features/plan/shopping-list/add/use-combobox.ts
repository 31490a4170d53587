/** A text field with suggestions, after the combobox pattern of ARIA: arrows move, Enter chooses, Escape closes. */
import { useId, useState, type KeyboardEvent } from 'react';

export interface ComboboxOptions {
  count: number;
  onChoose: (index: number) => void;
  /** Enter without a chosen suggestion. */
  onSubmit: () => void;
}

export function useCombobox({ count, onChoose, onSubmit }: ComboboxOptions) {
  const id = useId();
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const isOpen = count > 0 && !isClosed;
  const at = isOpen && active < count ? active : -1;
  const keys: Record<string, () => void> = {
    ArrowDown: () => {
      setClosed(false);
      setActive((at + 1) % Math.max(1, count));
    },
    ArrowUp: () => setActive(at <= 0 ? count - 1 : at - 1),
    Enter: () => (at >= 0 ? onChoose(at) : onSubmit()),
    Escape: () => setClosed(true),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return {
    isOpen,
    active: at,
    listId: id,
    optionId: (index: number) => `${id}-${index}`,
    /** The text has changed. */
    reset: () => {
      setActive(-1);
      setClosed(false);
    },
    inputProps: {
      role: 'combobox' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': at >= 0 ? `${id}-${at}` : undefined,
      onKeyDown: handleKeyDown,
    },
  };
}
