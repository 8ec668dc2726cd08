// The few parts that the drawer is made of.

/** An element: `h('button', { onclick }, 'text')`. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value' || name === 'disabled' || name === 'hidden' || name === 'textContent')
      element[name] = value;
    else if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((each) => each !== undefined && each !== null));
  return element;
}

/** A button that does its work once and tells what went wrong. */
export function action(text, work, { tell, pressed } = {}) {
  const button = h(
    'button',
    { type: 'button', ...(pressed === undefined ? {} : { 'aria-pressed': String(pressed) }) },
    text,
  );
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      tell?.((await work()) ?? '');
    } catch (error) {
      tell?.(error.message);
    }
    button.disabled = false;
  });
  return button;
}

export function select(label, options) {
  return h('select', { 'aria-label': label }, ...options.map(([value, text = value]) => h('option', { value }, text)));
}

export const section = (title, ...children) =>
  h('details', {}, h('summary', {}, title), h('div', { class: 'body' }, ...children));
export const row = (...children) => h('div', { class: 'row' }, ...children);
