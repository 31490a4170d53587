/** What a text recognition finds on one photo: words and where they are, in pixels from the top left. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PhotoWord extends Box {
  text: string;
  /** Confidence of the recognition, 0 to 100. */
  confidence: number;
}

/** One photo, upright. */
export interface PhotoPage {
  words: PhotoWord[];
  /** By which the photo had to be turned clockwise to be upright: 0 to 3. */
  quarterTurns: number;
}
