/** "Cooked it": the day, who ate, a note and a photo. */
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import type { CookedFormProps } from './use-cooked-form';

/** Loaded on first use. */
export const CookedForm = lazy(async () => ({
  default: (await import('./cooked-form')).CookedForm,
}));

export interface CookedDialogProps extends Omit<CookedFormProps, 'recipe'> {
  /** Undefined: closed. */
  recipe: CookedFormProps['recipe'] | undefined;
}

export function CookedDialog({ recipe, ...form }: CookedDialogProps) {
  return (
    <Dialog
      isOpen={recipe !== undefined}
      onClose={form.onClose}
      title={form.entry ? 'Change the entry' : 'Cooked it'}
      size="question"
    >
      <Suspense fallback={null}>{recipe && <CookedForm recipe={recipe} {...form} />}</Suspense>
    </Dialog>
  );
}
