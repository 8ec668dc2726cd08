// The document with its examples, kept for the tests and the mock server.
import { loadCalls } from './calls.mjs';
import { writeDocument } from './document.mjs';
import { keep } from './stamp.mjs';

export async function compose(examples) {
  const loaded = await loadCalls();
  const { document, missing } = writeDocument(loaded, examples);
  if (missing.length > 0) throw new Error(`no meaning, neither at the field nor in fields.json: ${missing.join(', ')}`);
  keep(document, loaded.inputs);
  return document;
}
