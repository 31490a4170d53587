/** Content passed to the import page: what another app shared, or a page from the bookmarklet. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addressIn } from '@saltbush/recipe-parser/recipe';
import { useShared, type Shared } from '../../shared-import';
import { parseBookmarkletHash, type BookmarkletContent } from './bookmarklet';

export interface IncomingImport extends Pick<Shared, 'problem' | 'forget'> {
  /** Imported at once. */
  url?: string | undefined;
  /** Shared text without a URL. */
  text?: string | undefined;
  page?: BookmarkletContent | undefined;
  photos?: readonly File[] | undefined;
}

export function useIncomingImport(): IncomingImport {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [page, setPage] = useState<BookmarkletContent>();
  const [inAddress] = useState(() => sharedIn(search));
  const { content, problem, forget } = useShared();
  useEffect(() => {
    const { hash } = window.location;
    if (!hash.startsWith('#page=')) return;
    void parseBookmarkletHash(hash).then(setPage);
    // Removed from the URL: too long for the history.
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [navigate]);
  const { url, text } = content ? sharedIn(content) : inAddress;
  const photos = content && content.files.length > 0 ? content.files : undefined;
  // With an image comes the address of its page: the image is what was shared.
  return photos
    ? { photos, text: text ?? url, problem, forget }
    : { url, text, page, problem, forget };
}

type Texts = Partial<Record<'url' | 'text' | 'title', string | undefined>>;

/** Phones put the URL into any of the parameters. */
function sharedIn({ url, text, title }: Texts): Pick<IncomingImport, 'url' | 'text'> {
  const address = url?.trim() || addressIn(text ?? '') || addressIn(title ?? '');
  return address ? { url: address } : { text: text?.trim() || undefined };
}
