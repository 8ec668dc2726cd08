function lastingTwig(one, other) {
  if (typeof one === 'string' || typeof other === 'string') return one === other ? one : undefined;
  const [[tag, attributes, ...parts], [otherTag, otherAttributes, ...others]] = [one, other];
  const isSame = tag === otherTag && JSON.stringify(attributes) === JSON.stringify(otherAttributes);
  return isSame && parts.length === others.length ? [tag, attributes, ...lasting(parts, others)] : undefined;
}

/**
 * What is the same in two drawings (twigs.ts) of one screen, made on two days: what depends on the day is left to the app,
 * since a build is served for weeks.
 */
export function lasting(twigs, others) {
  if (twigs.length !== others.length) return [];
  return twigs.map((twig, place) => lastingTwig(twig, others[place])).filter((twig) => twig !== undefined);
}
