/**
 * Renders the toast that is shown. Part of the first bundle: a toast often reports that the network is down,
 * when no chunk can be loaded.
 */
import { t } from '@lingui/core/macro';
import { Button, CloseButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconExclamationCircle from '@tabler/icons-react/dist/esm/icons/IconExclamationCircle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LinkButton } from '../link-button';
import { usePrefetch } from '../use-prefetch';
import { attendToasts } from './attend-toasts.lazy';
import {
  closeToast,
  durationOf,
  getShownToast,
  watchToasts,
  type ShownToast,
  type Toast,
} from './toast';
import classes from './toasts.module.css';

export function Toasts() {
  const toast = useSyncExternalStore(watchToasts, getShownToast, getShownToast);
  const region = useAttendance(toast !== undefined);
  return (
    <section ref={region} className={classes.region} aria-label={t`Messages`} aria-live="polite">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

/** Where it cannot be loaded, the toast stands at the foot of the window. */
function useAttendance(hasToast: boolean) {
  const region = useRef<HTMLElement>(null);
  usePrefetch(attendToasts.load);
  useLayoutEffect(() => {
    if (!hasToast) return;
    const attended = attendToasts
      .load()
      .then((attend) => region.current && attend(region.current))
      .catch(() => undefined);
    return () => void attended.then((end) => end?.());
  }, [hasToast]);
  return region;
}

const icons: Record<Toast['kind'], typeof IconInfoCircle> = {
  success: IconCircleCheck,
  error: IconExclamationCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, kind, title, message, action, link } = toast;
  const hold = useCountdown(toast);
  const Icon = icons[kind];
  return (
    <div className={classes.toast} data-kind={kind} {...hold}>
      <Icon className={classes.icon} size={22} aria-hidden />
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {message && <p className={classes.message}>{message}</p>}
      </div>
      {action && (
        <Button
          variant="subtle"
          className={classes.action}
          onClick={() => {
            closeToast(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      {link && <ToastLink {...link} onFollow={() => closeToast(id)} />}
      <CloseButton aria-label={t`Close message`} onClick={() => closeToast(id)} />
    </div>
  );
}

interface ToastLinkProps extends NonNullable<Toast['link']> {
  onFollow: () => void;
}

const ToastLink = ({ to, label, onFollow }: ToastLinkProps) => (
  <LinkButton to={to} variant="subtle" className={classes.action} onClick={onFollow}>
    {label}
  </LinkButton>
);

/** Closes the toast after its duration; paused while focused, and once while hovered: a pointer may rest there anyway. */
function useCountdown(toast: ShownToast) {
  const { id } = toast;
  const shownMs = durationOf(toast);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs, isHeld]);
  const wasHovered = useRef(false);
  const holdOnce = () => {
    if (!wasHovered.current) setHovered(true);
    wasHovered.current = true;
  };
  return {
    onMouseEnter: holdOnce,
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
