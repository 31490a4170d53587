/** Chips that narrow the recipes; they combine, and "All" clears them. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import classes from '../../../../ui/fields/chip-row.module.css';
import { filterLabels, recipeFilters, type RecipeFilter } from './recipe-filters';

export interface FilterChipsProps {
  filters: readonly RecipeFilter[];
  onChange: (filters: readonly RecipeFilter[]) => void;
}

export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const toggle = (filter: RecipeFilter) =>
    onChange(
      filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter],
    );
  return (
    <fieldset className={classes.chips} aria-label={t`Show only`}>
      <UnstyledButton
        className={classes.chip}
        aria-pressed={filters.length === 0}
        onClick={() => onChange([])}
      >
        <Trans>All</Trans>
      </UnstyledButton>
      {recipeFilters.map((filter) => (
        <UnstyledButton
          key={filter}
          className={classes.chip}
          aria-pressed={filters.includes(filter)}
          onClick={() => toggle(filter)}
        >
          {filter === 'favourites' && <IconHeart size={16} stroke={1.75} aria-hidden />}
          {filterLabels[filter]}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
