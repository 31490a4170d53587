/** Input for foods: Enter adds, a pasted list is split, known foods are suggested. */
import { t } from '@lingui/core/macro';
import { ActionIcon, Combobox, TextInput, useCombobox } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useState, type ClipboardEvent } from 'react';
import { inspirationLimits } from '@saltbush/contract/book/inspiration';
import { usePrefetch } from '../../../ui/use-prefetch';
import classes from './food-field.module.css';
import { foodSuggestions } from './food-suggestions.lazy';
import type { Kitchen } from './use-kitchen';

export function FoodField({ kitchen }: { kitchen: Kitchen }) {
  const { typed, suggestions, combobox, addAll, type } = useFoodInput(kitchen);
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\n,;]/.test(text.trim())) return;
    event.preventDefault();
    void addAll(`${typed} ${text}`);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void addAll(typed);
      }}
    >
      <Combobox
        store={combobox}
        onOptionSubmit={(food) => void addAll(food)}
        withinPortal={false}
        transitionProps={{ duration: 0 }}
      >
        <Combobox.Target>
          <TextInput
            {...fieldProps}
            placeholder={kitchen.isFull ? '' : t`Type a food or paste a list`}
            rightSection={typed.trim() !== '' && <AddButton />}
            rightSectionWidth={44}
            disabled={kitchen.isFull}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onPaste={handlePaste}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <SuggestionList suggestions={suggestions} />
      </Combobox>
    </form>
  );
}

const fieldProps = {
  'aria-label': t`Another food`,
  maxLength: inspirationLimits.food,
  autoComplete: 'off',
  autoCapitalize: 'none',
  enterKeyHint: 'done',
} as const;

function SuggestionList({ suggestions }: { suggestions: readonly string[] }) {
  return (
    <Combobox.Dropdown hidden={suggestions.length === 0}>
      <Combobox.Options aria-label={t`Foods`}>
        {suggestions.map((food) => (
          <Combobox.Option key={food} value={food} className={classes.option}>
            {food}
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

function AddButton() {
  return (
    <ActionIcon type="submit" variant="subtle" aria-label={t`Add`}>
      <IconPlus size={22} stroke={2} />
    </ActionIcon>
  );
}

/** The typed text, its suggestions, and adding the foods of a text. */
function useFoodInput(kitchen: Kitchen) {
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  usePrefetch(foodSuggestions.load);

  const addAll = async (text: string) => {
    setTyped('');
    combobox.closeDropdown();
    const had = kitchen.foods.map(({ name }) => name);
    kitchen.add(
      await foodSuggestions.load().then(
        ({ parseFoodList }) => parseFoodList(text, had),
        // Offline: added as typed.
        () => [text.trim().slice(0, inspirationLimits.food)],
      ),
    );
  };
  const type = (text: string) => {
    setTyped(text);
    combobox.resetSelectedOption();
    if (text.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  };
  return { typed, suggestions, combobox, addAll, type };
}

function useSuggestions(typed: string): readonly string[] {
  const [suggest, setSuggest] = useState<(typed: string, most: number) => readonly string[]>();
  const isTyping = typed.trim() !== '';
  useEffect(() => {
    if (!isTyping || suggest) return;
    // Offline: no suggestions; typed foods can still be added.
    foodSuggestions.load().then(
      ({ suggestFoods }) => setSuggest(() => suggestFoods),
      () => undefined,
    );
  }, [isTyping, suggest]);
  return suggest && isTyping ? suggest(typed, mostSuggestions) : none;
}

const none: readonly string[] = [];
const mostSuggestions = 6;
