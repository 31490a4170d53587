/** Where the code of reading aloud can't be fetched. */
export const NotLoaded = () => (
  <p role="alert">Reading aloud can’t be loaded now. Try again with a network.</p>
);
