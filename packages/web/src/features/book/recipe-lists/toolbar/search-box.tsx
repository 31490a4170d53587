/** Search while typing. Escape clears it. */
import { t } from '@lingui/core/macro';
import { CloseButton, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRef, type KeyboardEvent } from 'react';
import { recipeListLimits } from '@saltbush/contract/book/recipe-lists';
import { useSearchText } from '../filters/use-search-text';
import classes from './toolbar.module.css';

export interface SearchBoxProps {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, text, onSearch }: SearchBoxProps) {
  const { typed, setSearchText, applyNow } = useSearchText(text, onSearch);
  const input = useRef<HTMLInputElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') applyNow();
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setSearchText('');
    }
  };
  const handleClear = () => {
    setSearchText('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={recipeListLimits.searchText}
      autoComplete="off"
      enterKeyHint="search"
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSection={
        typed !== '' && <CloseButton aria-label={t`Clear the search`} onClick={handleClear} />
      }
      rightSectionWidth={44}
      value={typed}
      onChange={(event) => setSearchText(event.target.value)}
      onKeyDown={handleKey}
    />
  );
}
