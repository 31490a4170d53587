/**
 * Runs in the head of every page, before anything is painted and before the app has loaded. A small
 * script of its own, because the content security policy allows none inside the page (decision 0017).
 */
import { withoutBasePath } from '../base-path';
import { prefetchFirstCall } from '../api/prefetched-response';
import { readReader } from '../api/reader';
import { recordEarlyUse } from '../ui/fields/early-use';
import { queueSubmits } from '../ui/fields/pending-submit';
import { applyColourScheme } from '../ui/theme/colour-scheme';
import { prefetchFirstImages } from './prefetch-first-images';
import { reportFailedScripts } from './report-failed-scripts';

applyColourScheme();
// A page is prerendered for visitors or for signed-in users: base.css hides the wrong one.
const reader = readReader();
document.documentElement.dataset['reader'] = reader;
if (reader !== 'visitor') recordEarlyUse();
prefetchFirstCall(withoutBasePath(location.pathname) + location.search);
void prefetchFirstImages();
queueSubmits();
reportFailedScripts();
