/** "Cooked it": the day, who ate, a note and a photo. */
import { t } from '@lingui/core/macro';
import { Dialog } from '../../../ui/dialog/dialog';
import { CookedForm } from './cooked-form.lazy';
import type { CookedFormProps } from './use-cooked-form';

export interface CookedDialogProps extends Omit<CookedFormProps, 'recipe'> {
  /** Undefined: closed. */
  recipe: CookedFormProps['recipe'] | undefined;
}

export function CookedDialog({ recipe, ...form }: CookedDialogProps) {
  return (
    <Dialog
      isOpen={recipe !== undefined}
      onClose={form.onClose}
      title={form.entry ? t`Change the entry` : t`Cooked it`}
      size="question"
    >
      {recipe && <CookedForm recipe={recipe} {...form} />}
    </Dialog>
  );
}
