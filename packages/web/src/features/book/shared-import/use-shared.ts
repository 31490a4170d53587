/** What another app shared: the service worker has stored it, and names it in the address of the page. */
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { findShared, forgetShared, type SharedContent } from '../../device/shared-content';
import { problemOf, type Problem } from './problem-of';

export interface Shared {
  content: SharedContent | undefined;
  /** Why it is not here. */
  problem: Problem | undefined;
  /** Call it when it was imported: until then it comes again with a reload. */
  forget: () => void;
}

export function useShared(): Shared {
  const { shared: id }: Record<string, string | undefined> = useSearch({ strict: false });
  const [found, setFound] = useState<{ id: string; content: SharedContent | undefined }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isLeft = false;
    void findShared(id)
      .catch(() => undefined)
      .then((content) => {
        if (!isLeft) setFound({ id, content });
      });
    return () => {
      isLeft = true;
    };
  }, [id]);
  const here = found?.id === id ? found : undefined;
  const forget = () => {
    if (id !== undefined) forgetShared(id).catch(() => undefined);
  };
  return {
    content: here?.content,
    problem: here && !here.content ? problemOf(here.id) : undefined,
    forget,
  };
}
