/** The package has no types of its own. */
declare module 'heic-decode' {
  interface HeicPixels {
    width: number;
    height: number;
    data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<HeicPixels>;
  }
  const decoder: {
    all(source: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
  };
  export default decoder;
}
