import type { ServerResponse } from 'node:http';
import type { MockRequest } from '../handle';
import { sendPage } from './page';

const SCRIPT = `
var about = new URLSearchParams(location.search);
var list = document.querySelector('ul');
about.forEach(function (value, name) {
  var row = document.createElement('li');
  row.textContent = name + '：' + value;
  list.appendChild(row);
});
if (!list.children.length) document.querySelector('section').hidden = true;
document.querySelector('button').addEventListener('click', function () {
  if (history.length > 1) history.back(); else window.close();
});`;

/** Stands for the external customer-service chat; shows what the app told it. */
export function showChat(_: MockRequest, res: ServerResponse): void {
  sendPage(res, {
    title: '在线客服（模拟）',
    body: '<h1>在线客服</h1><p class="lead">您好，请问有什么可以帮您？</p><section><h2>您从这里来</h2><ul></ul></section><button type="button" class="plain">返回</button>',
    script: SCRIPT,
  });
}
