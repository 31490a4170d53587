/** Search, filters and the recipes that match, of the panel and of the sheet. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
          {t`Try again`}
        </Button>
      </div>
    );
  }
  if (picker.isEmpty) {
    return (
      <div className={classes.message}>
        <p>{t`You have no recipes yet. Add one to plan your week.`}</p>
        <LinkButton to={paths.myRecipes}>{t`Add a recipe`}</LinkButton>
      </div>
    );
  }
  return (
    <>
      <div className={classes.head}>
        <TextInput
          type="search"
          aria-label={t`Search your recipes`}
          placeholder={t`Search your recipes`}
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
    <ul className={classes.list} aria-label={t`Your recipes`}>
      {picker.recipes.map((card) => (
        <Card key={card._id} card={card} owner={picker.owners.get(card._id)} onChoose={onChoose} />
      ))}
      {picker.hasMore && (
        <li className={classes.wide}>
          <Button variant="subtle" loading={picker.isLoadingMore} onClick={picker.showMore}>
            <Trans>Show more</Trans>
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
  if (picker.isSearching)
    return (
      <p className={classes.none}>
        <Trans>Searching…</Trans>
      </p>
    );
  if (wanted === '')
    return (
      <p className={classes.none}>
        <Trans>No recipe has all of this.</Trans>
      </p>
    );
  return (
    <>
      <p className={classes.none}>
        <Trans>No recipe matches “{wanted}”.</Trans>
      </p>
      {onAddNote && (
        <Button variant="default" onClick={() => onAddNote(wanted)}>
          <Trans>Add a note “{wanted}”</Trans>
        </Button>
      )}
    </>
  );
}
