/** Layout of cooking mode: close button, recipe title, progress. */
import { t } from '@lingui/core/macro';
import { ActionIcon, Title } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../../../ui/layout/document-title';
import classes from './cooking-frame.module.css';
import { useLeave } from './controls/use-leave';

export interface CookingFrameProps {
  recipe: { _id: string; title: string };
  /** "Serves 4" */
  amount?: string | undefined;
  /** From 0 to 1. */
  progress?: number;
  /** At the end of the bar on top. */
  action?: ReactNode;
  children: ReactNode;
}

export function CookingFrame({
  recipe,
  amount,
  progress = 0,
  action,
  children,
}: CookingFrameProps) {
  const leave = useLeave(recipe._id);
  return (
    <div className={classes.frame} data-full-screen>
      <DocumentTitle title={t`Cooking ${recipe.title}`} />
      <header className={classes.head}>
        <ActionIcon variant="subtle" aria-label={t`Leave cooking mode`} onClick={leave}>
          <IconX size={24} stroke={1.75} />
        </ActionIcon>
        <Title order={1} tabIndex={-1} className={classes.title}>
          {recipe.title}
        </Title>
        {amount && <p className={classes.serves}>{amount}</p>}
        {action}
        <div
          className={classes.progress}
          style={{ transform: `scaleX(${progress})` }}
          aria-hidden
        />
      </header>
      {children}
    </div>
  );
}
