// Makes the document anew when something that it is made of has changed.
import { isKept } from './stamp.mjs';

export async function keepDocument() {
  if (isKept()) return;
  const { compose } = await import('./compose.mjs');
  const { readExamples } = await import('./examples.mjs');
  await compose(readExamples());
}
