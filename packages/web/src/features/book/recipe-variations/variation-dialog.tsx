/** "Make a variation": asks what is different, and opens the copy to be changed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { recipeLimits, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { Dialog } from '../../../ui/dialog/dialog';
import { useSubmit } from '../../../ui/fields/use-submit';
import { useMakeVariation } from './use-make-variation';

export interface VariationDialogProps {
  recipe: Pick<RecipeOnWire, '_id' | 'title'>;
  onClosed: () => void;
}

export function VariationDialog({ recipe, onClosed }: VariationDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t`Make a variation`}
      size="question"
    >
      <VariationForm recipe={recipe} />
    </Dialog>
  );
}

function VariationForm({ recipe }: Pick<VariationDialogProps, 'recipe'>) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const change = (typed: string) => {
    setName(typed);
    setError(undefined);
  };
  const make = useMakeVariation(recipe);
  const navigate = useNavigate();
  const { isBusy, handleSubmit } = useSubmit(
    async () => {
      const made = await make({ name });
      await navigate({ to: paths.editRecipe, params: { id: made._id } });
    },
    (failure) => {
      const ofName = failure instanceof AppError ? failure.messageFor('name') : undefined;
      setError(ofName ?? describeError(failure).message);
    },
  );
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Explanation title={recipe.title} />
        <TextInput
          label={t`What is different?`}
          placeholder={t`ours, less sugar`}
          data-autofocus
          autoComplete="off"
          maxLength={recipeLimits.variationName}
          value={name}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} ms="auto">
          <Trans>Make variation</Trans>
        </Button>
      </Stack>
    </form>
  );
}

const Explanation = ({ title }: { title: string }) => (
  <Text>
    <Trans>Your own copy of “{title}”. Each of the two recipes shows the other.</Trans>
  </Text>
);
