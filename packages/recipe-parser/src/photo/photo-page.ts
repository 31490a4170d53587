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

/** The photo that was read, upright, in the pixels in which its words are. */
export interface UprightPhoto {
  width: number;
  height: number;
  /** By which it was turned clockwise to be level, in degrees. */
  tilt: number;
}

/** One photo, upright and level. */
export interface PhotoPage {
  words: PhotoWord[];
  /** By which the photo had to be turned clockwise to be upright: 0 to 3. */
  quarterTurns: number;
  upright: UprightPhoto;
}
