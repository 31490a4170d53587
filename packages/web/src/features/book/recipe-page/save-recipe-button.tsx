import { Button } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ToggledRecipe, useSaveToggle } from '../recipe-cards';

export function SaveRecipeButton({ recipe }: { recipe: ToggledRecipe }) {
  const { press, question } = useSaveToggle(recipe);
  const { isSaved } = recipe;
  const Icon = isSaved ? IconMinus : IconPlus;
  return (
    <>
      <Button
        variant={isSaved ? 'default' : 'filled'}
        leftSection={<Icon size={18} stroke={2} aria-hidden />}
        onClick={press}
      >
        {isSaved ? 'Remove from my recipes' : 'Save to my recipes'}
      </Button>
      {question}
    </>
  );
}
