/**
 * In the form, below the ingredients: which lines are recipes, an offer for a line that is named like one, and a search to
 * add one.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { SubRecipeLine } from '@saltbush/contract/recipe/sub-recipes';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { closedText, quantitiesText } from './line-words';
import { RecipeOffer } from './recipe-offer';
import { RecipeSearch } from './recipe-search';
import classes from './sub-recipes.module.css';
import { linesOfRecipes, useSubRecipeLines } from './use-sub-recipe-lines';

/** What the form has of a line. */
export interface SubRecipeRow {
  key: string;
  name: string;
  amount: string;
  unit: string;
  recipeId?: string | undefined;
  /** The line as it was typed. */
  text?: string | undefined;
}

export interface SubRecipeFieldsProps {
  /** Of the form; it is offered nowhere. */
  recipeId: string;
  measures: Measures;
  rows: readonly SubRecipeRow[];
  /** Whether a line is offered that nobody has typed; one that was may stand for a recipe anyway. */
  canAdd: boolean;
  onAdd: (recipe: Pick<RecipeCard, '_id' | 'title'>) => void;
  /** Links a line to a recipe, or to none. */
  onLink: (key: string, recipeId: string | undefined) => void;
}

export function SubRecipeFields({
  recipeId,
  measures,
  rows,
  canAdd,
  onAdd,
  onLink,
}: SubRecipeFieldsProps) {
  const linked = rows.filter((row) => row.recipeId !== undefined);
  // Typing asks once, when it pauses.
  const [settled] = useDebouncedValue(linked, 500);
  const { data } = useSubRecipeLines(measures, linesOfRecipes(settled));
  const typed = rows.findLast((row) => row.text !== undefined && row.recipeId === undefined);
  return (
    <div className={classes.fields}>
      {linked.map((row, index) => (
        <LinkedLine
          key={row.key}
          row={row}
          found={settled.length === linked.length ? data?.[index] : undefined}
          onUnlink={() => onLink(row.key, undefined)}
        />
      ))}
      {typed && (
        <RecipeOffer name={typed.name} ownId={recipeId} onTake={(id) => onLink(typed.key, id)} />
      )}
      {canAdd && <AddRecipe ownId={recipeId} onAdd={onAdd} />}
    </div>
  );
}

interface AddRecipeProps extends Pick<SubRecipeFieldsProps, 'onAdd'> {
  ownId: string;
}

function AddRecipe({ ownId, onAdd }: AddRecipeProps) {
  const [isSearching, setIsSearching] = useState(false);
  if (!isSearching) {
    return (
      <Button variant="subtle" onClick={() => setIsSearching(true)}>
        <Trans>Add a recipe as an ingredient</Trans>
      </Button>
    );
  }
  return (
    <RecipeSearch
      ownId={ownId}
      onChoose={(recipe) => {
        onAdd(recipe);
        setIsSearching(false);
      }}
      onClose={() => setIsSearching(false)}
    />
  );
}

interface LinkedLineProps {
  row: SubRecipeRow;
  found: SubRecipeLine | undefined;
  onUnlink: () => void;
}

function LinkedLine({ row, found, onUnlink }: LinkedLineProps) {
  return (
    <div className={`${classes.row} ${classes.wide}`}>
      <span>
        <Trans>
          “{row.name}” is a recipe.{' '}
          <span className={classes.hint}>{found && stateText(found)}</span>
        </Trans>
      </span>
      <Button variant="subtle" onClick={onUnlink} aria-label={t`Leave as text: ${row.name}`}>
        <Trans>Leave as text</Trans>
      </Button>
    </div>
  );
}

function stateText(found: SubRecipeLine): string {
  if (found.state !== 'open') return closedText(found);
  const quantities = quantitiesText(found);
  if (quantities === undefined) return t`How many quantities? Write “1 quantity” in its line.`;
  return found.isEstimate
    ? t`That is ${quantities} of ${found.title}, by the weight of its ingredients.`
    : t`That is ${quantities} of ${found.title}.`;
}
