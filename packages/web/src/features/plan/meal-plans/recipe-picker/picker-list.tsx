/** Search, filters and the recipes that match, of the panel and of the sheet. */
import { Button, Skeleton, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ComponentType } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../../api/describe-error';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { FilterChips } from './filter-chips';
import type { PickerCardProps } from './picker-card';
import classes from './picker-list.module.css';
import type { PickerRecipes } from './use-picker-recipes';

export interface PickerListProps {
  picker: PickerRecipes;
  Card: ComponentType<PickerCardProps>;
  /** A stable function. */
  onChoose: (card: RecipeCard) => void;
  /** Adds a note instead of a recipe that is not there. */
  onAddNote?: ((note: string) => void) | undefined;
}

export function PickerList(props: PickerListProps) {
  const { picker } = props;
  if (picker.error) {
    return (
      <div className={classes.message} role="alert">
        <p>{describeError(picker.error).message}</p>
        <Button variant="default" onClick={picker.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (picker.isEmpty) {
    return (
      <div className={classes.message}>
        <p>You have no recipes yet. Add one to plan your week.</p>
        <LinkButton to={paths.myRecipes}>Add a recipe</LinkButton>
      </div>
    );
  }
  return (
    <>
      <div className={classes.head}>
        <TextInput
          type="search"
          aria-label="Search your recipes"
          placeholder="Search your recipes"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={picker.search}
          onChange={(event) => picker.setSearch(event.target.value)}
        />
        <FilterChips filters={picker.filters} onChange={picker.setFilters} />
      </div>
      {picker.isLoading ? <Waiting /> : <Recipes {...props} />}
    </>
  );
}

function Waiting() {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={170} radius="md" />
      ))}
    </div>
  );
}

function Recipes({ picker, Card, onChoose, onAddNote }: PickerListProps) {
  return (
    <ul className={classes.list} aria-label="Your recipes">
      {picker.recipes.map((card) => (
        <Card key={card._id} card={card} owner={picker.owners.get(card._id)} onChoose={onChoose} />
      ))}
      {picker.hasMore && (
        <li className={classes.wide}>
          <Button variant="subtle" loading={picker.isLoadingMore} onClick={picker.showMore}>
            Show more
          </Button>
        </li>
      )}
      {picker.recipes.length === 0 && !picker.hasMore && (
        <li className={classes.wide}>
          <NoRecipe picker={picker} onAddNote={onAddNote} />
        </li>
      )}
    </ul>
  );
}

function NoRecipe({ picker, onAddNote }: Pick<PickerListProps, 'picker' | 'onAddNote'>) {
  const wanted = picker.search.trim();
  if (picker.isSearching) return <p className={classes.none}>Searching…</p>;
  if (wanted === '') return <p className={classes.none}>No recipe has all of this.</p>;
  return (
    <>
      <p className={classes.none}>No recipe matches “{wanted}”.</p>
      {onAddNote && (
        <Button variant="default" onClick={() => onAddNote(wanted)}>
          Add a note “{wanted}”
        </Button>
      )}
    </>
  );
}
