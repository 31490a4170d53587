/**
 * The welcome tour (Spec 2 and 4): a card in the middle of the window, over a dark overlay that leaves the
 * target of the step bright. Escape and a click on the overlay close it; closed or finished, it is seen.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { markTourSeen } from './tour-seen';
import { paths } from '../../../paths';
import type { Place } from './find-target';
import type { TourStep } from './tour-steps';
import { useTour } from './use-tour';
import classes from './welcome-tour.module.css';

export interface WelcomeTourProps {
  /** It is closed or finished, and stored as seen. */
  onClose: () => void;
}

export function WelcomeTour({ onClose }: WelcomeTourProps) {
  const isOnBrowse = useRouterState({ select: isBrowseShown });
  const navigate = useNavigate();
  const { history } = useRouter();
  const isSent = useRef(false);
  useEffect(() => {
    // Once: who goes back from there is not sent again.
    if (isOnBrowse || isSent.current) return;
    isSent.current = true;
    void navigate({ to: paths.browse });
  }, [isOnBrowse, navigate]);
  const end = () => {
    onClose();
    // To the page that the tour came up on.
    if (isSent.current) history.back();
  };
  return isOnBrowse ? <TourDialog onClose={end} /> : null;
}

const isBrowseShown = ({ resolvedLocation }: { resolvedLocation?: { pathname: string } }) =>
  resolvedLocation?.pathname === paths.browse;

/** Spec 9. */
const tooltipWidth = 400;

function TourDialog({ onClose }: WelcomeTourProps) {
  const isMounted = useMounted();
  const [isClosing, setClosing] = useState(false);
  const close = () => {
    markTourSeen();
    setClosing(true);
  };
  const { step, place, isFirst, next, back } = useTour(close);
  return (
    <Modal.Root
      // Open after mounting: the modal then stores the element to return focus to.
      opened={isMounted && !isClosing}
      onClose={close}
      onExitTransitionEnd={onClose}
      size={tooltipWidth}
      transitionProps={{ duration: 150 }}
      centered
    >
      {/* The overlay takes the click; the dark is drawn by the light's own shadow. */}
      <Modal.Overlay className={classes.overlay} backgroundOpacity={0} />
      <Light place={place} />
      <Modal.Content
        aria-label={t`Welcome tour`}
        classNames={{ content: classes.card, inner: classes.inner }}
        data-side={sideOf(place)}
      >
        <StepText key={step.title} step={step} />
        <div className={classes.buttons}>
          {!isFirst && (
            <Button variant="subtle" px="sm" onClick={back}>
              <Trans>Back</Trans>
            </Button>
          )}
          <Button className={classes.next} onClick={next}>
            <Trans>Next</Trans>
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Dark all over, except around the target. */
function Light({ place }: { place: Place | undefined }) {
  if (!place) return <div className={classes.dark} aria-hidden />;
  const { top, left, width, height } = place;
  const box = {
    top: top - rimPx,
    left: left - rimPx,
    width: width + 2 * rimPx,
    height: height + 2 * rimPx,
  };
  return <div className={classes.light} style={box} data-light aria-hidden />;
}

const rimPx = 4;

/** The card leaves the middle if it would hide the target. */
function sideOf(place: Place | undefined): 'top' | 'bottom' | undefined {
  if (!place) return undefined;
  const middle = (place.top + place.height / 2) / innerHeight;
  if (middle < 0.2 || middle > 0.8) return undefined;
  return middle < 0.5 ? 'bottom' : 'top';
}

function StepText({ step: { title, text, touchText = text, tasks } }: { step: TourStep }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 ref={heading} className={classes.title} tabIndex={-1} data-autofocus>
        {title}
      </h2>
      <p className={classes.text}>{isTouchScreen() ? touchText : text}</p>
      {tasks && (
        <ol className={classes.tasks}>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ol>
      )}
    </>
  );
}

const isTouchScreen = (): boolean => matchMedia('(hover: none)').matches;
