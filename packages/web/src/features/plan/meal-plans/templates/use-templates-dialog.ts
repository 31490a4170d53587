import { useState } from 'react';
import { templatesOf } from '../plan/templates-of-rows';
import type { WeekPlan } from '../plan/use-week-plan';
import type { TemplatesDialogProps } from './templates-dialog';

/** The dialog with the templates of a plan, and a function that opens it. */
export function useTemplatesDialog({ view, menu }: Pick<WeekPlan, 'view' | 'menu'>): {
  open: () => void;
  dialog: TemplatesDialogProps;
} {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return {
    open: () => setOpen(true),
    dialog: { isOpen, onClose, menu, templates: templatesOf(view?.rows) },
  };
}
