/** One image drawn by the image service; a cancelled call leaves nothing behind. */
import { useEffect, useRef, useState } from 'react';
import {
  imageGenerationLimits,
  imageGenerationRoutes,
} from '@saltbush/contract/recipe/image-generation';
import { call } from '../../../../api/call';
import type { ChosenImage, ImageRecipe } from '../chosen-image';

const { title, ingredients, instructions, instruction } = imageGenerationLimits;

/** `draw` takes a title for a recipe that has none. */
export function useDrawing(recipe: ImageRecipe, onDrawn: (image: ChosenImage) => void) {
  const [isWaiting, setWaiting] = useState(false);
  const [error, setError] = useState<unknown>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const cancel = () => {
    current.current?.abort();
    setWaiting(false);
  };
  const draw = async (description: string, title?: string) => {
    const controller = new AbortController();
    current.current = controller;
    setError(undefined);
    setWaiting(true);
    try {
      const body = { description, ...partsOf({ ...recipe, title: title ?? recipe.title }) };
      const { signal } = controller;
      const { imageUrl } = await call(imageGenerationRoutes.generateImage, { body }, { signal });
      if (!signal.aborted) onDrawn({ imageUrl, title });
    } catch (failure) {
      if (controller.signal.aborted) return;
      setWaiting(false);
      setError(failure);
    }
  };
  return { isWaiting, error, draw, cancel };
}

/** Only as much of a long recipe as the service takes. */
const partsOf = (recipe: ImageRecipe) => ({
  title: recipe.title.slice(0, title),
  ingredients: recipe.ingredients.join('\n').slice(0, ingredients),
  instructions: recipe.instructions
    .slice(0, instructions)
    .map((step) => step.slice(0, instruction)),
});
