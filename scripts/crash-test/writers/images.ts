/** Sends pictures and puts them on a recipe: the files must be there, whole, in every width. */
import sharp from 'sharp';
import { type Caller, ask } from '../caller';
import { ToldBy, type Thing } from '../ledger';
import { createRecipe, makeContent, recipeThing, updateRecipe } from './recipe-things';
import { type OpenWriter, nextNumber } from './writer';

export const openImageWriter: OpenWriter = (caller) => {
  const recipe = recipeThing(caller);
  const content = makeContent();
  let uploaded: string | undefined;
  return {
    async write() {
      if (recipe.acknowledged === undefined) {
        return (await createRecipe(caller, recipe, content)) !== undefined;
      }
      if (uploaded === undefined) {
        uploaded = await upload(caller);
        return uploaded !== undefined;
      }
      const imageUrl = uploaded;
      uploaded = undefined;
      return (await updateRecipe(caller, recipe, { ...content, imageUrl })) !== undefined;
    },
  };
};

async function upload(caller: Caller): Promise<string | undefined> {
  const number = nextNumber();
  const colour = { r: shade(number), g: shade(number >> 3), b: shade(number >> 6) };
  const picture = sharp({ create: { width: 1300, height: 900, channels: 3, background: colour } });
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'picture');
  const thing: Thing = {
    name: `picture ${number}`,
    acknowledged: undefined,
    read: async () => undefined,
  };
  // Nobody knows the address of one whose upload was not answered, so nothing of it can be missed.
  const answer = await caller.ledger.write(thing, new ToldBy(() => true), () =>
    ask(caller, 'POST', '/images', form),
  );
  if (answer === undefined) return undefined;
  const { imageUrl } = answer.body as { imageUrl: string };
  thing.acknowledged = widths.map((width) => `${width}, ${nameOf(colour)}`);
  thing.read = () => Promise.all(widths.map((width) => readPicture(caller, imageUrl, width)));
  return imageUrl;
}

const widths = [400, 800, 1200];

/** One of eight, so far apart that encoding does not make one of another. */
const shade = (number: number) => (number % 8) * 32 + 16;

const nameOf = ({ r, g, b }: { r: number; g: number; b: number }) =>
  [r, g, b].map((part) => Math.floor(part / 32)).join('-');

/** @returns its width and colour, when the file can be decoded to the end */
async function readPicture(caller: Caller, imageUrl: string, width: number) {
  const address = new URL(imageUrl.replace('/800.', `/${width}.`), caller.api);
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  const { data, info } = await sharp(new Uint8Array(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data.subarray(-3);
  return `${info.width}, ${nameOf({ r, g, b })}`;
}
