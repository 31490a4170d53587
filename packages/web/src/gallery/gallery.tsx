/** All examples on one page, or one of them in a frame. */
import { createRoot } from 'react-dom/client';
import { startSession } from '../api/session';
import { applyColourScheme } from '../ui/theme/colour-scheme';
import { priya, token } from '../testing/people';
import { fetchFrom } from '../testing/fake-answers';
import { shownAlone } from './address';
import { AppAround } from './app-around';
import { findExample, groups } from './examples';
import { GalleryPage } from './gallery-page';

export function mountGallery(): void {
  const alone = shownAlone === null ? undefined : findExample(shownAlone);
  applyColourScheme();
  startSession(token, priya);
  window.fetch = fetchFrom(alone?.answers ?? []) as typeof fetch;
  alone?.prepare?.();
  createRoot(document.getElementById('root')!).render(
    <AppAround at={alone?.at}>
      {alone ? <alone.Show /> : <GalleryPage groups={groups} />}
    </AppAround>,
  );
}
