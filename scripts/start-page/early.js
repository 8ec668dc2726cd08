// Runs in the head, before the app's code. Old phones read it as it is: no new syntax.
(() => {
  var home = '__HOME__';
  var files = '__FILES__';
  var html = document.documentElement;
  var path = location.hash.replace(/^#/, '').split('?')[0];
  if (path === '' || path === '/') path = home;
  try {
    if (localStorage.getItem('elderMode') === '1') html.setAttribute('data-elder', 'true');
  } catch (e) {}
  html.setAttribute('data-start', path === home && location.hash.indexOf('tab=') < 0 ? 'home' : 'other');
  (files[path] || []).forEach((file) => {
    var link = document.createElement('link');
    var isStyle = /\.css$/.test(file);
    link.rel = 'preload';
    link.as = isStyle ? 'style' : 'script';
    link.href = './' + file;
    document.head.appendChild(link);
  });
})();
