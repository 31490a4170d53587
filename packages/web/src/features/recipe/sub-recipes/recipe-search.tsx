/** Searches one's recipes for one to add as an ingredient. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import classes from './sub-recipes.module.css';
import { useRecipesByText } from './use-recipes-by-text';

interface RecipeSearchProps {
  /** Of the form's recipe: not offered. */
  ownId: string;
  onChoose: (recipe: Pick<RecipeCard, '_id' | 'title'>) => void;
  onClose: () => void;
}

export function RecipeSearch({ ownId, onChoose, onClose }: RecipeSearchProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Whoever pressed the button types next.
  useEffect(() => field.current?.focus(), []);
  const [wanted] = useDebouncedValue(text.trim(), 300);
  const { data, error } = useRecipesByText(wanted);
  const found = data?.filter(({ _id }) => _id !== ownId);
  return (
    <div className={classes.wide}>
      <div className={classes.row}>
        <TextInput
          label={t`Which of your recipes?`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // It would save the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          ref={field}
        />
        <Button variant="subtle" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <ul className={classes.lines} aria-label={t`Recipes found`}>
        {found?.map((recipe) => (
          <li key={recipe._id}>
            <Button variant="subtle" onClick={() => onChoose(recipe)}>
              {recipe.title}
            </Button>
          </li>
        ))}
      </ul>
      <output className={classes.hint}>
        {error
          ? t`Your recipes couldn’t be searched. Check your network.`
          : found?.length === 0 && t`No recipe found.`}
      </output>
    </div>
  );
}
