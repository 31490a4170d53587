/** The title of the window and its tab; `Page` has it too. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} · Saltbush`}</title>;
}
