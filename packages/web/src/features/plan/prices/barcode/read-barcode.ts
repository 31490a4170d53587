/**
 * Reads the barcode of a photo where the browser has no BarcodeDetector (ZXing). It is script alone: the policy for scripts
 * (`script-src 'self'`) would refuse WebAssembly. Files are named, since the index of the package has 140 KB more.
 */
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import MultiFormatUPCEANReader from '@zxing/library/esm/core/oned/MultiFormatUPCEANReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

/** Bars are upright in a photo that is held upright, else they lie. */
const turns = [0, 90] as const;

/**
 * @param pixels of a photo
 * @returns the digits; undefined where none are found
 */
export function readBarcode(
  pixels: Pick<ImageData, 'data' | 'width' | 'height'>,
): string | undefined {
  const grey = greyOf(pixels);
  for (const turn of turns) {
    const { data, width, height } = turn === 0 ? grey : turned(grey);
    const bitmap = new BinaryBitmap(
      new HybridBinarizer(new RGBLuminanceSource(data, width, height)),
    );
    const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
    try {
      return new MultiFormatUPCEANReader(hints).decode(bitmap, hints).getText();
    } catch {
      // It throws where it finds nothing.
    }
  }
  return undefined;
}

interface Grey {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

function greyOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Grey {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red, green, blue] = [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!];
    // The eye sees most by green.
    grey[at] = (red + 2 * green + blue) / 4;
  }
  return { data: grey, width, height };
}

function turned({ data, width, height }: Grey): Grey {
  const other = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) other[x * height + (height - 1 - y)] = data[y * width + x]!;
  }
  return { data: other, width: height, height: width };
}
