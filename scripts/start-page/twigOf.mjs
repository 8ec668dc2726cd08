/** An element as data (twigs.ts). */
export function twigOf(node) {
  if (node.nodeType === 3) return node.data;
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return [node.localName, attributes, ...[...node.childNodes].map(twigOf)];
}
