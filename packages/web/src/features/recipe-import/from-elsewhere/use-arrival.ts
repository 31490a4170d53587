/** What someone came with: an address or a text that was shared, or a page from their bookmark. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addressIn } from '@saltbush/domain/recipe-import/page-address';
import { handedOverIn, type HandedOver } from './handed-over';

export interface Arrival {
  /** To be read at once. */
  url?: string | undefined;
  /** A shared text without an address in it. */
  text?: string | undefined;
  page?: HandedOver | undefined;
}

export function useArrival(): Arrival {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [page, setPage] = useState<HandedOver>();
  const [{ url, text }] = useState(() => sharedIn(search));
  useEffect(() => {
    const { hash } = window.location;
    if (!hash.startsWith('#page=')) return;
    void handedOverIn(hash).then(setPage);
    // Too long to stay in the history.
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [navigate]);
  return { url, text, page };
}

/** Phones put an address where they like. */
function sharedIn({ url, text, title }: Record<string, string | undefined>): Arrival {
  const address = url?.trim() || addressIn(text ?? '') || addressIn(title ?? '');
  return address ? { url: address } : { text: text?.trim() || undefined };
}
