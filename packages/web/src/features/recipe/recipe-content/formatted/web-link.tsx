/** A link in a text: a recipe of this instance opens in the app, any other page in a new tab. */
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { withoutBasePath } from '../../../../base-path';
import classes from './format-text.module.css';

export interface WebLinkProps {
  /** http or https. */
  href: string;
  children: ReactNode;
}

export function WebLink({ href, children }: WebLinkProps) {
  const { history } = useRouter();
  const address = ownRecipe(href);
  if (address === undefined) {
    return (
      <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  }
  const open = (event: MouseEvent) => {
    // With a key, a new tab or a file is meant.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(address);
  };
  return (
    <a className={classes.link} href={address} onClick={open}>
      {children}
    </a>
  );
}

/** The address of a page of this app that shows a recipe, without the host. */
function ownRecipe(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { origin, pathname, search } = new URL(href);
  const isOwn = origin === location.origin && pathname.startsWith(`${basePath}/`);
  return isOwn && recipePage.test(withoutBasePath(pathname)) ? pathname + search : undefined;
}

const recipePage = /^\/(?:recipes|recipe|shared-recipe)\/[^/]+$/;
