/** One step: heading, content that scrolls, and a foot with the way back and one primary button. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './wizard.module.css';

export interface WizardStepProps {
  title: string;
  lead?: ReactNode;
  /** Above the heading. */
  image?: ReactNode;
  children?: ReactNode;
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  isBusy?: boolean;
  /** A line above the buttons. */
  note?: ReactNode;
  /** The primary button, and at most one quiet button before it. */
  actions: ReactNode;
}

export function WizardStep(props: WizardStepProps) {
  const { title, lead, image, children, onBack, isBusy = false, note, actions } = props;
  return (
    <>
      <div className={classes.body} data-slide={image !== undefined || undefined}>
        {image}
        <StepHeading title={title} />
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      <div className={classes.foot}>
        {note}
        <div className={classes.buttons}>
          {onBack && (
            <UnstyledButton
              className={classes.back}
              aria-label={t`Back`}
              disabled={isBusy}
              onClick={onBack}
            >
              <IconArrowLeft size={22} stroke={1.75} aria-hidden />
              <span>
                <Trans>Back</Trans>
              </span>
            </UnstyledButton>
          )}
          <div className={classes.actions}>{actions}</div>
        </div>
      </div>
    </>
  );
}

/** Gets the focus when its step comes up, so that it is read out. */
function StepHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} className={classes.title} tabIndex={-1} data-autofocus>
      {title}
    </h2>
  );
}
