// Runs in the head, before the app's code. Old phones read it as it is: no new syntax.
(() => {
  var home = '__HOME__';
  var files = '__FILES__';
  var html = document.documentElement;
  var path = location.hash.replace(/^#/, '').split('?')[0];
  if (path === '' || path === '/') path = home;
  var isElder = false;
  try {
    isElder = localStorage.getItem('elderMode') === '1';
  } catch (e) {}
  if (isElder) html.setAttribute('data-elder', 'true');
  html.setAttribute('data-start', path === home && location.hash.indexOf('tab=') < 0 ? 'home' : 'other');

  // The home screen's goods: the same call as the app's first one, which takes this answer over.
  if (path === home && location.hash.indexOf('?') < 0 && window.fetch) {
    var prefix = String((window.__APP_CONFIG__ || {}).urlPrefix || '').replace(/\/+$/, '');
    var platform = /miniProgram/i.test(navigator.userAgent) ? 'miniProgram' : 'wxWap';
    var goods = prefix + '/api/miniapp/mall/goods/list?currentPage=1&pageSize=' + (isElder ? 3 : 20);
    goods += '&appCode=scheduling&platform=' + platform;
    window.__EARLY__ = { key: 'GET ' + goods, answer: fetch(goods, { credentials: 'include' }).catch(() => undefined) };
  }

  (files[path] || []).forEach((file) => {
    var link = document.createElement('link');
    var isStyle = /\.css$/.test(file);
    link.rel = 'preload';
    link.as = isStyle ? 'style' : 'script';
    link.href = './' + file;
    document.head.appendChild(link);
  });
})();
