/**
 * Evernote: `.enex`, an XML document with a note for each recipe.
 *
 * - The content of a note is a page of its own; its blocks are lines, which are read like a pasted text.
 * - A note without ingredients and a method is no recipe, and named in the report.
 * - The first image of a note is the recipe's.
 *
 * Source: https://evernote.com/blog/how-evernotes-xml-export-format-works
 */
import { Parser } from 'htmlparser2';
import { recipeFromPlainText } from '../../plain-text/recipe-from-plain-text';
import { fieldsOf, type Fields } from '../fields/fields';
import { embeddedImage, firstImage } from '../fields/images';
import type { ImageInFile } from '../fields/recipe-in-file';
import type { XmlReader } from '../fields/xml-reader';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const evernote: XmlReader = {
  name: 'Evernote',
  roots: ['en-export'],
  recipeName: 'note',
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('updated', 'content', 'guid', 'note-attributes');
    const title = fields.text('title') ?? '';
    const text = textOfContent(String(node['content'] ?? ''));
    const draft = recipeFromPlainText(`${title}\n\n${text.slice(0, longestText)}`);
    const isRecipe = draft && draft.ingredients.length > 0 && draft.steps.length > 0;
    if (!isRecipe) return `${title.slice(0, 80)}: we found no recipe in this note.`;
    const [attributes] = fields.each('note-attributes');
    attributes?.ignore('source', 'source-application', 'latitude', 'longitude', 'altitude');
    fields.remember('content', text);
    const { serves, yieldText, ingredients, steps } = draft;
    return recipeFromParts(
      {
        title: title || draft.title,
        description: draft.description,
        notes: [{ text: draft.notes }],
        serves: yieldText ?? serves,
        prepTime: draft.prepMinutes,
        cookTime: draft.cookMinutes,
        totalTime: draft.totalMinutes,
        ingredients,
        steps,
        labels: fields.words('tag'),
        source: { siteUrl: attributes?.text('source-url'), author: attributes?.text('author') },
        createdAt: isoTime(fields.code('created')),
        images: firstImage(imagesOf(fields), fields, 'resource'),
      },
      fields,
    );
  },
};

/** A line for each block of the note. */
function textOfContent(content: string): string {
  const parts: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void (blocks.test(name) && parts.push('\n')),
      ontext: (text) => void parts.push(text.replace(/[\s\u00a0]+/g, ' ')),
      onclosetag: (name) => void (blocks.test(name) && parts.push('\n')),
    },
    { decodeEntities: true },
  );
  parser.end(content.slice(0, longestContent));
  const lines = parts.join('').split('\n');
  return lines.map((line) => line.trim()).join('\n');
}

const blocks = /^(?:br|p|div|li|ul|ol|h[1-6]|tr|table|hr|blockquote|en-todo)$/;
const longestContent = 2_000_000;
const longestText = 100_000;

function imagesOf(fields: Fields): ImageInFile[] {
  return fields.each('resource').flatMap((resource) => {
    const isImage = /^image\//i.test(resource.code('mime') ?? '');
    if (!isImage) return [];
    resource.ignore('width', 'height', 'duration', 'recognition', 'resource-attributes', 'data');
    return resource.eachOrText('#text', 'data').flatMap((data) => {
      data.ignore('encoding');
      const base64 = data.take('#text');
      return embeddedImage(typeof base64 === 'string' ? base64.replace(/\s+/g, '') : base64);
    });
  });
}

/** @example isoTime('20130730T205204Z') // '2013-07-30T20:52:04Z' */
const isoTime = (time: string | undefined): string | undefined =>
  time?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
