/** Returns what tells whether the screen and its panel are the ones that stand there now. */
export function stillHere(): () => boolean {
  const { hash } = window.location;
  return () => window.location.hash === hash;
}
