const TEXT_LIMIT = 1_500;
const NAMES_LIMIT = 24;
/** What a person finds a way by; the rest is in the text. Roles would need every element's style, at every try. */
const PARTS = {
  dialog: '[role="dialog"], dialog',
  alert: '[role="alert"], [role="status"]',
  heading: 'h1, h2, h3, h4',
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input, textarea, select',
};

const fold = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function nameOf(element: Element): string {
  return fold(element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent).slice(
    0,
    40,
  );
}

function outlineOf(page: Element): string {
  const lines = Object.entries(PARTS).flatMap(([part, selector]) => {
    const names = Array.from(page.querySelectorAll(selector), nameOf).slice(0, NAMES_LIMIT);
    return names.length > 0 ? [`${part}: ${names.join(' | ')}`] : [];
  });
  const text = fold(page.textContent);
  return [...lines, `text: ${text.slice(0, TEXT_LIMIT)}${text.length > TEXT_LIMIT ? ' …' : ''}`].join('\n');
}

/**
 * What a query says that finds nothing: its own sentence and an outline of the page instead of the whole document. A
 * waiting query hands in what the last try said, which has an outline already.
 */
export function elementError(message: string | null, container: Element | Document): Error {
  const sentence = (message ?? '').split(/\n\n(?:Here are the (?:accessible )?roles|The page shows:)/)[0];
  const page = 'body' in container ? container.body : container;
  const error = new Error(`${sentence}\n\nThe page shows:\n${outlineOf(page)}`);
  error.name = 'TestingLibraryElementError';
  return error;
}
