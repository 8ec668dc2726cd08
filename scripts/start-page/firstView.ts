/** Who has led here (src/session/channel.ts): no screen looks otherwise for it. */
const ORIGIN = ['channelName', 'channelType', 'inviter'];

/** Nothing in the address asks for another view of the screen than its first; values of these `names` do not. */
export function isFirstView(names: readonly string[] = []): boolean {
  const asked = new URLSearchParams(window.__START__.query);
  return Array.from(asked.keys()).every((name) => names.includes(name) || ORIGIN.includes(name));
}
