/** Content passed to the import page: a shared URL or text, or a page from the bookmarklet. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addressIn } from '@saltbush/recipe-parser/recipe';
import { parseBookmarkletHash, type BookmarkletContent } from './bookmarklet';

export interface IncomingImport {
  /** Imported at once. */
  url?: string | undefined;
  /** Shared text without a URL. */
  text?: string | undefined;
  page?: BookmarkletContent | undefined;
}

export function useIncomingImport(): IncomingImport {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [page, setPage] = useState<BookmarkletContent>();
  const [{ url, text }] = useState(() => sharedIn(search));
  useEffect(() => {
    const { hash } = window.location;
    if (!hash.startsWith('#page=')) return;
    void parseBookmarkletHash(hash).then(setPage);
    // Removed from the URL: too long for the history.
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [navigate]);
  return { url, text, page };
}

/** Phones put the URL into any of the parameters. */
function sharedIn({ url, text, title }: Record<string, string | undefined>): IncomingImport {
  const address = url?.trim() || addressIn(text ?? '') || addressIn(title ?? '');
  return address ? { url: address } : { text: text?.trim() || undefined };
}
