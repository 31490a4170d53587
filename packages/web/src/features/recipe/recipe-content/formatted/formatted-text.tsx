import { useTextFormat } from './use-text-format';

/** A description, notes or any text of a recipe with its bold, italics, links and lists. */
export function FormattedText({ text }: { text: string }) {
  const format = useTextFormat([text]);
  if (!format) return text;
  const formatted = format.readFormattedText(text);
  return <format.FormattedPieces formatted={formatted} pieces={[formatted.plain]} />;
}
