/** How far a backup or a restore is. */
export interface Progress {
  step: 'rows' | 'images' | 'checking';
  /** Of `total`: tables of rows, bytes of images and of the file that is checked. */
  done: number;
  total: number;
}

export type OnProgress = (progress: Progress) => void;
