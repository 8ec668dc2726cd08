import { quickStyleOf } from './quickStyle';

const PAGE = `
  <section style="pointer-events: none">
    <a href="#/">一</a> <b style="visibility: hidden">二<i style="visibility: visible">三</i></b>
    <details><summary>四</summary><p>五</p></details>
    <span style="display: none"><em>六</em></span> <p hidden>七</p>
    <input type="hidden" /> <input /> <button disabled>八</button> <template><p>九</p></template>
    <table><tbody><tr><td style="display: block">十</td></tr></tbody></table>
    <svg style="pointer-events: auto"><path d="M0 0" style="display: none" /></svg>
    <dialog>合</dialog> <ul><li style="color: red">列</li></ul>
  </section>`;

const FIELDS = ['display', 'visibility', 'pointerEvents', 'color', 'opacity'] as const;
const PROPERTIES = ['display', 'visibility', 'pointer-events', 'color', 'opacity'] as const;

/** That of jsdom, which a window of its own still has. */
function slowStyle(): Window['getComputedStyle'] {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  if (!contentWindow) throw new Error('no window');
  return contentWindow.getComputedStyle.bind(contentWindow);
}

function valuesOf({ style, element }: { style: Window['getComputedStyle']; element: Element }) {
  const all = style(element);
  return [...FIELDS.map((field) => all[field]), ...PROPERTIES.map((name) => all.getPropertyValue(name))];
}

afterEach(() => document.body.replaceChildren());

test('answers what jsdom answers, for every kind of element', () => {
  const slow = slowStyle();
  const quick = quickStyleOf(slow);
  document.body.insertAdjacentHTML('beforeend', PAGE);
  const elements = [...document.body.querySelectorAll('section, section *')];
  expect(elements.length).toBeGreaterThan(20);
  for (const element of elements) {
    expect([element.outerHTML, ...valuesOf({ style: quick, element })]).toEqual([
      element.outerHTML,
      ...valuesOf({ style: slow, element }),
    ]);
  }
});

test('leaves it to jsdom where a style sheet is loaded', () => {
  const slow = slowStyle();
  document.body.insertAdjacentHTML('beforeend', '<style>.off { display: none }</style><p class="off">不</p>');
  expect(quickStyleOf(slow)(document.querySelector('.off') as Element).display).toBe('none');
});
