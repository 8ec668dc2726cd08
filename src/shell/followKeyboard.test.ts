import { followKeyboard } from './followKeyboard';

test('a window that becomes lower shows the field that is typed into, and moves for nothing else', () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    shown.push(`${this.id} ${JSON.stringify(options)}`);
  };
  document.body.innerHTML = '<input id="field"><button id="button">保存</button>';
  followKeyboard();
  const resizeWith = (id: string) => {
    document.getElementById(id)?.focus();
    window.dispatchEvent(new Event('resize'));
  };
  resizeWith('button');
  expect(shown).toEqual([]);
  resizeWith('field');
  expect(shown).toEqual(['field {"block":"nearest"}']);
});
