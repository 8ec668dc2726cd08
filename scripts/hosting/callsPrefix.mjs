// What stands before the paths of calls, in the HTML: its first script asks before app-config.js is there.
const META = /(<meta name="calls" content=")[^"]*(">)/;

/** The element as the build writes it. `prefix` is a path or an address without a slash at its end, or ''. */
export const callsMeta = (prefix) => `<meta name="calls" content="${prefix}">`;

/** The HTML for a host with another one. */
export const withCalls = (html, prefix) => html.replace(META, (_, before, after) => before + prefix + after);
