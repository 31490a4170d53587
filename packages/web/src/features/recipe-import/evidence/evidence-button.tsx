/** A quiet way to see what an imported recipe was read from; what it shows is loaded when it opens. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { useUser } from '../../../api/session';
import { Dialog } from '../../../ui/dialog';
import { useFetchAhead } from '../../../ui/use-fetch-ahead';
import classes from './evidence.module.css';

const loadComparison = async () => ({
  default: (await import('./evidence-comparison')).EvidenceComparison,
});
const EvidenceComparison = lazy(loadComparison);

export function EvidenceButton({ recipe }: { recipe: RecipeOnWire }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(loadComparison);
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
          <EvidenceComparison recipe={recipe} />
        </Suspense>
      </Dialog>
    </>
  );
}
