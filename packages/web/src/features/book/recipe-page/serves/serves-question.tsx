/** Asks the owner once for how many a recipe is that does not say it: the plan and the list then count people. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  recipeChangeSchema,
  recipesRoutes,
  type RecipeOnWire,
} from '@saltbush/contract/recipe/recipes';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import { defaultServes } from '@saltbush/recipe-parser/recipe';
import { canEditRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import { maxServes, minServes } from '@saltbush/domain/recipe/recipes/serves';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { useUser } from '../../../../api/session';
import { NumberStepper } from '../../../../ui/fields/number-stepper';
import { showSaved } from '../../../recipe/recipes';
import classes from './serves-choice.module.css';

export function ServesQuestion({ recipe }: { recipe: RecipeOnWire }) {
  const user = useUser();
  const [serves, setServes] = useState<number>();
  const save = useSayServes(recipe);
  const ownership = { ownerId: recipe.owner._id, sharingMode: recipe.sharingSettings.mode };
  if (user === undefined || !canEditRecipe(ownership, user._id)) {
    return <p className={classes.question}>{t`The recipe doesn’t say how many it serves.`}</p>;
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (serves !== undefined) save.mutate(serves);
  };
  return (
    <form className={classes.question} onSubmit={handleSubmit}>
      <NumberStepper
        label={t`How many does it serve?`}
        fewer={t`Fewer serves`}
        more={t`More serves`}
        value={serves}
        min={minServes}
        max={maxServes}
        blank={{
          start: defaultServes,
          placeholder: t`Not set`,
          onClear: () => setServes(undefined),
        }}
        error={save.error ? describeError(save.error).message : undefined}
        onChange={setServes}
      />
      <Button
        type="submit"
        variant="default"
        loading={save.isPending}
        disabled={serves === undefined}
      >
        {t`Save`}
      </Button>
    </form>
  );
}

function useSayServes(recipe: RecipeOnWire) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (serves: number) => {
      const { isServesUnknown: _unknown, ...change } = parseOwn(recipeChangeSchema, recipe);
      return call(recipesRoutes.update, {
        params: { id: recipe._id },
        body: { ...change, serves, revision: recipe.revision },
      });
    },
    onSuccess: (changed) => showSaved(queryClient, changed),
  });
}
