/**
 * The files of each screen out of the text that the build makes of them (pageScripts.mjs): "12.ab34cd 56.ef78ab+" is a
 * script, and a script with its style sheet.
 */
export function screenFiles(short) {
  const filesOf = (part) => {
    const name = part.replace('+', '');
    return [...(name === part ? [] : [`${name}.chunk.css`]), `${name}.async.js`];
  };
  return Object.fromEntries(Object.entries(short).map(([screen, text]) => [screen, text.split(' ').flatMap(filesOf)]));
}
