/** What a template of the page holds; undefined where the page has no such template. */
export function templateOf(id: string): DocumentFragment | undefined {
  return (document.getElementById(id) as HTMLTemplateElement | null)?.content;
}

/** The same, to be put in. */
export function contentOf(id: string): DocumentFragment | undefined {
  const content = templateOf(id);
  return content && document.importNode(content, true);
}

/** Writes what stands for {name} into the texts and attributes of an element. */
export function fill(element: Element, slots: Readonly<Record<string, string>>): void {
  const fillIn = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => slots[name] ?? all);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) text.nodeValue = fillIn(text.nodeValue ?? '');
  for (const each of [element, ...Array.from(element.querySelectorAll('*'))]) {
    for (const attribute of Array.from(each.attributes)) {
      if (attribute.value.includes('{')) attribute.value = fillIn(attribute.value);
    }
  }
}
