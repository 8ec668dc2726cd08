import styles from './toastBox.module.less';

/** What kind of news a message is. */
export type ToastTone = 'message' | 'success' | 'failure';

const SVG = 'http://www.w3.org/2000/svg';
const CHECK = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0m6 0l2 2l4-4';

function drawCheck(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const attributes = {
    class: styles.check ?? '',
    viewBox: '0 0 24 24',
    width: '1em',
    height: '1em',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const stroke = { d: CHECK, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.7', 'stroke-linecap': 'round' };
  for (const [name, value] of Object.entries(stroke)) path.setAttribute(name, value);
  svg.append(path);
  return svg;
}

/** Draws one message as plain text. A failure interrupts a screen reader, anything else waits for its turn in its region. */
export function drawToast(text: string, tone: ToastTone): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  if (tone === 'failure') box.setAttribute('role', 'alert');
  const words = document.createElement('span');
  words.className = styles.words ?? '';
  if (tone === 'success') words.append(drawCheck());
  words.append(text);
  box.append(words);
  return box;
}
