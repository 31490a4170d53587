/** Saves a recipe with a substitute as a variation of it, and opens that. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { recipeLimits, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { substituteAt } from '@saltbush/domain/recipe/substitutions/substitute-at';
import type { Substitute } from '@saltbush/domain/recipe/substitutions/substitutes';
import { describeError } from '../../../../api/describe-error';
import { paths } from '../../../../paths';
import { showToast } from '../../../../ui/feedback/toast';
import { useMakeVariation } from '../../recipe-variations';

export interface SaveSubstituteProps {
  recipe: RecipeOnWire;
  /** Of the ingredient, from 0. */
  place: number;
  offer: Substitute;
}

export function SaveSubstitute({ recipe, place, offer }: SaveSubstituteProps) {
  const make = useMakeVariation(recipe);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const handleSave = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { name, ingredients } = substituteAt(recipe, place, offer);
      const made = await make({ name: name.slice(0, recipeLimits.variationName), ingredients });
      showToast({ kind: 'success', title: t`Saved as a variation`, message: made.title });
      await navigate({ to: paths.recipe, params: { id: made._id } });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact-md"
      mih={44}
      variant="subtle"
      // Not `loading`, which disables the button and would lose the focus.
      aria-disabled={isBusy}
      aria-label={t`Save as a variation: ${offer.text}`}
      onClick={() => void handleSave()}
    >
      <Trans>Save as a variation</Trans>
    </Button>
  );
}
