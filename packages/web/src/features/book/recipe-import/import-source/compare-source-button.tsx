/** Opens a comparison of an imported recipe with its source; loaded on demand. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { useUser } from '../../../../api/session';
import { Dialog } from '../../../../ui/dialog/dialog';
import { usePrefetch } from '../../../../ui/use-prefetch';
import classes from './import-source.module.css';

const loadComparison = async () => ({
  default: (await import('./source-comparison')).SourceComparison,
});
const SourceComparison = lazy(loadComparison);

export function CompareSourceButton({ recipe }: { recipe: RecipeOnWire }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  usePrefetch(loadComparison);
  if (!recipe.sourceAttribution || user?._id !== recipe.owner._id) return null;
  return (
    <>
      <Button variant="subtle" className={classes.open} onClick={() => setOpen(true)}>
        Where this came from
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Where this came from"
        size="wide"
      >
        <Suspense fallback={null}>
          <SourceComparison recipe={recipe} />
        </Suspense>
      </Dialog>
    </>
  );
}
