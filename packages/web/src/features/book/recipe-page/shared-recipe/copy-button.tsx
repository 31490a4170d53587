import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import type { SavableRecipe } from '../../../recipe/recipes';
import { useCopyRecipe } from '../use-copy-recipe';

export function CopyButton({ recipe }: { recipe: SavableRecipe }) {
  const { copy, isBusy } = useCopyRecipe(recipe);
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
      onClick={() => void copy()}
    >
      <Trans>Make my own copy</Trans>
    </Button>
  );
}
