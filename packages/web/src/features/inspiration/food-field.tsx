/** Where foods are typed: Enter adds, a list can be pasted, and known foods are suggested. */
import { Button, Combobox, TextInput, useCombobox } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useState, type ClipboardEvent, type FormEvent } from 'react';
import { inspirationLimits } from '@saltbush/contract/inspiration';
import { useFetchAhead } from '../../ui/use-fetch-ahead';
import classes from './food-field.module.css';
import type { Kitchen } from './kept-kitchen';

const loadFoods = () => import('./food-suggestions');

export function FoodField({ kitchen }: { kitchen: Kitchen }) {
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  useFetchAhead(loadFoods);

  const addAll = async (text: string) => {
    setTyped('');
    combobox.closeDropdown();
    const had = kitchen.foods.map(({ name }) => name);
    kitchen.add(
      await loadFoods().then(
        ({ foodsListed }) => foodsListed(text, had),
        // Without a network it is taken as typed.
        () => [text.trim().slice(0, inspirationLimits.food)],
      ),
    );
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void addAll(typed);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\n,;]/.test(text.trim())) return;
    event.preventDefault();
    void addAll(`${typed} ${text}`);
  };
  const handleChange = (text: string) => {
    setTyped(text);
    combobox.resetSelectedOption();
    if (text.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <Combobox
        store={combobox}
        onOptionSubmit={(food) => void addAll(food)}
        withinPortal={false}
        transitionProps={{ duration: 0 }}
      >
        <Combobox.Target>
          <TextInput
            className={classes.field}
            label="What have you got?"
            description="Type a food and press Enter, or paste a list"
            placeholder={kitchen.isFull ? '' : 'spinach'}
            disabled={kitchen.isFull}
            maxLength={inspirationLimits.food}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            value={typed}
            onChange={(event) => handleChange(event.target.value)}
            onPaste={handlePaste}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={suggestions.length === 0}>
          <Combobox.Options aria-label="Foods">
            {suggestions.map((food) => (
              <Combobox.Option key={food} value={food} className={classes.option}>
                {food}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Button
        type="submit"
        className={classes.add}
        disabled={typed.trim() === ''}
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
      >
        Add
      </Button>
    </form>
  );
}

function useSuggestions(typed: string): readonly string[] {
  const [suggest, setSuggest] = useState<(typed: string, most: number) => readonly string[]>();
  const isTyping = typed.trim() !== '';
  useEffect(() => {
    if (!isTyping || suggest) return;
    // Without a network there are none: what is typed can be added all the same, once it is back.
    loadFoods().then(
      ({ suggestFoods }) => setSuggest(() => suggestFoods),
      () => undefined,
    );
  }, [isTyping, suggest]);
  return suggest && isTyping ? suggest(typed, mostSuggestions) : none;
}

const none: readonly string[] = [];
const mostSuggestions = 6;
