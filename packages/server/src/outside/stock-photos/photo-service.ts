/** What every stock photo service can do. */
import type {
  ImageCredit,
  StockPhoto,
  StockPhotoProvider,
} from '@saltbush/contract/recipe/stock-photos';

export interface PhotoService {
  name: StockPhotoProvider;
  /**
   * Landscape photos, at most 15.
   *
   * @throws ServiceFailed, or the signal's reason
   */
  search(query: string, signal: AbortSignal): Promise<FoundPhoto[]>;
  /**
   * One photo, to be used from now on.
   *
   * @returns nothing when there is none with this id, or its licence does not allow it
   * @throws ServiceFailed, or the signal's reason
   */
  take(id: string, signal: AbortSignal): Promise<TakenPhoto | undefined>;
}

export interface FoundPhoto extends StockPhoto {
  tagCount: number;
}

/** Linked at the service, or copied from the first of these untrusted addresses that has it. */
export type TakenPhoto =
  | {
      use: 'link';
      /** Makes the width that its parameter `w` says. */
      externalUrl: string;
      width: number;
      height: number;
      colour: string;
      credit: ImageCredit;
    }
  | { use: 'copy'; addresses: string[]; credit: ImageCredit };

/** Longer names and descriptions of photographers are cut. */
const longestText = 200;

/** @returns nothing for a blank text */
export function lineOf(text: string | null | undefined): string | undefined {
  const line = text?.replace(/\s+/g, ' ').trim().slice(0, longestText).trim();
  return line === '' ? undefined : line;
}

/** Pages link to it: nothing but the web. */
export function webAddressOf(text: string | null | undefined): string | undefined {
  if (!text || text.length > 2_000 || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Of one answer: enough for 15 photos with all that is known about them. */
export const maxAnswerBytes = 2 * 1024 * 1024;

/** Of one call: a search makes two after each other, and its caller waits 20 s. */
export const callTimeMs = 8_000;
