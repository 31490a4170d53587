/** Storage that is gone with the page: a developer stays signed in as they are, and keeps their theme. */
import { colourSchemeKey } from '../ui/theme/colour-scheme';
import { isDark } from './address';

class OwnStorage extends Map<string, string> {
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

const stored = new OwnStorage([
  [colourSchemeKey, isDark ? 'dark' : 'light'],
  ['hasSeenTour', 'true'],
]);
Object.defineProperty(window, 'localStorage', { value: stored });
