/** The way back from an inner page: to the page one came from, else to the one above. Main pages have none. */
import { t } from '@lingui/core/macro';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useRouter } from '@tanstack/react-router';
import { use, type MouseEvent } from 'react';
import { LinkIcon } from '../link-button';
import classes from './back-arrow.module.css';
import { ParentPage } from './parent-page';
import { countStepsBack } from './visited-pages';

export function BackArrow({ isOverImage = false }: { isOverImage?: boolean }) {
  const parent = use(ParentPage);
  const { history } = useRouter();
  if (parent === undefined) return null;
  const handleClick = (event: MouseEvent) => {
    const steps = countStepsBack(history.location);
    if (steps === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.go(-steps);
  };
  return (
    <LinkIcon
      to={parent}
      replace
      variant={isOverImage ? 'default' : 'subtle'}
      className={isOverImage ? classes.overImage : classes.arrow}
      aria-label={t`Back`}
      data-back
      onClick={handleClick}
    >
      <IconArrowLeft size={22} stroke={1.75} />
    </LinkIcon>
  );
}
