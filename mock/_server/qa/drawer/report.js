// A setting as a link, and the report that holds it.
import { control, lastCalls } from './ask.js';
import { masked, maskedText, maskedUrl } from './mask.js';

const REPORTED_CALLS = 10;

const toWord = (value) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The link that opens this screen with the same person, clock, data, faults, host and network in another browser. */
export async function makeLink() {
  const [{ data }, { now, persona }] = await Promise.all([control('qaKeep'), control('qaSee')]);
  const setting = {
    data,
    now,
    ...(persona ? { who: persona } : {}),
    host: sessionStorage.getItem('qaHost') ?? '',
    elder: localStorage.getItem('elderMode') === '1',
    calm: sessionStorage.getItem('qaCalm') === 'on',
    offline: sessionStorage.getItem('qaOffline') === 'on',
    at: location.hash,
  };
  return `${location.origin}/?qa=${toWord(setting)}`;
}

const release = () =>
  document
    .querySelector('script[src*="umi."]')
    ?.getAttribute('src')
    ?.match(/umi\.(\w+)\.js/)?.[1] ?? 'development';

function lineOf({ at, route, url, status, asked, answer, fault, misfit }) {
  const judged = { undefined: '', '': ' 合约✓' }[misfit] ?? ' 合约✗';
  const spoiled = fault ? ` 故障 ${fault}` : '';
  return [
    `- ${new Date(at).toISOString()} ${route.split(' ')[0]} ${maskedUrl(url)} → ${status}${judged}${spoiled}`,
    `  问 ${JSON.stringify(masked(asked))}`,
    `  答 ${maskedText(answer).slice(0, 600)}`,
  ].join('\n');
}

/** The text of a report: where, which version, the link, and the last calls. */
export async function makeReport() {
  const [link, calls] = await Promise.all([makeLink(), lastCalls()]);
  const head = `画面 ${location.hash || '#/'}\n版本 ${release()}\n浏览器 ${navigator.userAgent}\n复现 ${link}`;
  return `${head}\n最近的请求（个人信息已遮住）\n${calls.slice(0, REPORTED_CALLS).map(lineOf).join('\n')}\n`;
}

/** The call as a command; the cookie is left out. */
export function asCurl({ route, url, asked }) {
  const [method] = route.split(' ');
  const body =
    method === 'POST'
      ? ` -H 'Content-Type: application/json' -d '${JSON.stringify(masked(asked)).replaceAll("'", "'\\''")}'`
      : '';
  return `curl -X ${method} '${location.origin}${maskedUrl(url)}'${body} -b 'mock_session=…'`;
}
