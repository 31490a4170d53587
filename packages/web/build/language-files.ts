/**
 * Where the files of one language's build are served (decision 0160). The first language has the places that all builds had
 * before there were several. Another one has what has words in a folder of its own, and shares the rest: scripts, styles,
 * fonts and images have the hash of their content in their name, or no words.
 */

/** Of the first language; "languages/de/" of another. */
export const firstFolder = '';

const hasWords = /^(?!assets\/).*\.(html|json|webmanifest)$|^sw\.js$/;

/**
 * @param file as the build of the language writes it: "pages/login.html"
 * @param folder of the language
 * @example placeOf('sw.js', 'languages/de/') // 'languages/de/sw.js'
 */
export const placeOf = (file: string, folder: string): string =>
  hasWords.test(file) ? folder + file : file;
